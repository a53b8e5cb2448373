import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { createMember, enter, enterAs } from './people.ts';
import { servers } from './servers.ts';
import { test } from './test.ts';

/** Documents of the demo: one for 200 birr that "active" has bought, one for 1,000 birr, and a free one. */
const [bought, dear, free] = [1, 6, 7];

async function payAtProvider(page: Page): Promise<void> {
  await page.waitForURL(`${servers.sandbox.url}/chapa/checkout/**`);
  await page.getByRole('radio', { name: /telebirr/i }).check();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
}

test('a document is bought, paid and downloaded under its title', async ({ page, request }) => {
  const person = await createMember(request);
  await enter(page, person.token);
  await page.goto(`/purchasedoc/${bought}`);
  await expect(page.getByLabel('First name')).toHaveValue('Almaz');
  await expect(page.getByLabel('Last name')).toHaveValue('Tadesse');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByText('Purchases are non-refundable.')).toBeVisible();
  await expect(page.getByText('173.91 birr')).toBeVisible();
  await page.getByText('Details for the invoice').click();
  await page.getByLabel('TIN').fill('0012345678');
  await page.getByRole('button', { name: 'Buy for 200 ETB' }).click();
  await payAtProvider(page);

  await page.waitForURL(`${servers.web.url}/docpurchaseconfirmation/${bought}`);
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('Almaz Tadesse')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Document' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Standard Bidding Document Supply of ICT Equipment.pdf');
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await page.goto(`/purchasedoc/${bought}`);
  await expect(page.getByRole('heading', { name: 'Your document is ready' })).toBeVisible();
});

test('the purchase page links back to the documents of the company', async ({ page, request }) => {
  await enter(page, (await createMember(request)).token);
  await page.goto(`/purchasedoc/${dear}`);
  await page.getByRole('link', { name: /^Bid documents from / }).click();
  await expect(page).toHaveURL(/\/company\/\d+\?tab=documents$/);
  await expect(page.getByRole('link', { name: 'Buy Document' }).first()).toBeVisible();
});

test('a visitor logs in first and comes back to the document', async ({ page }) => {
  await page.goto(`/purchasedoc/${bought}`);
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(`/purchasedoc/${bought}`)}`);
  await page.goto(`/am/docpurchaseconfirmation/${bought}`);
  await expect(page).toHaveURL(`/am/login?next=${encodeURIComponent(`/am/docpurchaseconfirmation/${bought}`)}`);
});

test('a price that has changed is explained, and the order can be sent again', async ({ page, request }) => {
  await enter(page, (await createMember(request)).token);
  const document = `**/document/${dear}`;
  await page.route(document, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ response, json: { document: { ...body.document, price: '900' } } });
  });
  await page.goto(`/purchasedoc/${dear}`);
  const outdated = page.getByRole('button', { name: 'Buy for 900 ETB' });
  await expect(outdated).toBeVisible();
  await page.unroute(document);
  await outdated.click();
  await expect(page.getByText('The price has changed since you opened this page.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Buy for 1,000 ETB' }).click();
  await page.waitForURL(`${servers.sandbox.url}/chapa/checkout/**`);
});

test('buying a document never redirects to a page that is not the provider’s', async ({ page, request }) => {
  await enter(page, (await createMember(request)).token);
  const url = '//checkout.chapa.co.evil.example';
  await page.route(`**/document/${dear}/order`, (route) => route.fulfill({ json: { url } }));
  await page.goto(`/purchasedoc/${dear}`);
  await page.getByRole('button', { name: 'Buy for 1,000 ETB' }).click();
  await expect(
    page.getByText('We did not recognise the payment page, so we did not open it.', { exact: false }),
  ).toBeVisible();
  await expect(page).toHaveURL(`/purchasedoc/${dear}`);
});

test('a missing payment is reported within two seconds, with ways to pay and to check again', async ({
  page,
  request,
}) => {
  await enter(page, (await createMember(request)).token);
  await page.goto(`/purchasedoc/${dear}`);
  await page.getByRole('button', { name: 'Buy for 1,000 ETB' }).click();
  await page.waitForURL(`${servers.sandbox.url}/chapa/checkout/**`);
  const start = Date.now();
  // Time passes only when the test says so, however slow the machine is.
  await page.clock.setFixedTime(start);
  await page.goto(`/docpurchaseconfirmation/${dear}`);
  await expect(page.getByRole('heading', { name: 'Checking your payment' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the purchase' })).toBeVisible();
  await page.clock.setFixedTime(start + 2_000);
  await expect(page.getByRole('heading', { name: 'Unpaid!' })).toBeVisible();
  await page.clock.setFixedTime(start + 67_000);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('heading', { name: 'Checking your payment' })).toBeVisible();
});

test('an order with a declined and an abandoned payment can be paid later with its first details', async ({
  page,
  request,
}) => {
  await enter(page, (await createMember(request)).token);
  await page.goto(`/purchasedoc/${dear}`);
  await page.getByText('Details for the invoice').click();
  await page.getByLabel('TIN').fill('0012345678');
  await page.getByRole('button', { name: 'Buy for 1,000 ETB' }).click();
  await page.waitForURL(`${servers.sandbox.url}/chapa/checkout/**`);
  await page.getByRole('button', { name: 'Let it fail' }).click();
  await expect(page.getByRole('alert')).toContainText('The payment was declined.');
  await page.getByRole('button', { name: 'Close without paying' }).click();
  await page.getByRole('link', { name: 'Back to Awaj' }).click();
  await page.waitForURL(`${servers.web.url}/docpurchaseconfirmation/${dear}`);
  await expect(page.getByRole('heading', { name: 'Unpaid!' })).toBeVisible({ timeout: 5_000 });
  await page.getByRole('link', { name: 'Back to the purchase' }).click();
  await expect(page.getByLabel('TIN')).toHaveValue('0012345678');
  await page.getByRole('button', { name: 'Buy for 1,000 ETB' }).click();
  await payAtProvider(page);
  await page.waitForURL(`${servers.web.url}/docpurchaseconfirmation/${dear}`);
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
});

test('a free document is downloaded without an order', async ({ page }) => {
  await enterAs(page, 'nofeed@awaj.test');
  for (const path of [`/purchasedoc/${free}`, `/docpurchaseconfirmation/${free}`]) {
    await page.goto(path);
    await expect(page.getByText('This document is free.', { exact: false })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Document' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  }
});

test('a download that breaks off says so, and works on retry', async ({ page }) => {
  await enterAs(page, 'active@awaj.test');
  await page.route(`**/document/${free}/download`, (route) => route.abort());
  await page.goto(`/purchasedoc/${free}`);
  const button = page.getByRole('button', { name: 'Download Document' });
  await button.click();
  await expect(page.getByText('We couldn’t reach Awaj. Check your connection and try again.')).toBeVisible();
  await page.unroute(`**/document/${free}/download`);
  const download = page.waitForEvent('download');
  await button.click();
  await download;
  await expect(page.getByText('We couldn’t reach Awaj.', { exact: false })).toBeHidden();
});

test('an unknown document is not found', async ({ page }) => {
  await enterAs(page, 'active@awaj.test');
  for (const path of ['/purchasedoc/999', '/docpurchaseconfirmation/999']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  }
});
