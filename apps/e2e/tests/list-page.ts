import type { Locator, Page } from '@playwright/test';

export const cards = (page: Page): Locator => page.getByRole('article');
export const main = (page: Page): Locator => page.getByRole('main');

/** Narrower than a desktop: the search is in a drawer. */
export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 1024;

/** The button is called Search beside the list. In the drawer it shows how many tenders it will find, once known. */
export const searchButton = (form: Locator): Locator =>
  form.getByRole('button', { name: /^Search(: Show [\d,+]+ tenders?)?$/ });

/** The quick filters above the list. */
export const quickFilter = (page: Page, name: string | RegExp): Locator =>
  main(page).getByRole('navigation', { name: 'Quick filters' }).getByRole('link', { name, exact: true });

/** The form beside the list, or on a phone the drawer with the same form. */
export async function openSearch(page: Page): Promise<Locator> {
  if (!isPhone(page)) return page.getByRole('search');
  await main(page).getByRole('link', { name: 'Filter' }).click();
  return page.getByRole('dialog', { name: 'Search Tenders' });
}

export const pills = (page: Page) => page.getByRole('region', { name: 'Chosen filters' });
