// How soon the website answers a touch on a slow phone: pnpm bench interactions [rounds] [words of what is measured …]
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright';
import { askedFor } from '../asked-for.ts';
import { inRounds, median } from '../statistics.ts';
import { printTable, type Row, verdict } from '../table.ts';
import { allFirstTouches, measureFirstTouches } from './first-touch.ts';
import { onProduct, type Product } from './product.ts';
import { cpuSlowdown, fingerOn, logIn, openSlowPhone, untilIdle } from './slow-phone.ts';

declare global {
  interface Window {
    /** Milliseconds of the slowest interaction. */
    slowest: number;
  }
}

/** A complete round takes minutes, so parts can be chosen: `drawer`, or `"first touch, save"`. */
const { rounds, isWanted } = askedFor(5);
const goalMs = 100;

interface Interaction {
  name: string;
  path: string;
  isMember?: boolean;
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
  /** Resolves when the touch has had its effect. */
  isDone: (page: Page) => Promise<void>;
}

/** The shortest time of a finger on the screen. */
const fingerMs = 60;

/** Touches without running code in the page. The position was found before. */
async function touch(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('The element to touch is not visible.');
  const finger = await fingerOn(page);
  await untilIdle(page);
  await finger('touchStart', { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  await delay(fingerMs);
  await finger('touchEnd');
}

/** How long the page is not polled, because polling runs code in it that would count. */
const aloneMs = 2000;

const openDrawer = (page: Page) => touch(page, page.getByRole('main').getByRole('link', { name: 'Filter' }));
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Search Tenders' });
const word = 'water';

const interactions: readonly Interaction[] = [
  {
    name: 'open the search drawer',
    path: '/tenders',
    act: openDrawer,
    isDone: (page) => drawer(page).waitFor(),
  },
  {
    name: 'type in the search',
    path: '/tenders',
    async prepare(page) {
      await openDrawer(page);
      await drawer(page).getByLabel('Title').focus();
    },
    act: (page) => page.keyboard.type(word, { delay: 150 }),
    isDone: async (page) => {
      await page.waitForFunction((typed) => (document.activeElement as HTMLInputElement).value === typed, word);
    },
  },
  {
    name: 'save a tender',
    path: '/tenders?region=4',
    isMember: true,
    act: (page) =>
      touch(
        page,
        page
          .getByRole('article')
          .getByRole('button', { name: /^Save :/ })
          .first(),
      ),
    isDone: (page) =>
      page
        .getByRole('button', { name: /^Saved/ })
        .first()
        .waitFor(),
  },
  {
    name: 'next page of the list',
    path: '/tenders',
    act: (page) => page.keyboard.press('End'),
    isDone: (page) => page.getByRole('article').nth(39).waitFor(),
  },
  {
    name: 'switch the language',
    path: '/tenders',
    act: (page) => touch(page, page.getByRole('link', { name: 'አማርኛ' }).first()),
    isDone: (page) => page.getByRole('heading', { level: 1, name: 'ጨረታዎች' }).waitFor(),
  },
];

/** The slowest interaction since then, from the touch to the next frame. Very short ones are not reported. */
function watch(): void {
  window.slowest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ((entry as PerformanceEventTiming).interactionId) window.slowest = Math.max(window.slowest, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

async function measure(page: Page, url: string, { prepare, act, isDone }: Interaction): Promise<number> {
  await page.goto(url);
  await untilIdle(page);
  await prepare?.(page);
  await untilIdle(page);
  await page.evaluate(watch);
  await act(page);
  await delay(aloneMs);
  await isDone(page);
  await untilIdle(page);
  return page.evaluate(() => window.slowest);
}

async function measureTouches(product: Product, browser: Browser): Promise<void> {
  const chosen = interactions.filter(({ name }) => isWanted(name));
  const times = await inRounds(chosen, rounds, async (interaction) => {
    const token = interaction.isMember ? await logIn(product) : undefined;
    const page = await openSlowPhone(browser, product, token);
    const ms = await measure(page, product.web + interaction.path, interaction);
    await page.context().close();
    return ms;
  });
  const toRow = ({ name }: Interaction, index: number): Row => {
    const seen = times[index] ?? [];
    return [name, median(seen), Math.max(...seen), verdict(median(seen) <= goalMs)];
  };
  printTable([`CPU ÷ ${cpuSlowdown}, ${rounds} rounds`, `median ≤ ${goalMs} ms`, 'slowest ms', ''], chosen.map(toRow));
}

await onProduct(async (product, browser) => {
  const firstTouches = allFirstTouches.filter(({ name }) => isWanted(name));
  if (interactions.some(({ name }) => isWanted(name))) await measureTouches(product, browser);
  if (firstTouches.length > 0) await measureFirstTouches(product, browser, firstTouches, rounds);
});
