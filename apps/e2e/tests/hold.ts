import type { Page, Route } from '@playwright/test';

/** Holds requests to an address until the returned function is called. */
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
