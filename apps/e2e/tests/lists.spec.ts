import { expect, type Locator, type Page } from '@playwright/test';
import { cards, main } from './list-page.ts';
import { ask, createMember, enter, enterAs, tokenOf } from './people.ts';
import { servers } from './servers.ts';
import { test } from './test.ts';

type Account = 'active' | 'inactive' | 'nofeed';

const openAs = (page: Page, account: Account) => enterAs(page, `${account}@awaj.test`);

test('a card shows the category that the list is filtered by, even if its tender has several', async ({ page }) => {
  await page.goto('/tenders?category=9');
  await expect(cards(page)).toHaveCount(20);
  await expect(cards(page).filter({ hasText: 'Electrical and Energy' })).toHaveCount(20);
});

test.describe('the feed', () => {
  test('welcomes a member without preferences above all tenders and opens the preferences', async ({ page }) => {
    await openAs(page, 'nofeed');
    await page.goto('/myfeed');
    await expect(main(page).getByRole('heading', { name: 'Welcome, Yonas Abebe' })).toBeVisible();
    await expect(main(page).getByRole('heading', { name: 'All tenders, until you choose' })).toBeVisible();
    await expect(cards(page)).toHaveCount(20);
    await main(page).getByRole('button', { name: 'Get Started' }).click();
    await expect(main(page).getByRole('heading', { name: 'Update Your Preferences.' })).toBeVisible();
    await main(page).getByRole('button', { name: 'Close' }).click();
    await expect(main(page).getByRole('button', { name: 'Get Started' })).toBeVisible();
  });

  test('shows on each card a category that its owner has chosen', async ({ page, request }) => {
    const { token } = await createMember(request);
    const saved = await request.post(`${servers.api.url}/client/setting/save-prefered`, {
      headers: { authorization: `Bearer ${token}` },
      data: { selectedLanguages: [1, 2, 3, 4], selectedRegions: [], selectedCategories: [9] },
    });
    expect(saved.status()).toBe(200);
    await enter(page, token);
    await page.goto('/myfeed');
    await expect(cards(page)).toHaveCount(20);
    await expect(cards(page).filter({ hasText: 'Electrical and Energy' })).toHaveCount(20);
  });

  test('lists what its owner has chosen, with the categories as filters', async ({ page }) => {
    await openAs(page, 'active');
    await page.goto('/myfeed');
    await expect(cards(page)).toHaveCount(20);
    // The filters are: open, four by closing day, and the chosen categories.
    await expect(main(page).getByRole('navigation', { name: 'Quick filters' }).getByRole('link')).toHaveCount(9);
    await main(page).getByRole('navigation', { name: 'Quick filters' }).getByRole('link').last().click();
    await expect(page).toHaveURL(/\/myfeed\?category=\d+/);
    await expect(cards(page)).toHaveCount(20);
  });
});

/** Documents of the demo. */
const [boughtByActive, dear, free] = [1, 6, 7];

test.describe('the page of a company', () => {
  test('shows its tenders, and its documents, which ask a visitor to log in before buying', async ({ page }) => {
    await page.goto('/company/3');
    await expect(page.getByRole('heading', { level: 1, name: 'Adigrat Town Finance Office' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Tenders By Adigrat Town Finance Office' })).toBeVisible();
    await expect(page.getByText(/\d+ open tenders/)).toBeVisible();
    // The heading names the company, so its rows do not.
    const answer = await page.request.get(`${servers.api.url}/company/search?company_id=3`);
    const { tenders }: { tenders: { data: { title: string }[] } } = await answer.json();
    await expect(cards(page).getByRole('heading')).toHaveText(tenders.data.map(({ title }) => title));
    await expect(cards(page)).toHaveCount(20);
    await main(page).getByRole('link', { name: 'Bid documents' }).click();
    await expect(main(page).getByText('This company does not sell bid documents here yet.')).toBeVisible();
    await page.goto('/company/1?tab=documents');
    await main(page).getByRole('link', { name: 'Buy Document' }).first().click();
    await expect(page).toHaveURL(/\/login\?next=%2Fpurchasedoc%2F\d+$/);
  });

  test('offers a member each document at its price, and bought or free ones as a download', async ({ page }) => {
    await openAs(page, 'active');
    const token = await tokenOf(page.request, 'active@awaj.test');
    for (const [id, action] of [
      [boughtByActive, 'Download Document'],
      [dear, 'Buy Document'],
      [free, 'Download Document'],
    ] as const) {
      const { document } = await ask<{ document: { title: string; company: { id: number } } }>(
        page.request,
        token,
        `/document/${id}`,
      );
      await page.goto(`/company/${document.company.id}?tab=documents`);
      const card = cards(page).filter({ hasText: document.title });
      if (action === 'Buy Document')
        await expect(card.getByRole('link', { name: action })).toHaveAttribute('href', `/purchasedoc/${id}`);
      else await expect(card.getByRole('button', { name: action })).toBeVisible();
      await expect(card.getByText(/^(Buy|Download) Document$/)).toHaveText(action);
    }
    const download = page.waitForEvent('download');
    await cards(page).getByRole('button', { name: 'Download Document' }).first().click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  });
});

test('a page number beyond the last page leads to the first page', async ({ page }) => {
  await page.goto('/tenders?page=99999');
  await expect(main(page).getByRole('heading', { name: 'This page is past the end of the list' })).toBeVisible();
  await main(page).getByRole('link', { name: 'Go to the first page' }).click();
  await expect(page).toHaveURL('/tenders');
  await expect(cards(page)).toHaveCount(20);
});

test('the search form is in Amharic for a reader of Amharic', async ({ page }) => {
  await page.goto('/am/tenders?region=1&from=2026-11-01');
  await expect(page.getByRole('heading', { level: 1, name: 'ጨረታዎች' })).toBeVisible();
  await expect(main(page).getByRole('button', { name: /ክልል፦ አዲስ አበባ/ })).toBeVisible();
  await expect(main(page).getByRole('button', { name: /የወጣበት ቀን፦ ከጥቅምት 22 ቀን 2019/ })).toBeVisible();
  await main(page).getByRole('button', { name: 'ሁሉንም ያጽዱ' }).click();
  await expect(page).toHaveURL('/am/tenders');
});

test('the subscription banner above a list leaves room for tenders on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const heightOver = async (action: Locator) => (await action.locator('xpath=../..').boundingBox())?.height;
  await page.goto('/tenders');
  expect(await heightOver(main(page).getByRole('link', { name: 'See plans' }))).toBeLessThanOrEqual(72);
  await page.goto('/am/tenders');
  expect(await heightOver(main(page).getByRole('link', { name: 'ዋጋ ይመልከቱ' }))).toBeLessThanOrEqual(72);
  await openAs(page, 'inactive');
  await page.goto('/am/tenders');
  expect(await heightOver(main(page).getByRole('button', { name: /ብር ይክፈሉ$/ }))).toBeLessThanOrEqual(72);
});
