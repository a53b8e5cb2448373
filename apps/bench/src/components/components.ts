// How much main-thread time a slow phone needs to open components and to scroll: pnpm bench components
import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';
import { openBrowser } from '../product/product.ts';
import { median, quantile } from '../statistics.ts';
import { printTable, type Row, verdict } from '../table.ts';
import { servePage } from './serve-page.ts';

const slowdown = 4;
const loads = Number(process.argv[2] ?? 5);
const rounds = 4;
const longestMs = 50;
/** Everything here is much faster, so this means that something never happens. */
const timeoutMs = 30_000;

interface Opening {
  name: string;
  scene: string;
  /** The role of the element to press. */
  opener: 'button' | 'combobox';
}

const openings: readonly Opening[] = [
  { name: 'Drawer', scene: 'drawer', opener: 'button' },
  { name: 'Dialog', scene: 'dialog', opener: 'button' },
  { name: 'Select, 100 options', scene: 'select', opener: 'combobox' },
];

/** Processor time, so that other work on the machine does not count. */
async function busyMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
}

/** A wait inside the page has no timeout of its own. */
async function inTime<Answer>(what: string, answer: Promise<Answer>): Promise<Answer> {
  const late = new AbortController();
  const tooLate = setTimeout(timeoutMs, undefined, { signal: late.signal }).then((): never => {
    throw new Error(`${what} did not come to an end within ${timeoutMs / 1_000} seconds.`);
  });
  return Promise.race([answer, tooLate]).finally(() => late.abort());
}

/** Waits until the page has drawn the result of the last event. */
const drawn = (page: Page): Promise<void> =>
  inTime(
    'Drawing',
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))),
  );

async function load(page: Page, url: string, scene: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${url}#${scene}`);
  await page.locator('#root > *').first().waitFor();
  await inTime(
    'Loading the fonts',
    page.evaluate(() => document.fonts.ready.then(() => undefined)),
  );
  // Does not wait for idle, which Chromium does not always report for a page in which nothing moves.
  await drawn(page);
}

type Role = Opening['opener'] | 'heading';

/** All work of the main thread from a press until its result is drawn. */
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

/** The first opening also runs code for the first time. Later openings are what readers mostly get. */
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
  // A press without any effect also takes time, and so does waiting for its end.
  const idle = median(nothing);
  const above = (values: readonly number[], share: number) => quantile(values, share) - idle;
  return {
    again: above(again, 0.5),
    half: [above(again, 0.25), above(again, 0.75)],
    first: above(first, 0.5),
    idle,
  };
}

/** Runs in the page. */
async function scrollThrough(): Promise<number> {
  let longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  }).observe({ type: 'longtask' });
  for (let screen = 0; screen < 120; screen += 1) {
    window.scrollBy(0, window.innerHeight * 0.8);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
  await new Promise((resolve) => window.setTimeout(resolve, 200));
  return longest;
}

/** Scrolls like a thumb, a screen at a time, and reports the longest task. */
async function scroll(page: Page, session: CDPSession): Promise<{ longest: number; nodes: number }> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const longest = await inTime('Scrolling', page.evaluate(scrollThrough));
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { longest, nodes: await page.evaluate(() => document.querySelectorAll('*').length) };
}

function toRow(name: string, ms: number, besides: string): Row {
  const isMet = ms <= longestMs;
  if (!isMet) process.exitCode = 1;
  return [name, `${ms.toFixed(0)} ms`, `≤ ${longestMs} ms`, besides, verdict(isMet)];
}

const served = await servePage();
const browser = await openBrowser();
try {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
  await session.send('Performance.enable');
  const rows: Row[] = [];
  for (const opening of openings) {
    const { again, half, first, idle } = await open(page, session, served.url, opening);
    const [middle, cold, alone] = [half.map((ms) => ms.toFixed(0)).join(' to '), first.toFixed(0), idle.toFixed(0)];
    const besides = `half of them ${middle}, the first ${cold}, a press alone ${alone} ms`;
    rows.push(toRow(`${opening.name}, opened`, again, besides));
  }
  const runs: { longest: number; nodes: number }[] = [];
  for (let round = 0; round < loads; round += 1) {
    await load(page, served.url, 'list');
    runs.push(await scroll(page, session));
  }
  const nodes = Math.max(...runs.map((run) => run.nodes));
  const longest = median(runs.map((run) => run.longest));
  rows.push(toRow('InfiniteList, 5,000 items, scrolled: longest task', longest, `${nodes} nodes`));
  printTable([`at ${slowdown}× slowdown`, 'seen', 'wanted', 'besides', ''], rows);
} finally {
  await browser.close();
  await served.stop();
}
