import type { Invoice } from '@awaj/api-client/schema';
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { beforeEach, expect, it } from 'vitest';
import { api } from '../../../testing/browser.setup.ts';
import { answerChoices, answerCounts, savedChoices } from '../../../testing/choices.ts';
import { press } from '../../../testing/fields.ts';
import { leavePage, openPage } from '../../../testing/page.tsx';
import { subscriber } from '../../../testing/people.ts';

const invoice: Invoice = {
  id: 311,
  invoice_number: 'AWJ-2026-000311',
  description: '1 Year Subscription',
  document_id: null,
  payment_method_id: 2,
  payment_method: { name: 'telebirr' },
  created_at: '2026-11-20T06:00:00.000Z',
  amount: 2360,
  status: 1,
  paid_at: '2026-11-20T06:00:00.000Z',
  payment_reference: 'AP1',
  period: { from: '2026-11-20T06:00:00.000Z', to: '2027-11-20T06:00:00.000Z' },
};

beforeEach(() => {
  api.on('/client/invoice/{invoiceId}', { invoice });
  answerCounts(9);
});

const choice = (name: RegExp) => screen.findByRole('checkbox', { name });

it('the first steps save each choice at once, and link to yesterday’s matches', async () => {
  answerChoices({ isChosen: false });
  await openPage('/payments/311');
  expect(await screen.findByRole('heading', { name: 'Payment Successful!' })).toBeTruthy();
  expect(screen.getByText('Active until 20 Nov 2027')).toBeTruthy();
  expect((await screen.findByRole('link', { name: 'See your tenders' })).getAttribute('href')).toBe('/myfeed');
  fireEvent.click(await choice(/^Construction/));
  fireEvent.click(await choice(/^Oromia/));
  await waitFor(async () =>
    expect(await savedChoices()).toEqual([
      { selectedCategories: [9], selectedRegions: [], selectedLanguages: [1, 2] },
      { selectedCategories: [9], selectedRegions: [11], selectedLanguages: [] },
    ]),
  );
  const link = await screen.findByRole('link', { name: 'See your 9 tenders from yesterday' });
  expect(link.getAttribute('href')).toMatch(/^\/myfeed\?from=(\d{4}-\d\d-\d\d)&until=\1$/);
  expect(screen.getByRole('link', { name: 'View Tenders' }).getAttribute('href')).toBe('/tenders');
});

it('the page of an old payment says when its subscription ended, without the first steps', async () => {
  const period = { from: '2025-11-20T06:00:00.000Z', to: '2026-02-20T06:00:00.000Z' };
  api.on('/client/invoice/{invoiceId}', { invoice: { ...invoice, period } });
  await openPage('/payments/311');
  expect(await screen.findByText('Ended on 20 Feb 2026')).toBeTruthy();
  expect(screen.queryByText(/^Active until/)).toBeNull();
  expect(screen.queryByText('1. What do you supply?')).toBeNull();
});

it('the first steps continue with the choices after a refresh', async () => {
  answerChoices({ isChosen: false });
  await openPage('/payments/311');
  await choice(/^Construction/);
  leavePage();
  answerChoices({ isChosen: true });
  await openPage('/payments/311');
  expect((await choice(/^Construction/)).matches(':checked')).toBe(true);
});

it('the first steps show the state of each alert channel, and what it needs', async () => {
  answerChoices({ isChosen: false });
  api.on('/client/user-info', { ...subscriber, is_phone_verified: false });
  await openPage('/payments/311');
  expect(await screen.findByText('Your mobile number is not verified.')).toBeTruthy();
  expect(screen.getByText(`${subscriber.email} · verified`)).toBeTruthy();
});

it('the first steps say when a choice could not be saved, and try again', async () => {
  answerChoices({ isChosen: false });
  api.fails('/client/setting/save-prefered', () => new Response(null, { status: 503 }));
  await openPage('/payments/311');
  fireEvent.click(await choice(/^Construction/));
  expect(await screen.findByText(/^Your choice was not saved\./)).toBeTruthy();
  expect((await choice(/^Construction/)).matches(':checked')).toBe(true);
  await press('Try again');
  await waitFor(async () => expect(await savedChoices()).toHaveLength(2));
});

it('the first steps are skipped when preferences exist, and the page names where the receipt went', async () => {
  answerChoices({ isChosen: true });
  const receipt = {
    about: 'paymentReceived',
    channel: 'email',
    to: 'a…@awaj.test',
    state: 'sent',
    reason: null,
  } as const;
  api.on('/client/deliveries', {
    deliveries: [{ ...receipt, id: '1', because: [], company: null, created_at: invoice.created_at, sent_at: null }],
  });
  await openPage('/payments/311');
  expect(await screen.findByText('Receipt for 2,360 birr sent to a…@awaj.test')).toBeTruthy();
  await waitFor(() => expect(api.addresses()).toContain('/tender/categories?path=client%2Fmyfeed'));
  expect(screen.queryByRole('checkbox')).toBeNull();
});
