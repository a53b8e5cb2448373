import { expect, type Page } from '@playwright/test';
import { enterAs } from './people.ts';
import { servers } from './servers.ts';
import { test } from './test.ts';

const tender = '/tender/4321';
const title = 'Request for Proposals: Solid waste collection and disposal service';
/** A sentence of the notice that only subscribers see. */
const paidFor = 'The document fee of 300.00 birr';
/** The dates of the demo depend on the day it was filled. */
const anyDay = /\d{1,2} \p{L}+ 20\d\d (E\.C\.|ዓ\.ም\.)/u;
const locks = (page: Page) =>
  page.getByRole('definition').getByRole('link', { name: /^(Login or Subscribe|Subscribe)$/ });

test('a visitor sees the summary of a tender, five locks, and what a subscription gives', async ({ page }) => {
  await page.goto(tender);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('BIDDING OPEN').first()).toBeVisible();
  await expect(locks(page)).toHaveText(Array(5).fill('Login or Subscribe'));
  await expect(locks(page).first()).toHaveAttribute('href', `/login?next=${encodeURIComponent(tender)}`);
  await expect(page.getByRole('link', { name: 'Subscribe for 2,360 birr a year' })).toHaveAttribute('href', '/signup');
  await expect(page.getByText('197 birr a month')).toBeVisible();
  const prompt = page.getByRole('region', { name: 'Subscribe to read the full notice' });
  await expect(prompt).toContainText('Log in or register');
  await expect(prompt.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    `/login?next=${encodeURIComponent(tender)}`,
  );
  await expect(prompt.getByRole('link', { name: 'register' })).toHaveAttribute('href', '/signup');
  await expect(page.getByRole('button', { name: 'Add to calendar' })).toBeHidden();
});

test('the server sends no paid content to a visitor', async ({ request }) => {
  for (const path of [tender, `/am${tender}`]) {
    const html = await (await request.get(path)).text();
    expect(html).toContain(title);
    expect(html).not.toContain(paidFor);
    expect(html).not.toContain('30,000');
    expect(html).not.toMatch(anyDay);
  }
});

test('a visitor without scripts reads the public part and the category', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(tender);
  await expect(page.getByRole('heading', { name: 'Related tenders' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(4);
  await expect(page.getByRole('link', { name: /^Save/ })).toBeVisible();
  await page.locator('summary', { hasText: 'Share this tender' }).click();
  await expect(page.getByRole('link', { name: 'Telegram' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await context.close();
});

test('a subscriber sees the whole tender at once, and never the locks before it', async ({ page }) => {
  await enterAs(page, 'active@awaj.test');
  await page.addInitScript(() => {
    const seen = Object.assign(window, { locksSeen: 0 });
    const look = () => {
      const prompt = [...document.querySelectorAll('h2')].find((heading) =>
        heading.textContent?.startsWith('Subscribe to'),
      );
      if (prompt?.checkVisibility({ visibilityProperty: true })) seen.locksSeen += 1;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(tender);
  await expect(page.getByText(paidFor)).toBeVisible();
  await expect(locks(page)).toHaveCount(0);
  await expect(page.getByRole('complementary').getByText(anyDay).first()).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'locksSeen'))).toBe(0);
});

test('a member without a subscription is offered the due payment and led to it', async ({ page }) => {
  await enterAs(page, 'inactive@awaj.test');
  await page.goto(tender);
  await expect(page.getByText('Your subscription is not active')).toBeVisible();
  await expect(page.getByText('1 Year, 2,360 birr')).toBeVisible();
  await expect(locks(page)).toHaveText(Array(5).fill('Subscribe'));
  await expect(locks(page).first()).toHaveAttribute('href', '/billing');
  await expect(page.getByRole('heading', { name: 'Subscribe to read the full notice' })).toBeVisible();
  await page.getByRole('button', { name: 'Pay 2,360 birr' }).click();
  await expect(page).toHaveURL(new RegExp(`^${servers.sandbox.url}/chapa/checkout/`));
});

test('a trial shows its length, the days left and where to pay', async ({ page }) => {
  await enterAs(page, 'trial@awaj.test');
  await page.goto(tender);
  await expect(page.getByText(/^\d+ of your 15 days are left\.$/)).toBeVisible();
  await expect(page.getByText(paidFor)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Pay', exact: true })).toHaveAttribute(
    'href',
    '/billing',
  );
});

test('a notice that does not load says so, and loads on retry', async ({ page }) => {
  await enterAs(page, 'active@awaj.test');
  await page.route('**/tender/detail/4321', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(tender);
  await expect(page.getByText('Something went wrong on our side. Please try again in a moment.')).toBeVisible({
    timeout: 15_000,
  });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.unroute('**/tender/detail/4321');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(paidFor)).toBeVisible();
});

test('a tender links to its company, its category and similar tenders, but not to itself', async ({ page }) => {
  await page.goto(tender);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Lasta Polytechnic College', exact: true })).toHaveAttribute(
    'href',
    /^\/company\/\d+$/,
  );
  await expect(main.getByRole('link', { name: 'Cleaning and Sanitary Supplies', exact: true })).toHaveAttribute(
    'href',
    '/tenders?category=19',
  );
  const related = main.locator('section').filter({ has: page.getByRole('heading', { name: 'Related tenders' }) });
  await expect(related.getByRole('article')).toHaveCount(4);
  const ofBuyer = main
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: /^Other open tenders from/ }) });
  await expect(ofBuyer.getByRole('article').first()).toBeVisible();
  await expect(ofBuyer.getByRole('link', { name: 'All tenders from Lasta Polytechnic College' })).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: title })).toHaveCount(0);
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeHidden();
});

test('a printed tender has the notice and its address, and no buttons', async ({ page }) => {
  await enterAs(page, 'active@awaj.test');
  await page.goto(tender);
  await expect(page.getByText(paidFor)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(`Read it on Awaj: ${servers.web.url}${tender}`)).toBeVisible();
  await expect(page.getByText(paidFor)).toBeVisible();
  await expect(page.getByRole('complementary').getByText(/^(\d+ \w+ left|Closes .*|About .*)$/)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Show all' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Related tenders' })).toBeHidden();
});

test('the Amharic page of a tender keeps the title as it was published', async ({ page }) => {
  await enterAs(page, 'trial@awaj.test');
  await page.goto(`/am${tender}`);
  await expect(page.getByText('ነጻ ሙከራ', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('complementary').getByText(anyDay).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'ተመሳሳይ ጨረታዎች' })).toBeVisible();
});
