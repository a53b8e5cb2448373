import type { Page } from '@playwright/test';

/** Measures layout shifts from the next page on. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    const add = (entries: PerformanceObserverEntryList) => {
      for (const entry of entries.getEntries())
        if ('value' in entry)
          Object.assign(window, { moved: Number(Reflect.get(window, 'moved')) + Number(entry.value) });
    };
    new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'moved')));
}
