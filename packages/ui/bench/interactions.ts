// What it costs the main thread of a slow phone to open things and to scroll: pnpm --filter @awaj/ui bench:interactions
import { type CDPSession, chromium, type Page } from 'playwright';
import { servePage } from './serve-page.ts';

const slowdown = 4;
const loads = 5;
const rounds = 4;
const longestMs = 50;

interface Opening {
  name: string;
  scene: string;
  /** What is pressed, by role. */
  opener: 'button' | 'combobox';
}

const openings: readonly Opening[] = [
  { name: 'Drawer', scene: 'drawer', opener: 'button' },
  { name: 'Dialog', scene: 'dialog', opener: 'button' },
  { name: 'Select, 100 options', scene: 'select', opener: 'combobox' },
];

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Counted in time of the processor, so that what else the machine does is not in it. */
async function busyMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
}

/** Until the page has drawn what the last event asked for. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

async function load(page: Page, url: string, scene: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${url}#${scene}`);
  await page.locator('#root > *').first().waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
}

type Role = Opening['opener'] | 'heading';

/** All work of the main thread from a press until what came of it is drawn. */
async function press(page: Page, session: CDPSession, role: Role): Promise<number> {
  const place = await page.getByRole(role).first().boundingBox();
  if (!place) throw new Error(`There is no ${role} to press.`);
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
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

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('[role=dialog], [role=listbox]').waitFor({ state: 'detached' });
}

/** The first opening also pays for code that has never run; what comes after it is what a reader mostly meets. */
async function open(page: Page, session: CDPSession, url: string, { scene, opener }: Opening) {
  const first: number[] = [];
  const again: number[] = [];
  const nothing: number[] = [];
  for (let visit = 0; visit < loads; visit += 1) {
    await load(page, url, scene);
    nothing.push(await press(page, session, 'heading'));
    first.push(await press(page, session, opener));
    for (let round = 0; round < rounds; round += 1) {
      await close(page);
      nothing.push(await press(page, session, 'heading'));
      again.push(await press(page, session, opener));
    }
  }
  // A press that does nothing, and asking when it is over, take their time as well.
  const idle = median(nothing);
  return { first: median(first) - idle, again: median(again) - idle, idle };
}

/** Scrolls through as a thumb would, a screen at a time, and reports the longest task. */
async function scroll(page: Page, session: CDPSession): Promise<{ longest: number; nodes: number }> {
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

const served = await servePage();
const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
  await session.send('Performance.enable');
  console.log(`| at ${slowdown}× slowdown | seen | wanted | |\n| --- | --- | --- | --- |`);
  for (const opening of openings) {
    const { first, again, idle } = await open(page, session, served.url, opening);
    report(`${opening.name}, opened`, again, ` (first ${first.toFixed(0)} ms, press alone ${idle.toFixed(0)} ms)`);
  }
  const runs: { longest: number; nodes: number }[] = [];
  for (let round = 0; round < loads; round += 1) {
    await load(page, served.url, 'list');
    runs.push(await scroll(page, session));
  }
  const nodes = Math.max(...runs.map((run) => run.nodes));
  const longest = median(runs.map((run) => run.longest));
  report('InfiniteList, 5,000 items, scrolled: longest task', longest, `, ${nodes} nodes`);
} finally {
  await browser.close();
  await served.stop();
}
