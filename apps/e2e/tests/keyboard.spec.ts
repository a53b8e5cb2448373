import { expect, type Locator, type Page } from '@playwright/test';
import { cards, main, quickFilter } from './list-page.ts';
import { ask, createMember, enter, freshEmail, freshPhone, password } from './people.ts';
import { test } from './test.ts';

/** More Tab presses than any page needs. */
const manyPresses = 120;

/** Runs in the page: whether a person can see the focused element. */
function isFocusSeen(): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return false;
  const { top, bottom, left, right } = focused.getBoundingClientRect();
  if (bottom < 0 || top > innerHeight || right < 0 || left > innerWidth) return false;
  const hasRing = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
    outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  const around: Element[] = [focused, ...focused.children];
  // A field draws its outline on a parent, around everything that belongs to it.
  for (let box = focused.parentElement; box && around.length < 30; box = box.parentElement)
    if (box.matches(':has(:focus-visible)')) around.push(box);
  return around.some((each) => hasRing(getComputedStyle(each)) || hasRing(getComputedStyle(each, '::after')));
}

/** Presses Tab until the target has the focus, and expects a visible focus at each step. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  for (let press = 0; press < manyPresses; press += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
    await expect.poll(() => page.evaluate(isFocusSeen), `${focused} has the focus`).toBe(true);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${target}.`);
}

async function press(page: Page, target: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Waits until a new page or step has moved the focus to its beginning; a quicker press would be lost. */
async function untilAtContent(page: Page): Promise<void> {
  await expect(main(page)).toBeFocused();
}

test('somebody logs in, searches, saves a tender and opens it by keyboard alone', async ({ page, request }) => {
  const { email } = await createMember(request);
  await page.goto('/login');
  await type(page, page.getByLabel('Email or phone'), email);
  await type(page, page.getByLabel('Password', { exact: true }), password);
  await press(page, page.getByRole('button', { name: 'Log In' }), 'Enter');
  await expect(page).toHaveURL('/tenders');
  await untilAtContent(page);

  const form = page.getByRole('search');
  await type(page, form.getByRole('textbox', { name: 'Title' }), 'supply');
  await tabTo(page, form.getByRole('radio', { name: 'All' }));
  await page.keyboard.press('ArrowDown');
  await expect(form.getByRole('radio', { name: 'Open' })).toBeChecked();
  await press(page, form.getByRole('button', { name: 'Search', exact: true }), 'Enter');
  await expect(page).toHaveURL('/tenders?q=supply&status=1');
  const pills = main(page).getByRole('region', { name: 'Chosen filters' });
  await expect(quickFilter(page, 'Open')).toHaveAttribute('aria-current', 'true');
  // The status is empty until the list has loaded.
  await expect(pills.getByRole('status')).toHaveText(/\d/);
  await expect(cards(page).first().locator('mark')).not.toHaveCount(0);

  const first = cards(page).first();
  const title = (await first.getByRole('heading').textContent()) ?? '';
  const stored = page.waitForResponse('**/client/save-unsave/**');
  await press(page, first.getByRole('button', { name: /^Saved? / }), 'Space');
  await expect(first.getByRole('button', { name: /^Saved / })).toBeFocused();
  await stored;
  await page.goto('/saved');
  await press(page, cards(page).getByRole('heading', { name: title }).getByRole('link'), 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('five presses of Tab lead past the header and the search to the first tender', async ({ page }) => {
  await page.goto('/tenders');
  const first = cards(page).first().getByRole('heading').getByRole('link');
  await expect(first).toBeVisible();
  for (const name of ['Skip to content', 'Skip to the list']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name })).toBeFocused();
    await page.keyboard.press('Enter');
  }
  const isThere = () => first.evaluate((link) => link === document.activeElement);
  for (let press = 3; press <= 5 && !(await isThere()); press += 1) await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
});

test('a member changes the tab of a company, alerts and preferences by keyboard alone', async ({ page, request }) => {
  const { token } = await createMember(request);
  await enter(page, token);
  await page.goto('/company/1');
  await expect(cards(page).first()).toBeVisible();
  await press(page, main(page).getByRole('link', { name: 'Bid documents' }), 'Enter');
  await expect(page).toHaveURL('/company/1?tab=documents');
  await expect(
    main(page)
      .getByRole('heading', { name: /^Bidding Document/ })
      .first(),
  ).toBeVisible();

  await page.goto('/settings');
  const sms = page.getByRole('switch', { name: 'SMS' });
  const kept = page.waitForResponse('**/client/setting/save-channel');
  await press(page, sms, 'Space');
  await expect(sms).toBeChecked();
  await kept;

  await page.goto('/settings?tab=tender');
  await type(page, page.getByRole('searchbox', { name: 'Find a category or region' }), 'OROM');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: /^Oromia/ })).toBeChecked();
  await press(page, page.getByRole('button', { name: /^Save\b/ }), 'Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Your preferences are saved.' })).toBeVisible();
  const { regions } = await ask<{ regions: { name: string }[] }>(request, token, '/tender/lang-reg?path=client/myfeed');
  expect(regions.map(({ name }) => name)).toEqual(['Oromia']);
});

test('somebody signs up with the plan of their choice by keyboard alone', async ({ page }) => {
  await page.goto('/signup');
  await type(page, page.getByLabel('First name'), 'Almaz');
  await type(page, page.getByLabel('Last name'), 'Tadesse');
  await type(page, page.getByLabel('Mobile number'), freshPhone());
  await press(page, page.getByRole('button', { name: 'Continue' }), 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a plan' })).toBeVisible();
  await untilAtContent(page);

  await tabTo(page, page.getByRole('radio', { name: /1 Year/ }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /6 Months/ })).toBeChecked();
  await type(page, page.getByLabel('Email'), freshEmail());
  await type(page, page.getByLabel('Password', { exact: true }), password);
  await press(page, page.getByRole('button', { name: 'Sign Up' }), 'Enter');

  const online = page.getByRole('tab', { name: 'Online Payment' });
  await expect(online).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('1,480 birr', { exact: true })).toBeVisible();
  await tabTo(page, online);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Commercial Bank of Ethiopia')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Copy: Invoice number' }));
});
