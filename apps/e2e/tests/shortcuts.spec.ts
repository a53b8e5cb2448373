import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { cards } from './list-page.ts';
import { enterAs } from './people.ts';
import { test } from './test.ts';

const help = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const firstTitle = (page: Page) => cards(page).getByRole('heading').getByRole('link').first();

test('the keys j, k and / move through the list', async ({ page }) => {
  await page.goto('/tenders');
  const links = cards(page).getByRole('heading').getByRole('link');
  await page.keyboard.press('j');
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press('j');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.keyboard.type('jk/?');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('jk/?');
  await expect(help(page)).toBeHidden();
});

test('a letter that chooses an option does not also act as a shortcut', async ({ page }) => {
  await page.goto('/tenders');
  const regions = page.getByRole('combobox', { name: 'Regions' });
  await regions.press('k');
  await regions.press('?');
  await expect(regions).toBeFocused();
  await expect(help(page)).toBeHidden();
});

test('the key / leads from a tender to the search of all tenders', async ({ page }) => {
  await page.goto('/tender/4960');
  await page.keyboard.press('/');
  await expect(page).toHaveURL('/tenders#search');
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.getByRole('article').nth(10).scrollIntoViewIfNeeded();
  await page.getByRole('banner').getByRole('link', { name: 'Tenders' }).click();
  await expect(page).toHaveURL('/tenders');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('? opens the list of shortcuts on any page, and Escape restores the focus', async ({ page }) => {
  await page.goto('/am/tenders');
  await page.keyboard.press('j');
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'የቁልፍ ሰሌዳ አቋራጮች' });
  await expect(dialog.getByRole('term')).toHaveText(['/', 'j', 'k', 'o', 's', 'g t', 'g f', 'g s', '?']);
  await expectAccessible(page, (axe) => axe.include('[role=dialog]'));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(firstTitle(page)).toBeFocused();
});

test('leaving the page closes the list of shortcuts', async ({ page }) => {
  await page.goto('/tenders');
  const name = (await firstTitle(page).textContent()) ?? '';
  await firstTitle(page).click();
  // The address changes before the page. Until then the list of shortcuts is still the one of the old page.
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.keyboard.press('?');
  await expect(help(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Tenders' })).toBeVisible();
  await expect(help(page)).toBeHidden();
});

test('single-key shortcuts can be turned off on a device, and stay off after a logout', async ({ page }) => {
  await enterAs(page, 'active@awaj.test');
  await page.goto('/tenders');
  await page.keyboard.press('?');
  await help(page).getByRole('switch', { name: 'Use keyboard shortcuts' }).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.keyboard.press('j');
  await expect(firstTitle(page)).not.toBeFocused();
  await expect(help(page)).toBeHidden();

  await page.locator('summary', { hasText: 'Account of' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/pricing');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(help(page).getByRole('switch')).not.toBeChecked();
  await help(page).getByRole('switch').check();
  await page.goto('/tenders');
  await page.keyboard.press('j');
  await expect(firstTitle(page)).toBeFocused();
});

test('shortcuts are not offered on a screen as narrow as a phone', async ({ page }) => {
  await page.goto('/pricing');
  const offer = page.getByRole('contentinfo').getByRole('button', { name: 'Keyboard shortcuts' });
  await expect(offer).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(offer).toBeHidden();
});

test('the list of shortcuts says when it cannot load offline, and opens once online', async ({ page, context }) => {
  await page.goto('/tenders');
  await context.setOffline(true);
  await page.keyboard.press('?');
  await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t reach Awaj.' })).toBeVisible();
  await expect(help(page)).toBeHidden();
  await context.setOffline(false);
  await page.keyboard.press('?');
  await expect(help(page)).toBeVisible();
});

test('a member finds the shortcuts and the theme in the settings', async ({ page }) => {
  await enterAs(page, 'active@awaj.test');
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(help(page)).toBeVisible();
});
