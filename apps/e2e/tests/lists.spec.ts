import { expect, type Locator, type Page } from '@playwright/test';
import { hold } from './hold.ts';
import { cards, main } from './list-page.ts';
import { ask, createMember, enter, enterAs, password, tokenOf } from './people.ts';
import { servers } from './servers.ts';
import { test } from './test.ts';
import { bothWidths } from './widths.ts';

type Account = 'active' | 'inactive' | 'nofeed';

const openAs = (page: Page, account: Account) => enterAs(page, `${account}@awaj.test`);

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email or phone').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
}

test.describe('saving', () => {
  test('leads a visitor to the login, and from there back', async ({ page }) => {
    await page.goto('/tenders?region=1');
    await cards(page).first().getByRole('link', { name: /^Save/ }).click();
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/tenders?region=1')}`);
  });

  test('by a visitor is completed after the login', async ({ page, request }) => {
    const { email, token } = await createMember(request);
    await page.goto('/tenders?region=1');
    const third = cards(page).nth(2);
    const title = (await third.getByRole('heading').textContent()) ?? '';
    await third.getByRole('link', { name: /^Save/ }).click();
    await logIn(page, email);
    await expect(page).toHaveURL('/tenders?region=1');
    await expect(main(page).getByRole('button', { name: `Saved : ${title}` })).toBeVisible();
    expect((await ask<{ unseen_tender_count: number }>(request, token, '/client/user-info')).unseen_tender_count).toBe(
      1,
    );
  });

  test('of a visitor who presses before the page runs is done when they come back from the login', async ({
    page,
    request,
  }) => {
    const { email } = await createMember(request);
    const release = await hold(page, '**/assets/*.js');
    await page.goto('/tenders', { waitUntil: 'commit' });
    const third = cards(page).nth(2);
    const title = (await third.getByRole('heading').textContent()) ?? '';
    await third.getByRole('link', { name: /^Save/ }).click();
    await expect(page).toHaveURL(/\/login/);
    release();
    await logIn(page, email);
    await expect(main(page).getByRole('button', { name: `Saved : ${title}` })).toBeVisible();
  });

  test('of a member who presses before the page runs is done when it does', async ({ page }) => {
    await enter(page, (await createMember(page.request)).token);
    const release = await hold(page, '**/assets/*.js');
    await page.goto('/tenders', { waitUntil: 'commit' });
    const third = cards(page).nth(2);
    const title = (await third.getByRole('heading').textContent()) ?? '';
    await third.getByRole('link', { name: /^Save/ }).click();
    await expect(page).toHaveURL('/tenders');
    release();
    await expect(main(page).getByRole('button', { name: `Saved : ${title}` })).toBeVisible();
  });

  /** A member's page that runs, while their own list has not come yet. */
  async function openWhileListIsHeld(page: Page) {
    const showList = await hold(page, '**/tender/search*');
    await page.goto('/tenders');
    await expect(page.locator('html')).not.toHaveAttribute('data-session');
    const third = cards(page).nth(2);
    const title = (await third.getByRole('heading').textContent()) ?? '';
    const saved = third.getByRole('button', { name: `Saved : ${title}` });
    const isDone = async () => {
      await expect(saved).toBeVisible();
      await expect(page).toHaveURL('/tenders');
      await page.waitForLoadState('networkidle');
      await page.reload();
      await expect(saved).toBeVisible();
    };
    return { third, link: third.getByRole('link', { name: /^Save/ }), showList, isDone };
  }

  test('of a member looks done before their own list has come, and is done with it', bothWidths, async ({ page }) => {
    await enter(page, (await createMember(page.request)).token);
    const { link, showList, isDone } = await openWhileListIsHeld(page);
    await link.click();
    await expect(link.locator('svg')).not.toHaveCSS('fill', 'none');
    showList();
    await isDone();
  });

  test('of a member is done even if the list becomes theirs between pressing and releasing', async ({ page }) => {
    await enter(page, (await createMember(page.request)).token);
    const { third, link, showList, isDone } = await openWhileListIsHeld(page);
    await link.hover();
    await page.mouse.down();
    showList();
    await expect(third.getByRole('button', { name: /^Save/ })).toBeVisible();
    await page.mouse.up();
    await isDone();
  });

  test('never covers the line above it, with any pointer', bothWidths, async ({ page }) => {
    await openAs(page, 'active');
    await page.goto('/tenders');
    const save = cards(page).first().getByRole('button', { name: /^Save/ });
    await save.hover();
    await expect(save).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(save).toHaveCSS('-webkit-tap-highlight-color', 'rgba(0, 0, 0, 0)');
  });

  test('shows and counts at once, and can be undone on the page of saved tenders', bothWidths, async ({ page }) => {
    await enter(page, (await createMember(page.request)).token);
    await page.goto('/saved');
    await expect(main(page).getByRole('heading', { name: 'No Saved Tenders' })).toBeVisible();
    await main(page).getByRole('link', { name: 'View All Tenders' }).click();
    await expect(page).toHaveURL('/tenders');
    const first = cards(page).first();
    const title = (await first.getByRole('heading').textContent()) ?? '';
    await first.getByRole('button', { name: /^Save/ }).click();
    await expect(first.getByRole('button', { name: /^Saved/ })).toBeVisible();
    const saved = page.getByRole('link', { name: /1 saved tender/ }).filter({ visible: true });
    await expect(saved).toBeVisible();

    await saved.click();
    await expect(page).toHaveURL('/saved');
    await expect(cards(page)).toHaveCount(1);
    await cards(page)
      .getByRole('button', { name: `Saved : ${title}` })
      .click();
    await expect(cards(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(cards(page)).toHaveCount(1);
    // The count comes from the server, while the card returns at once.
    await expect(saved).toBeVisible();
    await cards(page)
      .getByRole('button', { name: /^Saved/ })
      .click();
    await expect(main(page).getByRole('heading', { name: 'No Saved Tenders' })).toBeVisible();
  });

  test('that fails is undone, and says so', async ({ page }) => {
    await openAs(page, 'inactive');
    await page.goto('/tenders');
    await page.route('**/client/save-unsave/**', (route) => route.abort());
    const first = cards(page).first();
    await first.getByRole('button', { name: /^Save/ }).click();
    await expect(page.getByRole('alert')).toHaveText(/^Couldn’t save the tender\./);
    await expect(first.getByRole('button', { name: /^Save / })).toBeVisible();
  });
});

test('a card shows the category that the list is filtered by, even if its tender has several', async ({ page }) => {
  await page.goto('/tenders?category=9');
  await expect(cards(page)).toHaveCount(20);
  await expect(cards(page).filter({ hasText: 'Electrical and Energy' })).toHaveCount(20);
});

test.describe('the feed', () => {
  test('welcomes a member without preferences and opens the preferences', async ({ page }) => {
    await openAs(page, 'nofeed');
    await page.goto('/myfeed');
    await expect(main(page).getByRole('heading', { name: 'Welcome, Yonas Abebe' })).toBeVisible();
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
  test('shows its tenders, and its documents to members', async ({ page }) => {
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
    await expect(main(page).getByRole('heading', { name: 'Log in to see bid documents' })).toBeVisible();
    await main(page).getByRole('link', { name: 'Log In' }).click();
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/company/3?tab=documents')}`);
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
