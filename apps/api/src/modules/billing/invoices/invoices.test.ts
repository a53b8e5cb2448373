import { addMonths } from '@awaj/domain/subscription';
import { describe, expect, it } from 'vitest';
import { onOneDatabase } from '../../../testing/on-databases.ts';
import { letIn, orderAndPay, payLatest, startPaying } from '../../../testing/payments.ts';
import type { World } from '../../../testing/world.ts';
import { type BankTransfer, bookTransfer } from '../settlement/bank-transfers.ts';

onOneDatabase('invoices', (world) => {
  describe('as their owner sees them', () => reading(world));
  describe('of the demo', () => ofTheDemo(world));
  describe('paid by bank transfer', () => transfers(world));
});

function reading(world: () => World): void {
  it('are listed newest first, with what they were for and how they were paid', async () => {
    const { token } = await letIn(world());
    await world().call('createPaymentUrl', { token, query: { plan_id: 1 } });
    await payLatest(world());
    await orderAndPay(world(), token, 11);
    await world().call('createPaymentUrl', { token, query: { plan_id: 2 } });
    const billing = await world().call('listInvoices', { token });
    expect(billing).toMatchObject({ latest_plan: '3 Months', latest_plan_status: 1 });
    expect(
      billing.invoices.map(({ description, amount, status, payment_method }) => [
        description,
        amount,
        status,
        payment_method,
      ]),
    ).toEqual([
      ['6 Months Subscription', 1_480, 0, { name: 'Chapa' }],
      ['Bidding Document: Tyres, Batteries and Spare Parts', 150, 1, { name: 'telebirr' }],
      ['3 Months Subscription', 980, 1, { name: 'telebirr' }],
    ]);
  });

  it('show the time, reference and period once they are paid', async () => {
    const { clock, call } = world();
    const { token } = await letIn(world());
    await call('createPaymentUrl', { token, query: { plan_id: 1 } });
    const newest = async () => (await call('listInvoices', { token })).invoices[0];
    expect(await newest()).toMatchObject({
      document_id: null,
      status: 0,
      paid_at: null,
      payment_reference: null,
      period: null,
    });
    await payLatest(world());
    const now = clock.now;
    const until = addMonths(now, 3).toISOString();
    expect(await newest()).toMatchObject({
      status: 1,
      paid_at: now.toISOString(),
      payment_reference: expect.stringMatching(/^CHAPA-/),
      period: { from: now.toISOString(), to: until },
    });
    expect(await call('listInvoices', { token })).toMatchObject({ latest_plan_status: 1, active_until: until });
    await orderAndPay(world(), token, 11);
    expect(await newest()).toMatchObject({ document_id: 11, status: 1, paid_at: now.toISOString(), period: null });
  });

  it('show that a subscription lasts until the end of its paid renewal', async () => {
    const { clock, call } = world();
    const { token } = await letIn(world());
    for (const planId of [1, 1] as const) {
      await call('createPaymentUrl', { token, query: { plan_id: planId } });
      await payLatest(world());
    }
    const until = addMonths(addMonths(clock.now, 3), 3).toISOString();
    expect(await call('listInvoices', { token })).toMatchObject({ active_until: until });
  });

  it('show no end date to somebody without a subscription', async () => {
    const { token } = await startPaying(world());
    expect(await world().call('listInvoices', { token })).toMatchObject({ latest_plan_status: 0, active_until: null });
  });

  it('have numbers that count up through the year in Addis Ababa', async () => {
    const { token } = await letIn(world());
    await world().call('createPaymentUrl', { token });
    const { clock } = world();
    const before = clock.now;
    const numberOf = async () => (await world().call('listInvoices', { token })).invoices[0]?.invoice_number;
    expect(await numberOf()).toMatch(/^AWJ-2026-\d{6}$/);
    clock.now = new Date('2026-12-31T21:00:00.000Z');
    const next = await startPaying(world());
    const { invoices } = await world().call('listInvoices', { token: next.token });
    clock.now = before;
    expect(invoices[0]?.invoice_number).toMatch(/^AWJ-2027-\d{6}$/);
  });

  it('are visible to their owner alone, and hidden once replaced', async () => {
    const { db, services, call, refusal } = world();
    const { token, invoiceId } = await startPaying(world());
    const { token: other } = await letIn(world());
    expect((await call('getInvoice', { token, params: { invoiceId } })).invoice).toMatchObject({ id: invoiceId });
    expect(await refusal('getInvoice', { token: other, params: { invoiceId } })).toMatchObject({ status: 404 });
    await db.transaction().execute((trx) => services.invoices.withdraw(trx, invoiceId));
    expect(await refusal('getInvoice', { token, params: { invoiceId } })).toMatchObject({ status: 404 });
    expect((await call('listInvoices', { token })).invoices).toEqual([]);
  });
}

function ofTheDemo(world: () => World): void {
  it('belong to its accounts', async () => {
    const invoicesOf = async (account: 'active' | 'inactive' | 'trial' | 'nofeed') => {
      const { invoices } = await world().call('listInvoices', { token: await world().tokenOf(account) });
      return invoices.map(({ amount, status }) => [amount, status]);
    };
    expect(await invoicesOf('active')).toEqual([
      [200, 1],
      [2_360, 1],
      [980, 1],
    ]);
    expect(await invoicesOf('inactive')).toEqual([[2_360, 0]]);
    expect(await invoicesOf('nofeed')).toEqual([[2_360, 1]]);
    expect(await invoicesOf('trial')).toEqual([]);
    const order = await world().call('getOrder', { token: await world().tokenOf('active'), params: { docId: 1 } });
    expect(order).toMatchObject({
      document: { is_purchased: true },
      invoice: { amount: 200, status: 1 },
      price: '200',
    });
  });
}

function transfers(world: () => World): void {
  const bookIt = (transfer: Omit<BankTransfer, 'amount'>, amount = 98_000) => {
    const { db, clock, services } = world();
    const whole = { ...transfer, amount };
    const booking = { settlement: services.payments.settlement, messages: services.messages, at: clock.now };
    return db.transaction().execute((trx) => bookTransfer(trx, whole, booking));
  };

  async function unpaid() {
    const payer = await startPaying(world());
    const { invoices } = await world().call('listInvoices', { token: payer.token });
    return { ...payer, invoiceNumber: invoices[0]?.invoice_number ?? '' };
  }

  it('give the plan once, and leave nothing to pay online', async () => {
    const { token, txRef, invoiceNumber, invoiceId } = await unpaid();
    const transfer = { invoiceNumber, reference: 'FT26325001' };
    expect(await bookIt(transfer)).toEqual({ kind: 'booked', invoiceNumber, amount: 98_000 });
    expect(await bookIt(transfer)).toEqual({ kind: 'repeated' });
    expect(await bookIt({ invoiceNumber, reference: 'FT26325002' })).toMatchObject({ kind: 'held', missing: 0 });
    const { invoice } = await world().call('getInvoice', { token, params: { invoiceId } });
    expect(invoice).toMatchObject({
      status: 1,
      payment_method: { name: 'Bank Transfer' },
      payment_reference: 'FT26325001',
    });
    const checkout = world().db.selectFrom('checkouts').select('check_at').where('tx_ref', '=', txRef);
    expect(await checkout.executeTakeFirst()).toEqual({ check_at: world().clock.now });
  });

  it('need an existing invoice', async () => {
    const [one, other] = [await unpaid(), await unpaid()];
    await bookIt({ invoiceNumber: one.invoiceNumber, reference: 'FT26325003' });
    const again = await bookIt({ invoiceNumber: other.invoiceNumber, reference: 'FT26325003' });
    expect(again).toEqual({ kind: 'reference-taken' });
    expect(await bookIt({ invoiceNumber: 'AWJ-1999-000001', reference: 'X' })).toEqual({ kind: 'unknown-invoice' });
  });
}
