import { hourMs } from '@awaj/domain/duration';
import { describe, expect, it } from 'vitest';
import { onOneDatabase } from '../../../testing/on-databases.ts';
import { letIn, startPaying, startPayment, tell } from '../../../testing/payments.ts';
import { rounds } from '../../../testing/rounds.ts';
import type { World } from '../../../testing/world.ts';
import { openSession } from '../../identity/sessions.ts';

onOneDatabase('the payment address', (world) => {
  describe('of one invoice', () => oneInvoice(world));
  describe('when the provider fails', () => troubles(world));
  describe('for the chosen invoice', () => choices(world));
});

function oneInvoice(world: () => World): void {
  it('is opened once for fifty concurrent callers, who all get the same one', rounds, async () => {
    const { chapa, call, db } = world();
    const { token, userId } = await letIn(world());
    const before = chapa.calls.initialize;
    const answers = await Promise.all(Array.from({ length: 50 }, () => call('createPaymentUrl', { token })));
    expect(new Set(answers.map(({ url }) => url)).size).toBe(1);
    expect(chapa.calls.initialize).toBe(before + 1);
    const invoices = await db.selectFrom('invoices').select('id').where('user_id', '=', userId).execute();
    expect(invoices).toHaveLength(1);
    const ids = invoices.map(({ id }) => id);
    expect(await db.selectFrom('checkouts').selectAll().where('invoice_id', 'in', ids).execute()).toHaveLength(1);
  });

  it('asks for the price of the plan, and leads the payer back to the invoice', async () => {
    const { invoiceId, txRef } = await startPaying(world(), 2);
    expect(world().chapa.opened.at(-1)).toMatchObject({
      txRef,
      amount: 148_000,
      returnUrl: `https://awaj.test/payments/${invoiceId}`,
      payer: { firstName: 'Abebe', lastName: 'Kebede', localPhone: null },
    });
  });

  it('leads the payer back in the language of their page', async () => {
    const { token } = await letIn(world());
    await world().call('createPaymentUrl', { token, headers: { 'accept-language': 'am' } });
    expect(world().chapa.opened.at(-1)?.returnUrl).toMatch(/^https:\/\/awaj\.test\/am\/payments\/\d+$/);
  });

  it('stays the same while it is open, and is a new one after it expires', async () => {
    const { clock, chapa } = world();
    const { token, txRef } = await startPaying(world());
    expect(await startPayment(world(), token)).toBe(txRef);
    const before = clock.now;
    clock.now = new Date(before.getTime() + hourMs);
    const next = await startPayment(world(), token);
    clock.now = before;
    expect(next).not.toBe(txRef);
    expect(chapa.cancelled).toContain(txRef);
  });

  it('is refused when the invoice was paid meanwhile without a webhook', async () => {
    const { clock, chapa, refusal, call } = world();
    const { token, txRef, invoiceId } = await startPaying(world());
    chapa.pay(txRef);
    const before = clock.now;
    clock.now = new Date(before.getTime() + hourMs);
    const { status } = await refusal('createPaymentUrl', { token, query: { invoice_id: invoiceId } });
    clock.now = before;
    expect(status).toBe(409);
    const { invoice } = await call('getInvoice', { token, params: { invoiceId } });
    expect(invoice).toMatchObject({ status: 1, payment_method: { name: 'telebirr' } });
  });

  it('is never cached', async () => {
    const { token } = await letIn(world());
    const answer = await world().send('createPaymentUrl', { token });
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });
}

function troubles(world: () => World): void {
  it('is a 503 while the provider is down, and keeps its reference afterwards', async () => {
    const { chapa, db, call } = world();
    const { token, userId } = await letIn(world());
    chapa.isAway = true;
    const answer = await world().send('createPaymentUrl', { token });
    chapa.isAway = false;
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '30']);
    const references = () =>
      db
        .selectFrom('checkouts')
        .innerJoin('invoices', 'invoices.id', 'invoice_id')
        .select('tx_ref')
        .where('user_id', '=', userId)
        .execute();
    const before = await references();
    const { url } = await call('createPaymentUrl', { token });
    expect(await references()).toEqual(before);
    expect(url).toContain(before[0]?.tx_ref);
  });

  it('logs a failure of the provider with the id of the request', async () => {
    const { chapa, log, send } = world();
    const { token } = await letIn(world());
    log.length = 0;
    chapa.isAway = true;
    await send('createPaymentUrl', { token });
    chapa.isAway = false;
    const [failure, request] = log.map((line) => JSON.parse(line));
    expect(failure).toMatchObject({ msg: 'a provider failed', err: { message: 'chapa: did not answer' } });
    expect([request.status, request.reqId]).toEqual([503, failure.reqId]);
  });

  it('fails for all callers who wait for a request that fails', async () => {
    const { chapa, send } = world();
    const { token } = await letIn(world());
    const before = chapa.calls.initialize;
    chapa.isAway = true;
    const answers = await Promise.all(Array.from({ length: 10 }, () => send('createPaymentUrl', { token })));
    chapa.isAway = false;
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(503));
    expect(chapa.calls.initialize - before).toBeLessThanOrEqual(10);
  });

  it('gets a new reference when the provider opened a page but the answer was lost', async () => {
    const { chapa, db } = world();
    const { token, txRef } = await startPaying(world());
    await db.updateTable('checkouts').set({ url: null }).where('tx_ref', '=', txRef).execute();
    const next = await startPayment(world(), token);
    expect(next).not.toBe(txRef);
    expect(chapa.cancelled).toContain(txRef);
  });
}

function choices(world: () => World): void {
  it('pays the newest unpaid plan, or a new invoice when none is unpaid', async () => {
    const { call, chapa } = world();
    const { token, txRef } = await startPaying(world(), 1);
    expect(await startPayment(world(), token, { plan_id: 2 })).toBe(txRef);
    await tell(world(), chapa.pay(txRef));
    await startPayment(world(), token, { plan_id: 2 });
    const { invoices, latest_plan } = await call('listInvoices', { token });
    expect(invoices.map(({ amount, status }) => [amount, status])).toEqual([
      [1_480, 0],
      [980, 1],
    ]);
    expect(latest_plan).toBe('3 Months');
  });

  it('never pays somebody else’s invoice', async () => {
    const { invoiceId } = await startPaying(world());
    const { token } = await letIn(world());
    const query = { invoice_id: invoiceId };
    expect(await world().refusal('createPaymentUrl', { token, query })).toMatchObject({ status: 404 });
  });

  it('is refused before anything is written when the plan would extend beyond one year', async () => {
    const { call, chapa, refusal } = world();
    const { token, txRef } = await startPaying(world(), 3);
    await tell(world(), chapa.pay(txRef));
    expect(await refusal('createPaymentUrl', { token, query: { plan_id: 1 } })).toMatchObject({ status: 409 });
    expect((await call('listInvoices', { token })).invoices).toHaveLength(1);
  });

  it('is refused for an invoice that would meanwhile extend beyond one year', async () => {
    const { chapa, clock, db, refusal, services } = world();
    const { token, userId, txRef } = await startPaying(world(), 3);
    const second = await db.transaction().execute((trx) => services.invoices.open(trx, { userId, planId: 2 }));
    await tell(world(), chapa.pay(txRef));
    const answer = await refusal('createPaymentUrl', { token, query: { invoice_id: second.id } });
    expect(answer.status).toBe(409);
    const before = clock.now;
    clock.now = new Date(before.getTime() + 200 * 24 * hourMs);
    const later = await openSession(db, { userId, purpose: 'login', at: clock.now });
    expect(await startPayment(world(), later, { invoice_id: second.id })).toBeTruthy();
    clock.now = before;
  });
}
