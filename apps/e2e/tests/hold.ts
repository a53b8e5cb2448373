import type { Page, Route } from '@playwright/test';

/** What is asked for there waits until the answer is called, and then goes on. */
export async function hold(
  page: Page,
  url: Parameters<Page['route']>[0],
  goOn = (route: Route) => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await goOn(route);
  });
  return release;
}
