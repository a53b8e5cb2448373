import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type ChapaNote, noteOf } from '../../../../testing/chapa-stand-in.ts';
import { onOneDatabase } from '../../../../testing/on-databases.ts';
import { expectBooksToAgree, outcomeOf, startPaying, tell } from '../../../../testing/payments.ts';
import { rounds } from '../../../../testing/rounds.ts';
import type { World } from '../../../../testing/world.ts';

const paidOnce = { subscriptions: 1, kept: 98_000, movements: 1, open_checkouts: 0, reviews: null };
const untouched = { paid_at: null, subscriptions: 0, kept: null, movements: 0, open_checkouts: 1 };

onOneDatabase('a webhook of Chapa', (world) => {
  describe('about a payment', () => notes(world));
  describe('without proof', () => forgeries(world));
  describe('that differs from what was asked for', () => differences(world));
});

function notes(world: () => World): void {
  it('credits a payment', async () => {
    const { token, txRef, invoiceId } = await startPaying(world());
    expect(await tell(world(), world().chapa.pay(txRef))).toBe(200);
    expect(await outcomeOf(world(), invoiceId)).toMatchObject({ ...paidOnce, paid_at: world().clock.now });
    const info = await world().call('getUserInfo', { token });
    expect(info).toMatchObject({ is_active: true, latest_plan: '3 Months' });
  });

  it('credits a payment once when it arrives a hundred times at once', rounds, async () => {
    const { txRef, invoiceId } = await startPaying(world());
    const note = world().chapa.pay(txRef);
    const answers = await Promise.all(Array.from({ length: 100 }, () => tell(world(), note)));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await outcomeOf(world(), invoiceId)).toMatchObject(paidOnce);
    await expectBooksToAgree(world());
  });

  it('is not acknowledged while Chapa cannot be asked, and is credited when it is repeated', async () => {
    const { chapa } = world();
    const { txRef, invoiceId } = await startPaying(world());
    const note = chapa.pay(txRef);
    chapa.isAway = true;
    expect(await tell(world(), note)).toBe(503);
    chapa.isAway = false;
    expect(await outcomeOf(world(), invoiceId)).toMatchObject(untouched);
    expect(await tell(world(), note)).toBe(200);
    expect(await outcomeOf(world(), invoiceId)).toMatchObject(paidOnce);
  });

  it('leaves an invoice unpaid after a failed payment, and is accepted when it is about something else', async () => {
    const { chapa } = world();
    const { txRef, invoiceId } = await startPaying(world());
    expect(await tell(world(), { ...chapa.pay(txRef, { status: 'other' }), event: 'charge.failed/cancelled' })).toBe(
      200,
    );
    expect(await tell(world(), { event: 'payout.success', reference: 'P1' })).toBe(200);
    expect(await outcomeOf(world(), invoiceId)).toMatchObject(untouched);
  });

  it('credits an invoice that was replaced', async () => {
    const { chapa, db, services } = world();
    const { txRef, invoiceId } = await startPaying(world());
    await db.transaction().execute((trx) => services.invoices.withdraw(trx, invoiceId));
    await tell(world(), chapa.pay(txRef));
    expect(await outcomeOf(world(), invoiceId)).toMatchObject(paidOnce);
  });
}

function forgeries(world: () => World): void {
  const post = (headers: Record<string, string>, payload: string) =>
    world().app.inject({ method: 'POST', url: '/webhooks/chapa', headers, payload });
  const hmac = (text: string, key = world().services.providers.chapa.webhookSecret) =>
    createHmac('sha256', key).update(text).digest('hex');

  async function paidInvoice() {
    const payer = await startPaying(world());
    return { ...payer, text: JSON.stringify(world().chapa.pay(payer.txRef)) };
  }

  it.each<[string, (text: string) => Record<string, string>]>([
    ['without a signature', () => ({})],
    ['with the signature that is the same on every note', () => ({ 'chapa-signature': hmac('secret') })],
    ['signed with another secret', (text) => ({ 'x-chapa-signature': hmac(text, 'guess') })],
    ['signed for another body', (text) => ({ 'x-chapa-signature': hmac(`${text} `) })],
    ['with half a signature', (text) => ({ 'x-chapa-signature': hmac(text).slice(0, 32) })],
    ['with more than a signature', (text) => ({ 'x-chapa-signature': `${hmac(text)}00` })],
  ])('is refused %s', async (_name, headersOf) => {
    const { text, invoiceId } = await paidInvoice();
    const asked = world().chapa.calls.verify;
    const answer = await post({ 'content-type': 'application/json', ...headersOf(text) }, text);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      401,
      { status: false, message: expect.stringContaining('signature') },
    ]);
    expect(world().chapa.calls.verify).toBe(asked);
    expect(await outcomeOf(world(), invoiceId)).toMatchObject(untouched);
  });

  it('is refused when its body was reformatted on the way', async () => {
    const { text, invoiceId } = await paidInvoice();
    const pretty = JSON.stringify(JSON.parse(text), null, 1);
    expect((await post({ 'x-chapa-signature': hmac(text) }, pretty)).statusCode).toBe(401);
    expect(await outcomeOf(world(), invoiceId)).toMatchObject(untouched);
  });

  const halfSaid = [String.raw`{"tx_ref":"\u0000","status":"other"}`, String.raw`{"tx_ref":"\ud800","status":"other"}`];
  it.each(['', '{', 'null', '[]', '{"event":7}', '{"tx_ref":{}}', ...halfSaid])(
    'changes nothing with the body %j',
    async (text) => {
      const status = await tell(world(), text);
      expect([200, 400]).toContain(status);
    },
  );

  it('credits nothing that the report of Chapa does not confirm', async () => {
    const { txRef, invoiceId } = await startPaying(world());
    const report = {
      status: 'success',
      txRef,
      reference: 'X',
      amount: 98_000,
      currency: 'ETB',
      mode: 'test',
      method: 'x',
    };
    expect(await tell(world(), noteOf('charge.success', report as Parameters<typeof noteOf>[1]))).toBe(200);
    expect(await outcomeOf(world(), invoiceId)).toMatchObject(untouched);
  });
}

function differences(world: () => World): void {
  const differing: [string, Parameters<World['chapa']['pay']>[1]][] = [
    ['amount', { amount: 97_999 }],
    ['amount', { amount: 1 }],
    ['amount', { amount: null }],
    ['currency', { currency: 'USD' }],
    ['mode', { mode: 'live' }],
    ['reference', { txRef: 'somebody-elses' }],
  ];

  it.each(differing)('is held for review when the %s differs (%j)', async (_name, change) => {
    const { txRef, invoiceId } = await startPaying(world());
    const note: ChapaNote = { ...world().chapa.pay(txRef, change), tx_ref: txRef };
    expect(await tell(world(), note)).toBe(200);
    expect(await outcomeOf(world(), invoiceId)).toMatchObject({ ...untouched, reviews: ['differs'] });
  });

  it('is held for review when it contradicts the report', async () => {
    const { txRef, invoiceId } = await startPaying(world());
    const note = world().chapa.pay(txRef);
    expect(await tell(world(), { ...note, amount: '1' })).toBe(200);
    expect(await outcomeOf(world(), invoiceId)).toMatchObject({ ...untouched, reviews: ['differs'] });
    expect(await tell(world(), note)).toBe(200);
    expect(await outcomeOf(world(), invoiceId)).toMatchObject({ ...paidOnce, reviews: ['differs'] });
  });

  it('is flagged once when its reference is unknown', async () => {
    const { chapa, db } = world();
    const note = chapa.pay('not-ours', { amount: 0 });
    expect([await tell(world(), note), await tell(world(), note)]).toEqual([200, 200]);
    const notes = await db.selectFrom('payment_reviews').select('reason').where('about', '=', 'not-ours').execute();
    expect(notes).toEqual([{ reason: 'unknown-reference' }]);
  });
}
