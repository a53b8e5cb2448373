import { expect, type Page } from '@playwright/test';
import { hold } from './hold.ts';
import { cards, main, quickFilter } from './list-page.ts';
import { ask, createMember, enter, enterAs, password } from './people.ts';
import { test } from './test.ts';
import { bothWidths } from './widths.ts';

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
    await enterAs(page, 'active@awaj.test');
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
    // There is nothing to filter.
    await expect(quickFilter(page, 'Open')).toBeHidden();
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
    await enterAs(page, 'inactive@awaj.test');
    await page.goto('/tenders');
    await page.route('**/client/save-unsave/**', (route) => route.abort());
    const first = cards(page).first();
    await first.getByRole('button', { name: /^Save/ }).click();
    await expect(page.getByRole('alert')).toHaveText(/^Couldn’t save the tender\./);
    await expect(first.getByRole('button', { name: /^Save / })).toBeVisible();
  });
});
