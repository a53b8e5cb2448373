import type { Browser, Page } from 'playwright';
import type { Product } from './product.ts';

export const cpuSlowdown = 4;

const kilobit = 1_024 / 8;
/** Lighthouse's slow 4G. */
export const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638 * kilobit,
  uploadThroughput: 675 * kilobit,
};

/** A phone with a processor four times slower than this one; logged in if a token is given. */
export async function openSlowPhone(browser: Browser, { web }: Product, token?: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  if (token) {
    await page.goto(`${web}/favicon.svg`);
    await page.evaluate((kept) => localStorage.setItem('token', kept), token);
  }
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return page;
}

/** The position of a finger; none when it is lifted. */
export type Finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) => Promise<void>;

/** Sends only touch events. A mouse event would make the page look up the element under it. */
export async function fingerOn(page: Page): Promise<Finger> {
  const session = await page.context().newCDPSession(page);
  return async (type, at) => {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  };
}

/** Waits until the page answers and is idle. */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

export async function logIn({ api }: Product, username = 'active@awaj.test'): Promise<string> {
  const body = JSON.stringify({ username, password: 'awaj-demo' });
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(`${api}/auth/login`, { method: 'POST', body, headers });
  const { token } = (await response.json()) as { token: string };
  return token;
}
