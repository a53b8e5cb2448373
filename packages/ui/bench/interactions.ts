// What it costs the main thread of a slow phone to open things and to scroll: pnpm --filter @awaj/ui bench:interactions
import { type CDPSession, chromium, type Page } from 'playwright';
import { serveStorybook } from '../visual/storybook.ts';
import { openStorybook, showStory } from '../visual/storybook-page.ts';

const slowdown = 4;
const rounds = 5;
const longestMs = 50;

interface Opening {
  name: string;
  story: string;
  /** What is pressed, by role. */
  opener: 'button' | 'combobox';
}

const openings: readonly Opening[] = [
  { name: 'Drawer', story: 'structure-drawer--opened-by-a-button', opener: 'button' },
  { name: 'Dialog', story: 'structure-dialog--opened-by-a-button', opener: 'button' },
  { name: 'Select, 100 options', story: 'forms-select--hundred-options', opener: 'combobox' },
];

/** What is shown in between, so that every round begins anew. */
const resting = 'actions-and-text-badge--neutral';

const longList = { name: 'InfiniteList, 5,000 items', story: 'structure-infinitelist-long-lists--five-thousand' };

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

async function busyMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
}

/** Until the page has drawn what the last event asked for. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

async function open(page: Page, session: CDPSession, { story, opener }: Opening): Promise<number> {
  await showStory(page, resting);
  await showStory(page, story);
  const target = page.getByRole(opener).first();
  await target.hover();
  await drawn(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const before = await busyMs(session);
  await page.mouse.down();
  await page.mouse.up();
  await drawn(page);
  const spent = (await busyMs(session)) - before;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return spent;
}

/** Scrolls through as a thumb would, a screen at a time, and reports the longest task. */
async function scroll(page: Page, session: CDPSession): Promise<{ longest: number; nodes: number }> {
  await showStory(page, resting);
  await showStory(page, longList.story);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const longest = await page.evaluate(async () => {
    let longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
    }).observe({ type: 'longtask' });
    for (let screen = 0; screen < 120; screen += 1) {
      window.scrollBy(0, window.innerHeight * 0.8);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
    return longest;
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { longest, nodes: await page.evaluate(() => document.querySelectorAll('*').length) };
}

function report(name: string, ms: number, besides = ''): void {
  const isMet = ms <= longestMs;
  console.log(`| ${name} | ${ms.toFixed(0)} ms${besides} | ≤ ${longestMs} ms | ${isMet ? 'met' : 'MISSED'} |`);
  if (!isMet) process.exitCode = 1;
}

const server = await serveStorybook();
const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await openStorybook(page, server.url);
  console.log(`| at ${slowdown}× slowdown | seen | wanted | |\n| --- | --- | --- | --- |`);
  for (const opening of openings) {
    const spent: number[] = [];
    for (let round = 0; round < rounds; round += 1) spent.push(await open(page, session, opening));
    report(`${opening.name}, opened: work of the main thread`, median(spent));
  }
  const runs: { longest: number; nodes: number }[] = [];
  for (let round = 0; round < rounds; round += 1) runs.push(await scroll(page, session));
  const nodes = Math.max(...runs.map((run) => run.nodes));
  report(`${longList.name}, scrolled: longest task`, median(runs.map(({ longest }) => longest)), `, ${nodes} nodes`);
} finally {
  await browser.close();
  await server.stop();
}
