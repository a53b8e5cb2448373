import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { api } from '../../testing/browser.setup.ts';
import { openPage } from '../../testing/page.tsx';
import { subscriber } from '../../testing/people.ts';
import { bought, inDays, paid, unpaid } from '../../testing/purchases.ts';

const main = async () => within(await screen.findByRole('main'));

/** The page of a subscriber with so many days left. */
async function openBilling(daysLeft: number) {
  api.on('/client/invoice', {
    latest_plan: '1 Year',
    latest_plan_status: 1,
    active_until: inDays(daysLeft),
    invoices: [paid],
  });
  await openPage('/billing', 'member');
  await screen.findByText(/^Active until \d+ \w+ \d{4}$/);
  return main();
}

describe('signing up', () => {
  it('shows the chosen plan from the first step on, where it can be changed', async () => {
    await openPage('/signup?plan=2', 'visitor');
    await screen.findByText(/^6 Months · 1,480\sbirr$/);
    fireEvent.click(await screen.findByRole('radio', { name: /3 Months/ }));
    await screen.findByText(/^3 Months · 980\sbirr$/);
    expect(location.search).toBe('?plan=1');
  });

  it('offers the default plan when none was chosen', async () => {
    await openPage('/signup', 'visitor');
    await screen.findByText(/^1 Year · 2,360\sbirr$/);
  });
});

describe('the page of the subscription', () => {
  it('shows the end date first, and folds the renewal while that is far away', async () => {
    const page = await openBilling(200);
    page.getByText(/^200 days left · /);
    expect(page.getByRole('heading', { name: 'Renew your subscription' }).closest('details')).not.toBeNull();
  });

  it('offers the renewal when it is due, with the amount on the button', async () => {
    const page = await openBilling(30);
    expect(page.getByRole('heading', { name: 'Renew your subscription' }).closest('details')).toBeNull();
    page.getByRole('button', { name: /^Renew for 1,480\sbirr$/ });
  });

  it('says when a fully paid year can be renewed', async () => {
    const page = await openBilling(360);
    page.getByText(/^You’re paid up\. You can renew from \d+ \w+ \d{4}\.$/);
    expect(page.queryByRole('radio')).toBeNull();
  });

  it('has one Pay button for what is due, and hides the method of an unfinished payment', async () => {
    api.on('/client/invoice', {
      latest_plan: '1 Year',
      latest_plan_status: 0,
      active_until: null,
      invoices: [unpaid, paid],
    });
    await openPage('/billing', 'member');
    await screen.findByText('You have an unpaid invoice');
    const page = await main();
    expect(page.getAllByText(/^Pay 2,360\sbirr$/)).toHaveLength(1);
    expect(page.queryByText('Chapa')).toBeNull();
  });
});

describe('an invoice', () => {
  const open = async (path: string, invoice: typeof paid | typeof unpaid) => {
    api.on('/client/invoice/{invoiceId}', { invoice });
    await openPage(path, 'member');
    return within(await screen.findByRole('article'));
  };

  it('has everything that an accountant needs', async () => {
    const sheet = await open('/invoice/287', paid);
    for (const text of ['TIN 0012345678', 'VAT reg. 4567890123', 'AWJ-2026-000287', 'APq2Vn81ZkT', 'telebirr'])
      expect(sheet.getAllByText(text).length, text).toBeGreaterThan(0);
    for (const label of ['Period', 'Method', 'Payment reference', 'Paid on']) sheet.getByText(label);
    sheet.getByText(/^2,360\.00\sETB$/);
  });

  it.each([
    ['/invoice/287', paid, 'Invoice', 'PAID · RECEIPT', true],
    ['/am/invoice/287', paid, 'ደረሰኝ', 'ተከፍሏል', true],
    ['/invoice/311', unpaid, 'Invoice', 'UNPAID', false],
    ['/am/invoice/311', unpaid, 'የክፍያ መጠየቂያ', 'አልተከፈለም', false],
  ])('at %s is called a receipt only once it is paid', async (path, invoice, title, state, isReceipt) => {
    const sheet = await open(path, invoice);
    await waitFor(() => sheet.getByRole('heading', { level: 1, name: title }));
    sheet.getByText(state);
    expect(sheet.queryAllByText(/receipt|ደረሰኝ/i).length > 0).toBe(isReceipt);
  });
});

it('an invoice links to the document after its payment', async () => {
  api.on('/client/invoice/{invoiceId}', { invoice: bought.invoice });
  await openPage('/payments/287', 'member');
  await screen.findByText('Payment Successful!');
  const link = await screen.findByRole('link', { name: 'Download Document' });
  expect(link.getAttribute('href')).toBe('/docpurchaseconfirmation/6');
  (await main()).getByRole('link', { name: 'View Tenders' });
});

it('a receipt that has no verified address waits for the email', async () => {
  const nothing = { is_phone_verified: false, is_email_verified: false, is_telegram_linked: false };
  api.on('/client/user-info', { ...subscriber, ...nothing });
  api.on('/client/invoice/{invoiceId}', { invoice: paid });
  await openPage('/payments/287', 'member');
  await screen.findByText(/^Verify your email to get the receipt for 2,360\sbirr\./);
  const page = await main();
  expect(page.getByRole('link', { name: 'Verify' }).getAttribute('href')).toBe('/verification/email');
  page.getByRole('heading', { level: 1, name: 'Payment Successful!' });
});
