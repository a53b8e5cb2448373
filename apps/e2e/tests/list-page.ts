import type { Locator, Page } from '@playwright/test';

export const cards = (page: Page): Locator => page.getByRole('article');
export const main = (page: Page): Locator => page.getByRole('main');

/** Narrower than a desktop, where the search stands in a drawer. */
export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 1024;

/** The form beside the list, or on a phone the drawer with the same form. */
export async function openSearch(page: Page): Promise<Locator> {
  if (!isPhone(page)) return page.getByRole('search');
  await main(page).getByRole('link', { name: 'Search Tenders' }).click();
  return page.getByRole('dialog', { name: 'Search Tenders' });
}
