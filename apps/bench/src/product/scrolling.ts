// A thousand tenders scrolled in on a slow phone: pnpm bench scrolling [rounds]
import type { Browser, Page } from 'playwright';
import { inRounds, median } from '../statistics.ts';
import { printTable, type Row, verdict } from '../table.ts';
import { onProduct, type Product } from './product.ts';
import { cpuSlowdown, type Finger, fingerOn, openSlowPhone, untilIdle } from './slow-phone.ts';

declare global {
  interface Window {
    /** Milliseconds of each long task. */
    tasks: number[];
  }
}

const rounds = Number(process.argv[2] ?? 3);
const wanted = 1_000;
const goals = { nodes: 5_000, taskMs: 50 };

/** The number of tenders in the list, most of which have left the DOM. */
const reached = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll<HTMLElement>('li[data-index]')];
    return Math.max(0, ...rows.map(({ dataset }) => Number(dataset.index) + 1));
  });

function watchTasks(): void {
  window.tasks = [];
  new PerformanceObserver((list) => {
    window.tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
}

/** Scrolls like a thumb, a bit less than a screen at a time. */
async function swipeUp(finger: Finger): Promise<void> {
  const x = 195;
  await finger('touchStart', { x, y: 780 });
  for (let y = 680; y >= 80; y -= 100) await finger('touchMove', { x, y });
  await finger('touchEnd');
}

/** A swiped page keeps gliding for a while. */
const untilAtRest = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let [at, frames] = [window.scrollY, 0];
        const look = () => {
          [at, frames] = [window.scrollY, window.scrollY === at ? frames + 1 : 0];
          if (frames === 20) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

interface Scrolled {
  nodes: number;
  longestMs: number;
  /** The number of tasks that took too long. */
  longTasks: number;
  movedPx: number;
}

/** How far a tender has moved when the reader comes back from its page. */
async function movedAfterBack(page: Page): Promise<number> {
  const link = page.getByRole('article').nth(5).getByRole('link').first();
  const title = (await link.textContent()) ?? '';
  const top = async () => (await page.getByRole('link', { name: title }).first().boundingBox())?.y ?? Number.NaN;
  // It may be under the header, so it is scrolled into view first. Rows above it are measured then.
  await untilAtRest(page);
  await link.hover();
  await untilAtRest(page);
  const before = await top();
  await link.click();
  await page.waitForURL('**/tender/*');
  await page.goBack();
  await page.getByRole('link', { name: title }).first().waitFor();
  await untilAtRest(page);
  return Math.abs((await top()) - before);
}

async function scrollThrough(browser: Browser, product: Product): Promise<Scrolled> {
  const page = await openSlowPhone(browser, product);
  await page.goto(`${product.web}/tenders`);
  await untilIdle(page);
  await page.evaluate(watchTasks);
  const finger = await fingerOn(page);
  while ((await reached(page)) < wanted) await swipeUp(finger);
  await untilIdle(page);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const tasks = await page.evaluate(() => window.tasks);
  const movedPx = await movedAfterBack(page);
  await page.context().close();
  return { nodes, longestMs: Math.max(0, ...tasks), longTasks: tasks.length, movedPx };
}

await onProduct(async (product, browser) => {
  const [runs = []] = await inRounds([product], rounds, () => scrollThrough(browser, product));
  const row = (what: string, atMost: number, of: (run: Scrolled) => number): Row => {
    const seen = runs.map(of);
    const each = seen.map((one) => one.toFixed(0)).join(', ');
    return [what, `≤ ${atMost}`, median(seen), each, verdict(median(seen) <= atMost)];
  };
  printTable(
    [`${wanted} tenders scrolled in, CPU ÷ ${cpuSlowdown}`, 'wanted', `median of ${rounds}`, 'seen', ''],
    [
      row('elements in the page', goals.nodes, ({ nodes }) => nodes),
      row(`longest task above ${goals.taskMs} ms, 0 without one`, goals.taskMs, ({ longestMs }) => longestMs),
      row(`tasks of more than ${goals.taskMs} ms`, 0, ({ longTasks }) => longTasks),
      row('moved after Back, px', 2, ({ movedPx }) => movedPx),
    ],
  );
});
