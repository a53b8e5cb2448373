import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, errors, type Page } from 'playwright';
import { inRounds, median } from '../statistics.ts';
import { printTable, type Row, verdict } from '../table.ts';
import type { Product } from './product.ts';
import { cpuSlowdown, fingerOn, logIn, openSlowPhone, slow4G } from './slow-phone.ts';

const momentsMs = [1_000, 2_000, 4_000, 8_000];
/** By then the page should run. An earlier touch is kept and answered a little later. */
const runningMs = 4_000;
const goals = { runningMs: 200, earlyMs: 1_000 };
/** A touch without an answer by then is lost. */
const timeoutMs = 15_000;

declare global {
  interface Window {
    /** In milliseconds of the page: when it was touched, and when that had its effect. */
    touch: { at?: number; answeredAt?: number; row?: string | undefined };
  }
}

interface Touch {
  what: string;
  path: string;
  isMember?: boolean;
  /** The element to touch; without one, the page gets a key. */
  target?: string;
  /** Appears in the page, or in the touched row of the list, once the touch has had its effect. */
  effect: string;
}

const touches: readonly Touch[] = [
  { what: 'open Filter', path: '/tenders', target: 'main a[href$="#filter"]', effect: '[role="dialog"]' },
  { what: 'press j', path: '/tenders', effect: 'article:focus-within' },
  {
    what: 'save',
    path: '/tenders?region=4',
    isMember: true,
    // Until the page knows the member, it shows a link there.
    target: 'article [data-saved="false"]',
    effect: '[data-saved="true"]',
  },
];

interface FirstTouch {
  name: string;
  touch: Touch;
  momentMs: number;
  isSlow: boolean;
}

/** Each case at every moment, on a fast and on a slow connection. */
export const allFirstTouches: readonly FirstTouch[] = touches.flatMap((touch) =>
  momentsMs.flatMap((momentMs) =>
    [false, true].map((isSlow) => ({
      name: `first touch, ${touch.what}, ${momentMs / 1_000} s after the start${isSlow ? ', slow 4G' : ''}`,
      touch,
      momentMs,
      isSlow,
    })),
  ),
);

/** Runs before the page. An effect counts when a frame shows it. */
function watchTouch(effect: string): void {
  window.touch = {};
  const note = ({ timeStamp, target }: Event) => {
    window.touch.at ??= timeStamp;
    const save = target instanceof Element ? target.closest('[data-saved]') : null;
    window.touch.row ??= save?.closest<HTMLElement>('[data-id]')?.dataset.id;
  };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, note, { capture: true, passive: true });
  const look = () => {
    const { at, row } = window.touch;
    const place = row === undefined ? '' : `[data-id="${row}"] `;
    if (at === undefined || !document.querySelector(place + effect)) requestAnimationFrame(look);
    else window.touch.answeredAt = performance.now();
  };
  requestAnimationFrame(look);
}

/** The shortest time of a finger on the screen. */
const fingerMs = 60;

/** Where the first such element is. A member's own row may replace it meanwhile; then that one is looked for. */
async function placeOf(page: Page, target: string): Promise<{ x: number; y: number }> {
  const element = page.locator(target).first();
  await element.waitFor();
  const box = await element.boundingBox();
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : placeOf(page, target);
}

async function doTouch(page: Page, target: string | undefined): Promise<void> {
  if (target === undefined) return page.keyboard.press('j');
  const finger = await fingerOn(page);
  const place = await placeOf(page, target);
  // A busy page answers late. A finger does not wait for that: it would be a long press.
  const down = finger('touchStart', place);
  await delay(fingerMs);
  await Promise.all([down, finger('touchEnd')]);
}

interface Member {
  token: string;
  savedIds(): Promise<number[]>;
}

/** Logs in as a member without saved tenders, because a page would show those of an earlier round. */
async function logInWithoutSaved(product: Product): Promise<Member> {
  const token = await logIn(product);
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const savedIds = async () => {
    const response = await fetch(`${product.api}/client/saved-tender`, { headers });
    const { tenders } = (await response.json()) as { tenders: { data: { id: number }[] } };
    return tenders.data.map(({ id }) => id);
  };
  for (const id of await savedIds())
    await fetch(`${product.api}/client/save-unsave/${id}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ to: 0 }),
    });
  return { token, savedIds };
}

/** A save that the page shows may still be on its way. */
async function isSavedInTime(page: Page, { savedIds }: Member): Promise<boolean> {
  const id = Number(await page.evaluate(() => window.touch.row));
  const end = Date.now() + timeoutMs;
  while (!(await savedIds()).includes(id)) {
    if (Date.now() > end) return false;
    await delay(100);
  }
  return true;
}

/** A failure of the measurement itself is thrown, because it says nothing about the page. */
async function isAnsweredInTime(page: Page): Promise<boolean> {
  const answered = () => window.touch.answeredAt !== undefined;
  try {
    await page.waitForFunction(answered, undefined, { timeout: timeoutMs });
    return true;
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false;
    throw error;
  }
}

/** Milliseconds from the touch to its effect; infinite without one. */
async function measure(browser: Browser, product: Product, { touch, momentMs, isSlow }: FirstTouch): Promise<number> {
  const member = touch.isMember ? await logInWithoutSaved(product) : undefined;
  const page = await openSlowPhone(browser, product, member?.token);
  try {
    if (isSlow) await (await page.context().newCDPSession(page)).send('Network.emulateNetworkConditions', slow4G);
    await page.addInitScript(watchTouch, touch.effect);
    const moment = delay(momentMs);
    await page.goto(product.web + touch.path, { waitUntil: 'commit' });
    await moment;
    await doTouch(page, touch.target);
    const isDone = (await isAnsweredInTime(page)) && (!member || (await isSavedInTime(page, member)));
    if (!isDone) return Number.POSITIVE_INFINITY;
    return await page.evaluate(() => (window.touch.answeredAt ?? 0) - (window.touch.at ?? 0));
  } finally {
    await page.context().close();
  }
}

/** How soon the first touch of a page is answered, however early it comes. */
export async function measureFirstTouches(
  product: Product,
  browser: Browser,
  cases: readonly FirstTouch[],
  rounds: number,
): Promise<void> {
  const times = await inRounds(cases, rounds, (one) => measure(browser, product, one));
  const toRow = ({ name, momentMs }: FirstTouch, index: number): Row => {
    const seen = times[index] ?? [];
    const goal = momentMs < runningMs ? goals.earlyMs : goals.runningMs;
    const lost = seen.filter((ms) => ms === Number.POSITIVE_INFINITY).length;
    return [name, median(seen), Math.max(...seen), goal, lost, verdict(median(seen) <= goal && lost === 0)];
  };
  printTable(
    [`CPU ÷ ${cpuSlowdown}, ${rounds} rounds`, 'median ms', 'slowest ms', 'at most', 'lost', ''],
    cases.map(toRow),
  );
}
