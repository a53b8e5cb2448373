import { expect } from '@playwright/test';
import { expectAccessible, expectLargeTextFits } from './accessible.ts';
import { ask, createMember, enter, password } from './people.ts';
import { test } from './test.ts';
import { bothWidths } from './widths.ts';

interface Saved {
  saved_searches: { name: string; filters: object; frequency: string; is_paused: boolean }[];
}

test('a visitor saves a search after logging in, pauses it and deletes it', bothWidths, async ({ page, request }) => {
  const { token, email } = await createMember(request);
  const kept = async () => (await ask<Saved>(request, token, '/client/saved-searches')).saved_searches;
  await page.goto('/tenders?q=supply&region=1');
  await page.getByRole('link', { name: 'Save this search and alert me' }).click();
  await page.getByLabel('Email or phone').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();

  const drawer = page.getByRole('dialog', { name: 'Save this search' });
  await expect(drawer.getByLabel('Name')).toHaveValue('supply · Addis Ababa');
  await expect(drawer.getByText(/^Would have sent/)).toBeVisible();
  await drawer.getByText('Weekly').click();
  await drawer.getByRole('button', { name: 'Save search' }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/tenders?q=supply&region=1');
  const filters = { title: 'supply', region_id: 1 };
  expect(await kept()).toMatchObject([{ name: 'supply · Addis Ababa', filters, frequency: 'weekly' }]);

  await page.getByRole('button', { name: 'See all' }).click();
  await expect(page).toHaveURL('/settings/searches');
  // The list of tenders stays until the new page has loaded.
  await expect(page.getByRole('article').filter({ hasText: 'Title: “supply” · Regions: Addis Ababa' })).toBeVisible();
  await expectAccessible(page);
  await expectLargeTextFits(page);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  expect(await kept()).toMatchObject([{ is_paused: true }]);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No saved searches yet' })).toBeVisible();
  expect(await kept()).toEqual([]);
});

test('the drawer that saves a search works by keyboard, fits large text and gives the focus back', async ({
  page,
  request,
}) => {
  await enter(page, (await createMember(request)).token);
  await page.goto('/tenders?q=supply');
  const opener = page.getByRole('link', { name: 'Save this search and alert me' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Save this search' });
  await expect(drawer.getByText(/^Would have sent/)).toBeVisible();
  await expectAccessible(page, (axe) => axe.include('[role=dialog]'));
  await expectLargeTextFits(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL('/tenders?q=supply');
});
