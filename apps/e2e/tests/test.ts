import { test as base, type Page } from '@playwright/test';
import { servers } from './servers.ts';

const soonMs = 15_000;

/** Runs in the page. A page without our scripts is ready at once. */
function isRunning(): boolean {
  if (!document.querySelector('script[type="module"], #late-scripts')) return true;
  const main = document.querySelector('main');
  return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
}

/** Goes on after the timeout, because some tests keep the scripts from running. */
async function untilRunning(page: Page): Promise<void> {
  if (!page.url().startsWith(servers.web.url)) return;
  await page.waitForFunction(isRunning, undefined, { timeout: soonMs }).catch(() => undefined);
  // React has hydrated the page by now. The keyboard shortcuts start at the next idle moment.
  await page
    .evaluate(() => new Promise((rested) => requestIdleCallback(rested, { timeout: 2_000 })))
    .catch(() => undefined);
}

/**
 * Waits for the scripts after each load, because a test would otherwise press before they run. A test that passes
 * `waitUntil` gets that earlier moment.
 */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    if (javaScriptEnabled !== false) {
      page.goto = async (url, options) => {
        const response = await goto(url, options);
        if (!options?.waitUntil) await untilRunning(page);
        return response;
      };
      page.reload = async (options) => {
        const response = await reload(options);
        if (!options?.waitUntil) await untilRunning(page);
        return response;
      };
    }
    if (process.env.THROTTLE) {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: Number(process.env.THROTTLE) });
    }
    await use(page);
  },
});
