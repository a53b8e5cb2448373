import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { firstFreePort, servers } from './servers.ts';

/** Compiling everything is slow on a busy machine. */
const startsWithinMs = 240_000;
const ports = Object.fromEntries(Object.values(servers).map(({ variable, port }) => [variable, String(port)]));

const running: { stop(): Promise<void> }[] = [];
test.afterEach(async () => {
  await Promise.all(running.splice(0).map(({ stop }) => stop()));
});

/** The development server of an app, as `pnpm dev` starts it with every port moved and nothing else set. */
async function develop(app: 'web' | 'mini', port: number): Promise<string> {
  const child = spawn('pnpm', ['run', 'dev'], {
    cwd: join(import.meta.dirname, '..', '..', app),
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...ports, [servers[app].variable]: String(port) },
    stdio: 'ignore',
    detached: true,
  });
  const ended = once(child, 'exit');
  running.push({
    async stop() {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
      await ended;
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await expect(async () => {
    expect((await fetch(url)).status).toBe(200);
  }).toPass({ timeout: startsWithinMs });
  return url;
}

test('a page of the development server asks only its own servers and logs no console error', async ({ page }) => {
  test.setTimeout(2 * startsWithinMs);
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  const url = await develop('web', firstFreePort + 3);
  await page.goto(`${url}/tenders`);
  await page.waitForFunction(
    () => Object.keys(document.documentElement).some((key) => key.startsWith('__reactFiber')),
    null,
    {
      timeout: startsWithinMs,
    },
  );
  const config = await page.locator('meta[name="awaj:config"]').getAttribute('content');
  expect(JSON.parse(config ?? '')).toMatchObject({
    apiUrl: servers.api.url,
    miniUrl: servers.mini.url,
    paymentOrigins: servers.sandbox.url,
  });
  expect(said).toEqual([]);
});

test('the development server of the mini app asks the API at its changed port', async ({ page }) => {
  test.setTimeout(2 * startsWithinMs);
  const url = await develop('mini', firstFreePort + 4);
  const config = await page.request.get(`${url}/app/config/config.ts`);
  expect(await config.text()).toContain(`"apiUrl":"${servers.api.url}"`);
});
