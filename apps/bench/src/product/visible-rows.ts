// How many whole tenders fit on the first screen of the list, with the longest titles: pnpm bench visible-rows
import type { Browser, Page } from 'playwright';
import { printTable, type Row, verdict } from '../table.ts';
import { onProduct, type Product } from './product.ts';
import { logIn } from './slow-phone.ts';

const titleCount = 20;
const pagesRead = 100;

const readers = [
  { name: 'visitor', hasBanner: true },
  { name: 'subscriber', email: 'active@awaj.test', hasBanner: false },
  { name: 'member to pay', email: 'inactive@awaj.test', hasBanner: true },
] as const;

/** The wanted number of whole rows, without and with a banner above them. */
const screens = [
  { width: 390, height: 844, wanted: 5, withBanner: 4 },
  { width: 320, height: 640, wanted: 3, withBanner: 2 },
  { width: 1280, height: 800, wanted: 7, withBanner: 6 },
] as const;

/** Of the newest two thousand tenders. */
async function longestTitles({ api }: Product): Promise<string[]> {
  const titles: string[] = [];
  for (let page = 1; page <= pagesRead; page += 1) {
    const answer = await fetch(`${api}/tender/search?page=${page}`);
    const { tenders } = (await answer.json()) as { tenders: { data: { title: string }[] } };
    titles.push(...tenders.data.map(({ title }) => title));
  }
  return titles.sort((a, b) => b.length - a.length).slice(0, titleCount);
}

/** Runs in the page: gives the rows these titles, and counts the rows between the top and the bottom bar. */
function countWholeRows(titles: readonly string[]): { rows: number; firstAt: number } {
  const rows = [...document.querySelectorAll('article')];
  for (const [place, row] of rows.entries()) {
    const title = row.querySelector('a');
    if (title) title.textContent = titles[place % titles.length] ?? '';
  }
  const bars = [...document.querySelectorAll('body *')].filter((element) => {
    const { position } = getComputedStyle(element);
    const { top, height } = element.getBoundingClientRect();
    return position === 'fixed' && height > 0 && top > innerHeight / 2;
  });
  const foot = Math.min(innerHeight, ...bars.map((bar) => bar.getBoundingClientRect().top));
  const whole = rows.filter((row) => row.getBoundingClientRect().bottom <= foot);
  return { rows: whole.length, firstAt: Math.round(rows[0]?.getBoundingClientRect().top ?? 0) };
}

async function openAs(browser: Browser, { web }: Product, size: { width: number; height: number }, token?: string) {
  const context = await browser.newContext({ viewport: size });
  const page: Page = await context.newPage();
  if (token) {
    await page.goto(`${web}/favicon.svg`);
    await page.evaluate((kept) => localStorage.setItem('token', kept), token);
  }
  return page;
}

export async function countRows(product: Product, browser: Browser): Promise<Row[]> {
  const titles = await longestTitles(product);
  const table: Row[] = [];
  for (const { width, height, wanted, withBanner } of screens)
    for (const reader of readers)
      for (const [language, path] of [
        ['en', '/tenders'],
        ['am', '/am/tenders'],
      ] as const) {
        const token = 'email' in reader ? await logIn(product, reader.email) : undefined;
        const page = await openAs(browser, product, { width, height }, token);
        await page.goto(product.web + path);
        await page
          .getByRole('article')
          .nth(titleCount - 1)
          .waitFor();
        await page.waitForLoadState('networkidle');
        const { rows, firstAt } = await page.evaluate(countWholeRows, titles);
        const goal = reader.hasBanner ? withBanner : wanted;
        table.push([`${width} × ${height}`, reader.name, language, rows, goal, firstAt, verdict(rows >= goal)]);
        await page.context().close();
      }
  return table;
}

if (import.meta.main)
  await onProduct(async (product, browser) => {
    printTable(
      ['Screen', 'Reader', 'Language', 'Whole rows', 'Target', 'First row at', ''],
      await countRows(product, browser),
    );
  });
