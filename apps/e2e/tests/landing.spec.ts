import { expect } from '@playwright/test';
import { servers } from './servers.ts';
import { test } from './test.ts';

const site = servers.web.url;

test.describe('the landing page', () => {
  test('scrolls its companies by 270 pixels per press, in both directions', async ({ page }) => {
    await page.goto('/');
    const companies = page.getByRole('navigation', { name: 'Companies with many open tenders' });
    const row = companies.getByRole('list');
    const moved = () => row.evaluate((element) => element.scrollLeft);
    for (const [name, place] of [
      ['More companies', 270],
      ['More companies', 540],
      ['Earlier companies', 270],
    ] as const) {
      await page.getByRole('button', { name }).click();
      await expect.poll(moved).toBe(place);
    }
  });

  test('is never shown to a member', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('token', 'a-stored-login'));
    await page.route('**/client/user-info', (route) => route.abort());
    await page.goto('/');
    await expect(page).toHaveURL(`${site}/tenders`);
  });

  test.describe('without script', () => {
    // As when the connection breaks while they load.
    test.use({ javaScriptEnabled: false });
    test('links to the tenders and opens its questions', async ({ page }) => {
      await page.goto('/');
      await page.locator('summary').first().click();
      await expect(page.getByText('From newspapers, magazines and websites that we read')).toBeVisible();
      await page.getByRole('link', { name: /^Browse [\d,]+ open tenders$/ }).click();
      await expect(page).toHaveURL(`${site}/tenders`);
    });
  });
});
