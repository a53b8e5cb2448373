import { createApiClient } from '@awaj/api-client';
import type { Invoice as InvoiceDto } from '@awaj/api-client/schema';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createBillingQueries } from './billing.queries.ts';
import { nextCheckMs, paymentPhase, unpaidPlanInvoice } from './payment-check.ts';

const dto: InvoiceDto = {
  id: 311,
  invoice_number: 'AWJ-2026-000311',
  description: '1 Year Subscription',
  document_id: null,
  payment_method_id: null,
  payment_method: null,
  created_at: '2026-11-20T06:00:00.000Z',
  amount: 2360,
  status: 0,
  paid_at: null,
  payment_reference: null,
  period: null,
};

/** A server with these invoices. */
function createBackend(invoices: InvoiceDto[]) {
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/client/invoice')
      return Response.json({ latest_plan: '1 Year', latest_plan_status: 7, active_until: null, invoices });
    const invoice = invoices.find(({ id }) => pathname === `/client/invoice/${id}`);
    return invoice ? Response.json({ invoice }) : Response.json({ status: false, message: 'None.' }, { status: 404 });
  };
  const queries = createBillingQueries(createApiClient({ baseUrl: 'http://api.test', fetch }));
  return { client: new QueryClient({ defaultOptions: { queries: { retry: false } } }), queries };
}

it('an unconfirmed payment is polled with growing pauses, for a limited time', () => {
  expect([0, 20_000, 120_000].map((waitedMs) => nextCheckMs('unpaid', waitedMs))).toEqual([2_000, 5_000, false]);
});

it('a payment is no longer polled once it is paid or a request has failed', () => {
  expect([nextCheckMs('paid', 0), nextCheckMs(undefined, 0)]).toEqual([false, false]);
});

it('a payment is polled about thirty times in all', () => {
  let [asked, waitedMs] = [0, 0];
  for (let wait = nextCheckMs('unpaid', 0); wait !== false; wait = nextCheckMs('unpaid', waitedMs)) {
    asked += 1;
    waitedMs += wait;
  }
  expect([asked, waitedMs]).toEqual([30, 120_000]);
});

it.each([
  [true, 0, 'checking'],
  [true, 999, 'checking'],
  [true, 1_000, 'unpaid'],
  [true, 120_000, 'stopped'],
  [false, 0, 'unpaid'],
  [false, 120_000, 'stopped'],
])('after paying: %s, after %i ms: an unpaid invoice is %s', (hasPaid, waitedMs, phase) => {
  expect(paymentPhase({ status: 'unpaid', hasPaid, waitedMs })).toBe(phase);
  expect(paymentPhase({ status: 'paid', hasPaid, waitedMs })).toBe('paid');
});

it("another reader's invoice counts as missing", async () => {
  const { client, queries } = createBackend([dto]);
  await expect(client.fetchQuery(queries.invoice(312))).rejects.toMatchObject({ status: 404 });
});

it('invoices are read with amounts in santim, plan names, and any status but 1 as inactive', async () => {
  const { client, queries } = createBackend([dto]);
  expect(await client.fetchQuery(queries.overview())).toEqual({
    planName: '1 Year',
    status: 'inactive',
    activeUntil: null,
    invoices: [
      {
        id: 311,
        number: 'AWJ-2026-000311',
        item: { kind: 'plan', planName: '1 Year' },
        method: null,
        createdAt: new Date(dto.created_at),
        amount: 236_000,
        status: 'unpaid',
        paidAt: null,
        paymentReference: null,
        period: null,
      },
    ],
  });
});

it('the due invoice is the one of a plan, not of a document', async () => {
  const document = { ...dto, id: 312, description: 'Supply of 1 Year Subscription forms', document_id: 6, amount: 200 };
  const { client, queries } = createBackend([document, dto]);
  expect(unpaidPlanInvoice(await client.fetchQuery(queries.overview()))?.id).toBe(311);
});
