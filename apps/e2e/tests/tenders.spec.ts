import { expect } from '@playwright/test';
import { test } from './test.ts';
import { bothWidths } from './widths.ts';

test(
  'a visitor scrolls through the tenders, opens one and comes back to the same place',
  bothWidths,
  async ({ page }) => {
    await page.goto('/tenders');
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(20);
    await cards.last().scrollIntoViewIfNeeded();
    await expect(cards).toHaveCount(40);

    const thirtieth = cards.nth(29);
    const title = (await thirtieth.getByRole('heading').textContent()) ?? '';
    await thirtieth.getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(`${title} · Awaj`);
    await expect(page.getByText('Login or Subscribe').first()).toBeVisible();

    await page.goBack();
    await expect(thirtieth).toBeInViewport();
  },
);

test('the first page of tenders is shown before any script runs', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/tenders');
  await expect(page.getByRole('article')).toHaveCount(20);
  await expect(page.getByRole('article').first()).toBeVisible();
  await context.close();
});

test('the Amharic list loads no English messages', async ({ page }) => {
  const arriving: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') arriving.push(response.text());
  });
  await page.goto('/am/tenders');
  await expect(page.locator('html')).toHaveAttribute('lang', 'am');
  await expect(page.getByRole('heading', { level: 1, name: 'ጨረታዎች' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const scripts = await Promise.all(arriving);
  expect(scripts.some((text) => text.includes('ተጨማሪ ይዘት የለም'))).toBe(true);
  expect(scripts.some((text) => text.includes('No more content'))).toBe(false);

  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/tenders');
  await expect(page.getByRole('heading', { level: 1, name: 'Tenders' })).toBeVisible();
});

test('a list that does not load says so, and loads on retry', async ({ page }) => {
  await page.goto('/tenders');
  await expect(page.getByRole('article')).toHaveCount(20);
  await page.route('**/tender/search?**', (route) => route.abort());
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await page.unroute('**/tender/search?**');
  await retry.click();
  await expect(page.getByRole('article')).toHaveCount(40);
});
