import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from '@playwright/test';
import { firstFreePort } from './servers.ts';

const port = (place: number): string => String(firstFreePort + 5 + place);
const url = (place: number): string => `http://127.0.0.1:${port(place)}`;
const [api, web, sandbox] = [url(0), url(1), url(3)];
const folder = join(tmpdir(), `awaj-e2e-collecting-${process.pid}`);
const wantedWithinMs = 60_000;

interface Printed {
  language: string;
  type: string;
  title: string;
}

/** Starts a separate product as `npm start` does, because new notices would disturb other journeys. */
function startProduct() {
  const child = spawn(process.execPath, [join('..', 'launcher', 'src', 'start.ts'), '--built'], {
    env: {
      ...process.env,
      API_PORT: port(0),
      WEB_PORT: port(1),
      MINI_PORT: port(2),
      SANDBOX_PORT: port(3),
      SANDBOX_SMTP_PORT: port(4),
      SANDBOX_SITES_PORT: port(5),
      AWAJ_DATA_DIR: join(folder, 'db'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  return {
    async untilReady() {
      for await (const line of createInterface(child.stdout)) if (line.includes('Awaj is ready')) break;
      child.stdout.resume();
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Prints a new issue of one paper, and returns its tenders in a language. */
async function print(site: string, language: string): Promise<string[]> {
  const answer = await fetch(`${sandbox}/control/newsroom/issues`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ site }),
  });
  const { issues } = (await answer.json()) as { issues: readonly { printings: readonly Printed[] }[] };
  const printed = issues.flatMap(({ printings }) => printings);
  return printed.filter((each) => each.language === language && each.type === 'purchase').map(({ title }) => title);
}

/** A collector that asks for the list of a site again has read everything published before. */
async function timesRead(site: string, list: string): Promise<number> {
  const answer = await fetch(`${sandbox}/control/newsroom/visits`);
  const { visits } = (await answer.json()) as {
    visits: Readonly<Record<string, { visits: readonly { path: string }[] }>>;
  };
  return (visits[site]?.visits ?? []).filter((visit) => visit.path === list).length;
}

interface Listed {
  id: number;
  title: string;
}

async function newest(): Promise<Listed[]> {
  const answer = await fetch(`${api}/latest-tenders`);
  const { tenders } = (await answer.json()) as { tenders: { data: readonly Listed[] } };
  return [...tenders.data];
}

let product: ReturnType<typeof startProduct>;
test.beforeAll(async () => {
  // As long as the product that the other journeys share may take.
  test.setTimeout(300_000);
  product = startProduct();
  await product.untilReady();
});
test.afterAll(() => product.stop());
test.describe.configure({ mode: 'serial' });

for (const { site, list, language, path } of [
  { site: 'addis-dimts', list: '/tenders', language: 'am', path: '/am/tender' },
  { site: 'nile-herald', list: '/classified.php', language: 'en', path: '/tender' },
])
  test(`a notice that ${site} prints in ${language} is on the website within a minute`, async ({ page }) => {
    await expect.poll(() => timesRead(site, list), { timeout: wantedWithinMs }).toBeGreaterThan(1);
    const known = Math.max(...(await newest()).map(({ id }) => id));
    const started = performance.now();
    const titles = await print(site, language);
    let found: Listed | undefined;
    const isListed = async () => {
      found = (await newest()).find(({ id, title }) => id > known && titles.includes(title));
      return found !== undefined;
    };
    await expect.poll(isListed, { timeout: wantedWithinMs, intervals: [250] }).toBe(true);
    await page.goto(`${web}${path}/${found?.id}`);
    await expect(page.getByRole('heading', { level: 1, name: found?.title ?? titles[0] ?? '' })).toBeVisible();
    const seconds = (performance.now() - started) / 1_000;
    console.log(`${site}: printed → visible in ${seconds.toFixed(1)} s`);
    expect(seconds).toBeLessThan(wantedWithinMs / 1_000);
  });
