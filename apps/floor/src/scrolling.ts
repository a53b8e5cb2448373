// A thousand tenders scrolled in on a slow phone: pnpm --filter @awaj/floor bench:scrolling
import type { Page } from 'playwright';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { cpuSlowdown, type Finger, fingerOn, openSlowPhone, untilIdle } from './slow-phone.ts';
import { printTable, verdict } from './table.ts';

declare global {
  interface Window {
    /** Milliseconds of each long task. */
    tasks: number[];
  }
}

const wanted = 1_000;
const goals = { nodes: 5_000, taskMs: 50 };

/** How many tenders the list holds, most of which are not in the page any more. */
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

/** As a thumb does: a bit less than a screen at a time. */
async function swipeUp(finger: Finger): Promise<void> {
  const x = 195;
  await finger('touchStart', { x, y: 780 });
  for (let y = 680; y >= 80; y -= 100) await finger('touchMove', { x, y });
  await finger('touchEnd');
}

const product = await startProduct();
const browser = await openBrowser();
try {
  const page = await openSlowPhone(browser, product);
  await page.goto(`${product.web}/tenders`);
  await untilIdle(page);
  await page.evaluate(watchTasks);
  const finger = await fingerOn(page);
  while ((await reached(page)) < wanted) await swipeUp(finger);
  await untilIdle(page);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const tasks = await page.evaluate(() => window.tasks);
  const longest = Math.max(0, ...tasks);

  const link = page.getByRole('article').nth(5).getByRole('link').first();
  const title = (await link.textContent()) ?? '';
  const top = async () => (await page.getByRole('link', { name: title }).first().boundingBox())?.y ?? Number.NaN;
  // It may lie under the header, and is brought into view first.
  await link.hover();
  const before = await top();
  await link.click();
  await page.waitForURL('**/tender/*');
  await page.goBack();
  await page.getByRole('link', { name: title }).first().waitFor();
  await untilIdle(page);
  const moved = Math.abs((await top()) - before);

  printTable(
    [`${wanted} tenders scrolled in, CPU ÷ ${cpuSlowdown}`, 'wanted', 'seen', ''],
    [
      ['elements in the page', `≤ ${goals.nodes}`, String(nodes), verdict(nodes <= goals.nodes)],
      ['longest task, ms', `≤ ${goals.taskMs}`, longest.toFixed(0), verdict(longest <= goals.taskMs)],
      ['tasks of more than 50 ms', '0', String(tasks.length), verdict(tasks.length === 0)],
      ['moved after Back, px', '≤ 2', moved.toFixed(0), verdict(moved <= 2)],
    ],
  );
} finally {
  await browser.close();
  await product.stop();
}
