import { expect, type Page } from '@playwright/test';
import { ask, createMember, enter, enterAs, tokenOf } from './people.ts';
import { servers } from './servers.ts';
import { test } from './test.ts';
import { bothWidths } from './widths.ts';

const { api } = servers;

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
