import { expect } from '@playwright/test';
import { hold } from './hold.ts';
import { ask, createMember, enter, enterAs } from './people.ts';
import { servers } from './servers.ts';
import { test } from './test.ts';
import { bothWidths } from './widths.ts';

const { api, sandbox, web } = servers;

interface Billing {
  invoices: { id: number; invoice_number: string; amount: number; status: number }[];
}

test('an invoice is paid from the list of invoices, and the payment is confirmed', async ({ page, request }) => {
  const { token } = await createMember(request);
  await enter(page, token);
  await page.goto('/billing');
  await expect(page.getByText('Inactive Subscription')).toBeVisible();
  const [invoice] = (await ask<Billing>(request, token, '/client/invoice')).invoices;
  // There is one Pay button, and no row that looks paid.
  await expect(page.getByRole('main').getByText('Pay 980 birr')).toHaveCount(1);
  await expect(page.getByRole('row', { name: invoice?.invoice_number ?? '' })).toContainText('Unpaid');
  await page.getByRole('button', { name: 'Pay 980 birr' }).click();
  await page.waitForURL(`${sandbox.url}/chapa/checkout/**`);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForURL(`${web.url}/payments/${invoice?.id}`);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await page.getByRole('link', { name: 'View Tenders' }).click();
  await page.waitForURL('**/tenders');
  await page.goto('/billing');
  await expect(page.getByText('Active Subscription', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Active until \d+ \w{3} 20\d\d$/)).toBeVisible();
  await expect(page.getByText('3 Months').first()).toBeVisible();
});

test('somebody who returns without paying is told within two seconds and can pay at once', async ({
  page,
  request,
}) => {
  const { token } = await createMember(request);
  await enter(page, token);
  await page.goto('/billing');
  await page.getByRole('button', { name: 'Pay' }).click();
  await page.waitForURL(`${sandbox.url}/chapa/checkout/**`);
  const start = Date.now();
  // Time passes only when the test says so, however slow the machine is.
  await page.clock.setFixedTime(start);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL(`${web.url}/payments/**`);
  await expect(page.getByRole('heading', { name: 'Checking your payment' })).toBeVisible();
  const pay = page.getByRole('button', { name: 'Pay' });
  await expect(pay).toBeVisible();
  await page.clock.setFixedTime(start + 2_000);
  await expect(page.getByRole('heading', { name: 'Unpaid!' })).toBeVisible();
  await expect(pay).toBeVisible();
  await page.clock.setFixedTime(start + 122_000);
  await expect(page.getByText('If you’ve paid, don’t pay again', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('heading', { name: 'Checking your payment' })).toBeVisible();
});

test('Pay during the check for a payment opens the same checkout, which takes one payment', async ({
  page,
  request,
}) => {
  const { token } = await createMember(request);
  await enter(page, token);
  await page.goto('/billing');
  await page.getByRole('button', { name: 'Pay' }).click();
  await page.waitForURL(`${sandbox.url}/chapa/checkout/**`);
  const checkout = page.url();
  await page.clock.setFixedTime(Date.now());
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL(`${web.url}/payments/**`);
  await expect(page.getByRole('heading', { name: 'Checking your payment' })).toBeVisible();
  // The invoice is paid meanwhile, as in another tab.
  await request.post(checkout, { form: { action: 'pay', method: 'telebirr' }, maxRedirects: 0 });
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  const { invoices } = await ask<Billing>(request, token, '/client/invoice');
  expect(invoices.map(({ status }) => status)).toEqual([1]);
});

test('a member without a subscription sees the plans above the invoices', async ({ page }) => {
  await enterAs(page, 'trial@awaj.test');
  await page.goto('/billing');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Choose a plan');
});

test('an unpaid subscription never looks paid, even while the account loads slowly', async ({ page }) => {
  await enterAs(page, 'trial@awaj.test');
  const release = await hold(page, '**/client/user-info');
  const billing = page.waitForResponse('**/client/invoice');
  await page.goto('/billing');
  await billing;
  const seen = page.getByRole('main').getByText(/^(Welcome Trial|Active Subscription|Renew your subscription)$/);
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toBeVisible();
  await expect(seen).toHaveCount(0);
  release();
  await expect(seen).toHaveText(['Welcome Trial', 'Active Subscription']);
  await expect(page.getByText(/^\d+ days left · .* E\.C\.$/)).toBeVisible();
});

test(
  'the table of invoices shows number, what was bought, method, date, amount and status',
  bothWidths,
  async ({ page, request }) => {
    const token = await enterAs(page, 'active@awaj.test');
    const { invoices } = await ask<Billing>(request, token, '/client/invoice');
    await page.goto('/billing');
    const table = page.getByRole('table', { name: 'INVOICES' });
    const heads = ['Invoice ID', 'Method', 'Invoice Date', 'Amount', 'Status'];
    await expect(table.getByRole('columnheader')).toHaveText(heads);
    await expect(table.getByRole('rowheader')).toHaveText(
      invoices.map(({ invoice_number }) => new RegExp(`^${invoice_number}(Bid document: .+|.+ Subscription)$`)),
    );
    const yearly = table.getByRole('row').filter({ hasText: '2,360 birr' }).first();
    await expect(yearly.getByRole('cell')).toHaveText([
      /telebirr$/,
      /\d \w{3} 20\d\d .*E\.C\.$/,
      /2,360\sbirr$/,
      /Paid$/,
    ]);
  },
);

test('no plan is offered that would extend the subscription beyond a year', async ({ page }) => {
  await enterAs(page, 'nofeed@awaj.test');
  await page.goto('/billing');
  await page.getByText('Renew early').click();
  await expect(page.getByRole('heading', { name: 'Renew your subscription' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /3 Months/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: /1 Year/ })).toHaveCount(0);
});

test('a plan that meanwhile extends beyond a year is refused before anybody pays', async ({ page }) => {
  await enterAs(page, 'nofeed@awaj.test');
  // The page believes that the subscription has ended, although it was renewed in another tab.
  await page.route('**/client/invoice', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), active_until: null } });
  });
  await page.goto('/billing');
  await page.getByRole('radio', { name: /1 Year/ }).check();
  await page.getByRole('button', { name: 'Pay 2,360 birr' }).click();
  await expect(page.getByText('Your subscription already reaches as far as one year ahead allows.')).toBeVisible();
});

test('paying an invoice never redirects to a page that is not the provider’s', async ({ page, request }) => {
  await enter(page, (await createMember(request)).token);
  await page.route('**/chapa/create-url**', (route) =>
    route.fulfill({
      json: { url: 'https://checkout.chapa.co.evil.example/pay' },
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  await page.goto('/billing');
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByText('We did not recognise the payment page')).toBeVisible();
  expect(page.url()).toBe(`${web.url}/billing`);
});

test('a subscription that does not load is never shown as a subscription without invoices', async ({
  page,
  request,
}) => {
  await enter(page, (await createMember(request)).token);
  await page.route(`${api.url}/client/invoice`, (route) => route.abort());
  await page.goto('/billing');
  await expect(page.getByRole('heading', { name: 'Couldn’t load your subscription' })).toBeVisible({ timeout: 10_000 });
  await expect(page.getByText('No invoices yet')).toBeHidden();
  await page.unroute(`${api.url}/client/invoice`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Inactive Subscription')).toBeVisible();
});
