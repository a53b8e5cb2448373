import { expect, type Page } from '@playwright/test';
import { hold } from './hold.ts';
import { ask, createMember, enter, enterAs, tokenOf } from './people.ts';
import { servers } from './servers.ts';
import { test } from './test.ts';
import { bothWidths } from './widths.ts';

const { api, sandbox, web } = servers;

interface Billing {
  invoices: { id: number; invoice_number: string; amount: number; status: number }[];
}

/** Expects that the page prints on one sheet of A4. */
async function expectOneSheet(page: Page): Promise<void> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf) ?? [];
  expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842]);
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

test('the table of invoices shows number, method, date, amount and status', bothWidths, async ({ page, request }) => {
  const token = await enterAs(page, 'active@awaj.test');
  const { invoices } = await ask<Billing>(request, token, '/client/invoice');
  await page.goto('/billing');
  const table = page.getByRole('table', { name: 'INVOICES' });
  const heads = ['Invoice ID', 'Method', 'Invoice Date', 'Amount', 'Status'];
  await expect(table.getByRole('columnheader')).toHaveText(heads);
  await expect(table.getByRole('rowheader')).toHaveText(invoices.map((invoice) => invoice.invoice_number));
  const yearly = table.getByRole('row').filter({ hasText: '2,360 birr' }).first();
  await expect(yearly.getByRole('cell')).toHaveText([
    /telebirr$/,
    /\d \w{3} 20\d\d .*E\.C\.$/,
    /2,360\sbirr$/,
    /Paid$/,
  ]);
});

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

test('an invoice shows the real figures and prints on one A4 page', bothWidths, async ({ page, request }) => {
  const token = await enterAs(page, 'active@awaj.test');
  const { invoices } = await ask<Billing>(request, token, '/client/invoice');
  const yearly = invoices.find(({ amount }) => amount === 2360);
  await page.goto('/billing');
  await page.getByRole('link', { name: yearly?.invoice_number ?? '' }).click();
  await page.waitForURL(`**/invoice/${yearly?.id}`);
  const sheet = page.getByRole('article', { name: 'Invoice' });
  await expect(sheet.getByText('1 Year Subscription')).toBeVisible();
  await expect(sheet.getByText('2,052.17').filter({ visible: true })).toHaveCount(3);
  await expect(sheet.getByText('307.83')).toBeVisible();
  await expect(sheet.getByText('2,360.00 ETB')).toBeVisible();
  for (const text of ['PAID · RECEIPT', 'ደረሰኝ', 'TIN 0012345678', 'VAT reg. 4567890123', 'Period', 'Payment reference'])
    await expect(sheet.getByText(text)).toBeVisible();
  await expect(sheet.getByText('Bekele Trading PLC')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { print: () => Object.assign(window, { isPrinted: true }) }));
  await sheet.getByRole('button', { name: 'Print' }).click();
  expect(await page.evaluate(() => Reflect.get(window, 'isPrinted'))).toBe(true);
  await expectOneSheet(page);
});

test('an invoice with a long item name and a long address still prints on one page', async ({ page, request }) => {
  const { token } = await createMember(request);
  const [invoice] = (await ask<Billing>(request, token, '/client/invoice')).invoices;
  const headers = { authorization: `Bearer ${token}` };
  const company = { company_name: 'Trading and Construction '.repeat(8).trim(), tin: '0012345678' };
  const address = 'House 12 behind the old post office, beside the bridge, '.repeat(7).trim();
  const saved = await request.post(`${api.url}/client/account/company`, { headers, data: { ...company, address } });
  expect([saved.status(), await saved.text()]).toEqual([200, expect.stringContaining('0012345678')]);
  await enter(page, token);
  const title = 'Supply, delivery, installation and commissioning of equipment '.repeat(6).trim();
  await page.route(`**/client/invoice/${invoice?.id}`, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const at = '2026-11-26T08:00:00.000Z';
    // A paid invoice has more lines than an unpaid one.
    const paid = { status: 1, paid_at: at, payment_reference: 'FT26325001', period: { from: at, to: at } };
    await route.fulfill({
      response,
      json: { ...body, invoice: { ...body.invoice, ...paid, description: title, document_id: 1 } },
    });
  });
  await page.goto(`/invoice/${invoice?.id}`);
  const sheet = page.getByRole('article', { name: 'Invoice' });
  for (const text of [title, address, 'FT26325001']) await expect(sheet.getByText(text)).toBeVisible();
  await expectOneSheet(page);
  await page.goto(`/am/invoice/${invoice?.id}`);
  await expect(page.getByRole('article', { name: 'ደረሰኝ' }).getByText(title)).toBeVisible();
  await expectOneSheet(page);
});

test('an unpaid invoice is not called a receipt in either language', async ({ page, request }) => {
  const { token } = await createMember(request);
  const [invoice] = (await ask<Billing>(request, token, '/client/invoice')).invoices;
  await enter(page, token);
  await page.goto(`/invoice/${invoice?.id}`);
  const sheet = page.getByRole('article', { name: 'Invoice' });
  await expect(sheet.getByText('UNPAID', { exact: true })).toBeVisible();
  await expect(sheet).not.toContainText(/receipt|ደረሰኝ/i);
  await expectOneSheet(page);
  await page.goto(`/am/invoice/${invoice?.id}`);
  const amharic = page.getByRole('article', { name: 'የክፍያ መጠየቂያ' });
  await expect(amharic.getByText('አልተከፈለም')).toBeVisible();
  await expect(amharic).not.toContainText('ደረሰኝ');
});

test('somebody else’s invoice is not found', async ({ page, request }) => {
  const { token } = await createMember(request);
  const other = (await ask<Billing>(request, await tokenOf(request, 'active@awaj.test'), '/client/invoice'))
    .invoices[0];
  await enter(page, token);
  for (const path of [`/invoice/${other?.id}`, `/payments/${other?.id}`, '/invoice/999999', '/payments/none']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Page not found' }), path).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to Homepage' })).toBeVisible();
    await expect(page).toHaveTitle('Page not found · Awaj');
  }
  // An invoice that exists restores the title of the route.
  await page.goto('/billing');
  await expect(page).toHaveTitle('Subscription · Awaj');
});

test('an invoice that does not load says so, and loads in the other language', async ({ page, request }) => {
  const { token } = await createMember(request);
  await enter(page, token);
  await page.route('**/client/invoice/1', (route) => route.fulfill({ status: 403, body: '{}' }));
  await page.goto('/invoice/1');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Couldn’t load the invoice');
  await page.getByRole('link', { name: 'አማርኛ' }).click();
  await expect(heading).toHaveText(/\p{Script=Ethiopic}/u);
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
