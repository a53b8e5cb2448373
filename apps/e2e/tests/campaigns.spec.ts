import { expect, type Page } from '@playwright/test';
import { enterAs, storedToken } from './people.ts';
import { servers } from './servers.ts';
import { test } from './test.ts';
import { bothWidths } from './widths.ts';

const site = servers.web.url;
const trial = '/free/demo-trial';
const discount = '/discount/demo-discount';

test('one button starts a trial, logs in, and leads to the app stores', bothWidths, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(trial);
  await expect(page.locator('html')).toHaveAttribute('lang', 'am');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ለ15 ቀናት');
  expect(asked).not.toContain('/api/trial/demo-trial');
  await page.getByRole('button', { name: 'ነጻ ሙከራውን ይጀምሩ' }).click();
  await expect(page).toHaveURL(`${site}/confirmation`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ሙከራዎ ተጀምሯል');
  await expect(page.getByRole('link', { name: /Google Play/ })).toHaveAttribute('href', /^https:\/\/play\.google\.com/);
  expect(await storedToken(page)).toMatch(/^\S{20,}$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ሙከራዎ ተጀምሯል');
});

test('an account without a trial is not told that a trial has begun', async ({ page }) => {
  await enterAs(page, 'active@awaj.test');
  await page.goto('/en/confirmation');
  await expect(page.getByRole('heading', { name: 'No trial is running in your account' })).toBeVisible();
  await expect(page.getByText('Your trial has started')).toBeHidden();
  await expect(page.getByRole('link', { name: 'See the tenders' })).toHaveAttribute('href', '/tenders');
});

test('a trial that cannot start says why, and can be tried again', async ({ page }) => {
  await page.route('**/api/trial/**', (route) => route.abort(), { times: 1 });
  await page.goto(`/en${trial}`);
  await page.getByRole('button', { name: 'Start the free trial' }).click();
  await expect(page.getByRole('alert')).toContainText('We couldn’t reach Awaj');
  await page.getByRole('button', { name: 'Start the free trial' }).click();
  await expect(page).toHaveURL(`${site}/en/confirmation`);
});

test('a trial link that is used up while the page is open is shown as ended', async ({ page }) => {
  await page.route('**/api/trial/**', (route) =>
    route.fulfill({
      status: 410,
      json: { status: false, message: 'gone' },
      headers: { 'access-control-allow-origin': site },
    }),
  );
  await page.goto(`/en${trial}`);
  await page.getByRole('button', { name: 'Start the free trial' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
});

test('a discount reduces the price of the chosen plan', async ({ page }) => {
  await page.goto(discount);
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByRole('radio', { name: /1 ዓመት/ })).toBeChecked();
  await expect(page.getByRole('button', { name: '1,860 ብር ይክፈሉ' })).toBeVisible();
  await page.getByRole('radio', { name: /6 ወር/ }).check();
  await expect(page.getByRole('button', { name: '1,280 ብር ይክፈሉ' })).toBeVisible();
});

test('a discount logs in, leads to the provider and back, and is paid', async ({ page }) => {
  await page.goto(discount);
  await page.getByRole('radio', { name: /6 ወር/ }).check();
  const pay = page.getByRole('button', { name: '1,280 ብር ይክፈሉ' });
  await pay.click();
  await page.waitForURL(`${servers.sandbox.url}/chapa/checkout/**`);
  await page.goBack();
  await expect(page.getByRole('button', { name: /ይክፈሉ/ })).toBeEnabled();
  expect(await storedToken(page)).not.toBeNull();
  await page.reload();
  await page.getByRole('radio', { name: /6 ወር/ }).check();
  await pay.click();
  await page.waitForURL(`${servers.sandbox.url}/chapa/checkout/**`);
  await expect(page.getByRole('heading', { name: '1,280.00 ETB' })).toBeVisible();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForURL(/\/payments\/\d+$/);
  await page.goto(new URL(page.url()).pathname.replace(/^\/am/, ''));
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await page.goto('/billing');
  await expect(page.getByText('Active Subscription', { exact: true })).toBeVisible();
  await expect(page.getByText('6 Months').first()).toBeVisible();
});

test('a discount with a payment page that is not the provider’s neither redirects nor logs in', async ({ page }) => {
  await page.route(/\/api\/discount\/demo-discount\?/, (route) =>
    route.fulfill({
      json: { token: 'q3Jm0cVb1nW9dXz7sKf2', pay_url: 'https://checkout.chapa.co.evil.example/pay' },
      headers: { 'access-control-allow-origin': site },
    }),
  );
  await page.goto(`/en${discount}`);
  await page.getByRole('button', { name: 'Pay 1,860 birr' }).click();
  await expect(page.getByRole('alert')).toContainText('We did not recognise the payment page');
  expect(await storedToken(page)).toBeNull();
});

/** The units that the countdown of a discount shows. */
async function shownLeft(page: Page): Promise<Record<string, number>> {
  const parts = await page.getByRole('timer').locator('> [aria-hidden="true"]').allTextContents();
  return Object.fromEntries(parts.map((part) => [part.replace(/\d+/, ''), Number.parseInt(part, 10)]));
}

const inSeconds = ({ days = 0, hours = 0, minutes = 0, seconds = 0 }: Record<string, number>): number =>
  ((days * 24 + hours) * 60 + minutes) * 60 + seconds;

test('a discount counts down in days, hours and minutes, and on its last day in seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto(`/en${discount}`);
  const left = () => shownLeft(page);
  await expect.poll(async () => Object.keys(await left())).toEqual(['days', 'hours', 'minutes']);
  const first = inSeconds(await left());
  await page.clock.runFor(120_000);
  await expect.poll(async () => first - inSeconds(await left())).toBeGreaterThanOrEqual(60);
  const toLastDay = (inSeconds(await left()) - 23 * 3_600) * 1_000;
  await page.clock.fastForward(toLastDay);
  await expect.poll(async () => Object.keys(await left())).toEqual(['hours', 'minutes', 'seconds']);
  const then = inSeconds(await left());
  await page.clock.runFor(5_000);
  await expect.poll(async () => then - inSeconds(await left())).toBeGreaterThanOrEqual(5);
});

test('a discount ends while its page is open', async ({ page }) => {
  await page.clock.install();
  await page.goto(`/en${discount}`);
  await expect(page.getByRole('timer')).toBeVisible();
  // The countdown starts with the scripts of the page.
  await expect(async () => {
    await page.clock.fastForward(100 * 3_600_000);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This offer has ended', { timeout: 500 });
  }).toPass();
});
