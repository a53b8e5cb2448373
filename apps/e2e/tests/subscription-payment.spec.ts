import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { ask, createMember, enter, freshEmail, freshPhone, password, storedToken } from './people.ts';
import { servers } from './servers.ts';
import { test } from './test.ts';
import { bothWidths, phoneAlone } from './widths.ts';

const { sandbox, web } = servers;

const tender = '/tender/4321';
/** A sentence of its notice that only a subscription shows. */
const paidFor = 'The document fee of 300.00 birr';

/** Pays on the provider's page, which leads back by itself. */
async function payThere(page: Page): Promise<void> {
  await page.waitForURL(`${sandbox.url}/chapa/checkout/**`);
  await page.getByRole('radio', { name: /telebirr/i }).check();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
}

const isPaid = (page: Page) => expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();

interface Info {
  is_active: boolean;
  plan_days_left: number;
}

interface Billing {
  invoices: { invoice_number: string; amount: number; status: number }[];
}

/** Pays what is due at the provider without a browser. */
async function payDue(request: APIRequestContext, token: string): Promise<void> {
  const { url } = await ask<{ url: string }>(request, token, '/chapa/create-url');
  await request.post(url, { form: { action: 'pay', method: 'telebirr' }, maxRedirects: 0 });
  await expect.poll(async () => (await ask<Info>(request, token, '/client/user-info')).is_active).toBe(true);
}

test('a visitor chooses a plan, signs up in three steps, pays and reads the whole notice', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Choose 6 Months' }).click();
  await page.getByLabel('First name').fill('Almaz');
  await page.getByLabel('Last name').fill('Tadesse');
  await page.getByLabel('Mobile number').fill(freshPhone());
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('radio', { name: /6 Months/ })).toBeChecked();
  await page.getByLabel('Email').fill(freshEmail());
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('tab', { name: 'Online Payment' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('1,480 birr', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Pay 1,480 birr' }).click();
  await payThere(page);
  await page.waitForURL(`${web.url}/payments/*`);
  await isPaid(page);
  await page.getByRole('link', { name: 'View Tenders' }).click();
  await expect(page).toHaveURL('/tenders');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText(/Subscribe$/).filter({ visible: true })).toHaveCount(0);
  await page.goto(tender);
  await expect(page.getByText(paidFor)).toBeVisible();
  await expect(page.getByText('Your subscription is not active')).toBeHidden();
});

test(
  'on a phone, four taps after the payment lead to the feed of yesterday’s tenders',
  phoneAlone,
  async ({ page, request }) => {
    const { token } = await createMember(request);
    await payDue(request, token);
    const { invoices } = await ask<{ invoices: { id: number }[] }>(request, token, '/client/invoice');
    await enter(page, token);
    await page.goto(`/payments/${invoices[0]?.id}`);
    await isPaid(page);
    await page.getByRole('checkbox', { name: /^Vehicles and Machinery/ }).tap();
    await page.getByRole('checkbox', { name: /^Building Construction/ }).tap();
    await page.getByRole('checkbox', { name: /^Oromia/ }).tap();
    await page.getByRole('link', { name: /^See your/ }).tap();
    await expect(page).toHaveURL(/\/myfeed/);
    await expect(page.getByRole('article').first()).toBeVisible();
    const kept = await ask<{ name: string }[]>(request, token, '/tender/categories?path=client/myfeed');
    expect(kept.map(({ name }) => name).sort()).toEqual(['Building Construction', 'Vehicles and Machinery']);
  },
);

test('a member pays from the banner of a tender, and reads it', async ({ page, request }) => {
  await enter(page, (await createMember(request)).token);
  await page.goto(tender);
  await expect(page.getByText('3 Months, 980 birr')).toBeVisible();
  await expect(page.getByText(paidFor)).toBeHidden();
  await page.getByRole('button', { name: 'Pay' }).first().click();
  await payThere(page);
  await page.waitForURL(`${web.url}/payments/*`);
  await isPaid(page);
  await page.goto(tender);
  await expect(page.getByText(paidFor)).toBeVisible();
  await expect(page.getByText('Your subscription is not active')).toBeHidden();
});

test(
  'a member pays from the banner above a list, and the locks say that a payment is due',
  bothWidths,
  async ({ page, request }) => {
    await enter(page, (await createMember(request)).token);
    await page.goto('/tenders');
    const list = page.getByRole('main');
    const pay = list.getByRole('button', { name: 'Pay 980 birr' });
    await expect(pay).toBeVisible();
    const first = list.getByRole('article').first();
    await expect(first.getByText('Subscribe', { exact: true })).toBeVisible();
    // The whole card is one link, so the lock is not a second one.
    await expect(first.getByRole('link')).toHaveCount(1);
    await pay.click();
    await payThere(page);
    await page.waitForURL(`${web.url}/payments/*`);
    await isPaid(page);
    await page.getByRole('link', { name: 'View Tenders' }).click();
    await expect(first).toBeVisible();
    await expect(pay).toBeHidden();
  },
);

test('a declined payment and an abandoned one can be tried again at once', async ({ page, request }) => {
  await enter(page, (await createMember(request)).token);
  await page.goto('/billing');
  await page.getByRole('button', { name: 'Pay' }).click();
  await page.waitForURL(`${sandbox.url}/chapa/checkout/**`);
  await page.getByRole('button', { name: 'Let it fail' }).click();
  await expect(page.getByRole('alert')).toContainText('The payment was declined.');
  await page.getByRole('button', { name: 'Close without paying' }).click();
  await page.getByRole('link', { name: 'Back to Awaj' }).click();
  await page.waitForURL(`${web.url}/payments/*`);
  await expect(page.getByRole('heading', { name: 'Unpaid!' })).toBeVisible({ timeout: 5_000 });
  await page.getByRole('button', { name: 'Pay' }).click();
  await payThere(page);
  await page.waitForURL(`${web.url}/payments/*`);
  await isPaid(page);
});

test('a renewal starts when the present subscription ends', async ({ page, request }) => {
  const { token } = await createMember(request);
  await payDue(request, token);
  const before = await ask<Info>(request, token, '/client/user-info');
  await enter(page, token);
  await page.goto('/billing');
  await page.getByText('Renew early').click();
  await expect(page.getByRole('heading', { name: 'Renew your subscription' })).toBeVisible();
  await page.getByRole('radio', { name: /6 Months/ }).check();
  await page.getByRole('button', { name: 'Renew for 1,480 birr' }).click();
  await payThere(page);
  await page.waitForURL(`${web.url}/payments/*`);
  await isPaid(page);
  await page.goto('/billing');
  await expect(page.getByText(/^2[67]\d days left/)).toBeVisible();
  await expect(page.getByText('Unpaid', { exact: true })).toHaveCount(0);
  const after = await ask<Info>(request, token, '/client/user-info');
  expect(after.plan_days_left - before.plan_days_left).toBeGreaterThan(175);
  const { invoices } = await ask<Billing>(request, token, '/client/invoice');
  expect(invoices.map(({ amount, status }) => [amount, status])).toEqual([
    [1480, 1],
    [980, 1],
  ]);
});

test('an unreachable payment provider is reported, and asked again on retry', async ({ page, request }) => {
  const { token } = await createMember(request);
  await enter(page, token);
  const message = 'The payment provider cannot be reached at the moment.';
  await page.route(
    '**/chapa/create-url*',
    (route) => route.fulfill({ status: 503, json: { status: false, message } }),
    {
      times: 1,
    },
  );
  await page.goto('/billing');
  const pay = page.getByRole('button', { name: 'Pay' });
  await pay.click();
  await expect(page.getByText('Couldn’t start the payment.')).toBeVisible();
  await expect(page).toHaveURL('/billing');
  await pay.click();
  await payThere(page);
  await page.waitForURL(`${web.url}/payments/*`);
  await isPaid(page);
  expect(await storedToken(page)).toBe(token);
});
