import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { hold } from './hold.ts';
import { cards, quickFilter } from './list-page.ts';
import { createMember, enter } from './people.ts';
import { test } from './test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const titleAt = (page: Page, place: number) => cards(page).getByRole('heading').getByRole('link').nth(place);
const nameAt = async (page: Page, place: number) => (await titleAt(page, place).textContent()) ?? '';
const paneOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a tender opens beside its list, with its own address and title, and Back closes it', async ({ page }) => {
  await page.goto('/tenders?region=1');
  const listTitle = await page.title();
  const name = await nameAt(page, 1);
  await titleAt(page, 1).click();
  const pane = paneOf(page, name);
  await expect(pane.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(pane).toBeFocused();
  await expect(page).toHaveURL(/\/tender\/\d+$/);
  await expect(page).toHaveTitle(`${name} · Awaj`);
  await expect(titleAt(page, 1)).toHaveAttribute('aria-current', 'true');
  const { pathname } = new URL(page.url());
  await expect(page.getByRole('link', { name: 'አማርኛ' })).toHaveAttribute('href', `/am${pathname}`);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.goBack();
  await expect(pane).toBeHidden();
  await expect(page).toHaveURL('/tenders?region=1');
  await expect(page).toHaveTitle(listTitle);
  await expect(titleAt(page, 1)).toBeFocused();
});

test('j and k read on beside the list, and Escape closes what is read in one step', async ({ page }) => {
  await page.goto('/tenders');
  await page.keyboard.press('j');
  await page.keyboard.press('o');
  const [first, second] = [await nameAt(page, 0), await nameAt(page, 1)];
  await expect(paneOf(page, first)).toBeFocused();
  await page.keyboard.press('j');
  await expect(paneOf(page, second).getByRole('heading', { level: 1 })).toHaveText(second);
  await expect(titleAt(page, 1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(paneOf(page, first)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(paneOf(page, first)).toBeHidden();
  await expect(page).toHaveURL('/tenders');
});

test('the list stays where it was scrolled to while tenders are read beside it', async ({ page }) => {
  await page.goto('/tenders');
  await titleAt(page, 0).click();
  await expect(paneOf(page, await nameAt(page, 0))).toBeVisible();
  const name = await nameAt(page, 9);
  await titleAt(page, 9).click();
  await expect(paneOf(page, name)).toBeVisible();
  const before = await titleAt(page, 9).evaluate((link) => link.getBoundingClientRect().top);
  await paneOf(page, name).getByRole('button', { name: 'Close' }).click();
  await expect(paneOf(page, name)).toBeHidden();
  await expect
    .poll(() => titleAt(page, 9).evaluate((link) => link.getBoundingClientRect().top))
    .toBeCloseTo(before, -1);
});

test('a second press opens the page of the tender, and so does loading its address', async ({ page }) => {
  await page.goto('/tenders');
  const name = await nameAt(page, 2);
  await titleAt(page, 2).click();
  await expect(paneOf(page, name)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(paneOf(page, name)).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('search')).toBeVisible();
  await titleAt(page, 2).click();
  await expect(paneOf(page, name)).toBeVisible();
  await titleAt(page, 2).click();
  await expect(page.getByRole('search')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/tenders');
});

test('Back from another page opens the tender beside its list again, also after a reload', async ({ page }) => {
  await page.goto('/tenders');
  const name = await nameAt(page, 1);
  await titleAt(page, 1).click();
  await expect(paneOf(page, name)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await page.reload();
  await page.goBack();
  await expect(paneOf(page, name).getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(titleAt(page, 1)).toHaveAttribute('aria-current', 'true');
});

test('a tender that loads slowly does not open once another link was followed', async ({ page }) => {
  await page.goto('/tenders');
  const script = /\/TenderPane-[^/]*\.js$/;
  const release = await hold(page, script);
  const requested = page.waitForRequest(script);
  await titleAt(page, 1).click();
  const url = (await requested).url();
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('search')).toBeHidden();
  release();
  // Whoever waited for the script before runs first.
  await page.evaluate((file) => import(file), url);
  await page.evaluate(() => new Promise((rested) => requestIdleCallback(rested)));
  await expect(page).toHaveURL('/pricing');
});

test('a member saves the tender that is read beside the list', async ({ page, request }) => {
  await enter(page, (await createMember(request)).token);
  await page.goto('/tenders');
  const name = await nameAt(page, 3);
  await titleAt(page, 3).click();
  await expect(paneOf(page, name)).toBeFocused();
  await page.keyboard.press('s');
  await expect(paneOf(page, name).getByRole('button', { name: /^Saved/ })).toBeVisible();
});

test('a tender opened before the account has loaded keeps no placeholder', async ({ page, request }) => {
  await enter(page, (await createMember(request)).token);
  const release = await hold(page, '**/client/user-info');
  await page.goto('/tenders');
  const name = await nameAt(page, 0);
  await titleAt(page, 0).click();
  const busy = paneOf(page, name).locator('[aria-busy="true"]');
  await expect(busy.first()).toBeAttached();
  release();
  await expect(busy).toHaveCount(0);
});

test('a filter pressed beside an open tender shows the new list alone', async ({ page }) => {
  await page.goto('/tenders');
  const name = await nameAt(page, 0);
  await titleAt(page, 0).click();
  await expect(paneOf(page, name)).toBeVisible();
  await quickFilter(page, 'Open').click();
  await expect(page).toHaveURL(/\/tenders\?/);
  await expect(paneOf(page, name)).toBeHidden();
});

test('in a narrower window the same press opens the page of the tender', async ({ page }) => {
  await page.goto('/tenders');
  const name = await nameAt(page, 0);
  await titleAt(page, 0).click();
  await expect(paneOf(page, name)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('search')).toBeVisible();
  await titleAt(page, 0).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('search')).toBeHidden();
});
