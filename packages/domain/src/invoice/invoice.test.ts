import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { birr } from '../money/index.ts';
import { plans } from '../plan/index.ts';
import {
  invoiceViews,
  isRefundable,
  printedInvoice,
  subscriptionDescription,
  toInvoiceStatus,
  toWireInvoiceStatus,
} from './index.ts';

describe('the status of an invoice', () => {
  it.each([
    [1, 'paid', 'success', 'view-tenders'],
    [0, 'unpaid', 'pay', 'pay'],
    [2, 'unpaid', 'pay', 'pay'],
    ['1', 'unpaid', 'pay', 'pay'],
    [true, 'unpaid', 'pay', 'pay'],
    [undefined, 'unpaid', 'pay', 'pay'],
  ])('%o on the wire is %s: the %s view, with %s to press', (wire, status, view, action) => {
    expect(toInvoiceStatus(wire)).toBe(status);
    expect(invoiceViews[toInvoiceStatus(wire)]).toEqual({ view, action });
  });

  it('survives the wire', () => {
    expect(toWireInvoiceStatus('paid')).toBe(1);
    expect(toWireInvoiceStatus('unpaid')).toBe(0);
  });
});

describe('a printed invoice', () => {
  it('shows the yearly plan once, with its net price and the tax', () => {
    const [, , yearly] = plans;
    expect(printedInvoice({ description: subscriptionDescription(yearly.name), amount: birr(2360) })).toEqual({
      description: '1 Year Subscription',
      quantity: 1,
      subTotal: birr(2052.17),
      vatPercent: 15,
      vat: birr(307.83),
      gross: birr(2360),
    });
  });

  it('adds up, whatever the amount', () => {
    fc.assert(
      fc.property(fc.nat(), (amount) => {
        const { subTotal, vat, gross } = printedInvoice({ description: 'A document', amount });
        expect(subTotal + vat).toBe(gross);
        expect(gross).toBe(amount);
      }),
      { seed: 1 },
    );
  });
});

it('a payment can be refunded for exactly thirty days', () => {
  const paidAt = new Date('2026-11-01T08:00:00Z');
  expect(isRefundable(paidAt, new Date('2026-12-01T08:00:00Z'))).toBe(true);
  expect(isRefundable(paidAt, new Date('2026-12-01T08:00:00.001Z'))).toBe(false);
});
