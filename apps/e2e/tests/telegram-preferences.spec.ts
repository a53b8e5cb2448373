import { expect, type Page } from '@playwright/test';
import { servers } from './servers.ts';
import { app, openAsNew, press, pressSave } from './telegram-app.ts';
import { test } from './test.ts';

async function choose(page: Page, option: string): Promise<void> {
  await app(page).getByRole('searchbox').fill(option);
  await app(page).getByRole('checkbox', { name: option }).check();
}

test('somebody without preferences chooses them, and is asked before an unsaved choice is lost', async ({
  page,
  request,
}) => {
  await openAsNew(page, request, '/myfeed/telegram');
  await app(page).getByRole('button', { name: 'Get Started' }).click();
  await choose(page, 'Building Construction');
  await press(page, 'Menu');
  await press(page, 'Close app');
  await press(page, 'Cancel');
  await pressSave(page);
  await expect(app(page).getByRole('article').first()).toBeVisible();
  await expect(app(page).getByRole('link', { name: 'Change preferences' })).toBeVisible();
});

test('preferences chosen after the launch expired are kept for the next launch', async ({ page, request }) => {
  await openAsNew(page, request, '/myfeed/telegram');
  await app(page).getByRole('button', { name: 'Get Started' }).click();
  await choose(page, 'Building Construction');
  await page.route(`${servers.api.url}/client/setting/save-prefered`, (route) =>
    route.continue({ headers: { ...route.request().headers(), authorization: 'tma auth_date=1790000000&hash=00' } }),
  );
  await pressSave(page);
  await expect(app(page).getByRole('alert')).toContainText('What you entered is kept.');
  const again = await page.context().newPage();
  await again.goto(page.url());
  await app(again).getByRole('button', { name: 'Get Started' }).click();
  await expect(app(again).getByRole('checkbox', { name: 'Building Construction' })).toBeChecked();
  await pressSave(again);
  await expect(app(again).getByRole('article').first()).toBeVisible();
});

test('Close stays above the preferences, and Save is the main button of the client', async ({ page, request }) => {
  await openAsNew(page, request, '/myfeed/telegram');
  await app(page).getByRole('button', { name: 'Get Started' }).click();
  await choose(page, 'Building Construction');
  await expect(app(page).getByRole('button', { name: 'Save' })).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Bottom buttons' }).getByRole('button')).toHaveText(
    /^Save · about \d+ tenders? a (day|week)$/,
  );
  await app(page).getByRole('button', { name: 'Close' }).click();
  await expect(app(page).getByRole('button', { name: 'Get Started' })).toBeVisible();
});
