import { test as base, type Page } from '@playwright/test';
import { servers } from './servers.ts';

const soonMs = 15_000;

/** Runs in the page. What has no scripts of ours has nothing to wait for. */
function isRunning(): boolean {
  if (!document.querySelector('script[type="module"], #late-scripts')) return true;
  const main = document.querySelector('main');
  return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
}

/** Unless a test keeps the scripts from running. */
async function untilRunning(page: Page): Promise<void> {
  if (!page.url().startsWith(servers.web.url)) return;
  await page.waitForFunction(isRunning, undefined, { timeout: soonMs }).catch(() => undefined);
  // What is on screen belongs to React by then; what listens to keys follows when it has nothing better to do.
  await page
    .evaluate(() => new Promise((rested) => requestIdleCallback(rested, { timeout: 2_000 })))
    .catch(() => undefined);
}

/**
 * What is pressed before the scripts of a page run does nothing yet, and a test is quicker than a person. Who asks for
 * an earlier moment gets it.
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
