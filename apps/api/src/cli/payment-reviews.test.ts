import { expect, it } from 'vitest';
import { onOneDatabase } from '../testing/on-databases.ts';
import { actionsOf, run } from '../testing/operator.ts';
import { outcomeOf, startPaying, tell } from '../testing/payments.ts';
import type { World } from '../testing/world.ts';
import { formatInstant } from './table.ts';

/** Pays another amount than was asked for, and returns the number of the review. */
async function held(world: World, change: Parameters<World['chapa']['pay']>[1]) {
  const payer = await startPaying(world);
  const note = world.chapa.pay(payer.txRef, change);
  expect(await tell(world, note)).toBe(200);
  const line = (await run(world, 'payment-reviews')).find((each) => each.includes(payer.txRef))?.trim() ?? '';
  return { ...payer, note, line, id: line.split(' ')[0] ?? '' };
}

onOneDatabase('a held payment', (world) => {
  it('is listed with the payment and its difference', async () => {
    expect(await run(world(), 'payment-reviews')).toEqual(['There are no held payments.']);
    const { line, txRef, note, invoiceId } = await held(world(), { amount: 1_00 });
    const invoices = world().db.selectFrom('invoices').select('invoice_number').where('id', '=', invoiceId);
    const { invoice_number: number } = await invoices.executeTakeFirstOrThrow();
    const payment = `chapa ${txRef} ${note.reference} 1.00 ETB`;
    expect(line).toContain(
      `${formatInstant(world().clock.now)}  differs in amount  ${payment}  ${number}  Abebe Kebede`,
    );
  });

  it('is credited with the received amount, even if that is too much', async () => {
    const { id, token, invoiceId, txRef } = await held(world(), { amount: 1_000_00 });
    const [said] = await run(world(), 'review-payment', id, 'credit');
    expect(said).toMatch(/^Credited 1,000\.00\u00a0ETB to AWJ-2026-\d{6}: it is paid\.$/);
    expect(await world().call('getUserInfo', { token })).toMatchObject({ is_active: true });
    const reviews = ['differs', 'overpayment'];
    expect(await outcomeOf(world(), invoiceId)).toMatchObject({
      kept: 1_000_00,
      movements: 1,
      open_checkouts: 0,
      reviews,
    });
    const waiting = await run(world(), 'payment-reviews');
    expect(waiting.filter((line) => line.includes(txRef))).toEqual([expect.stringContaining('overpayment')]);
    const details = { reviewId: Number(id), decision: 'credit', amount: 1_000_00, invoiceNumber: expect.any(String) };
    expect(await actionsOf(world(), 'review-payment')).toEqual([{ operator: 'tester', details }]);
  });

  it('leaves the invoice unpaid when too little came', async () => {
    const { id, token, invoiceId } = await held(world(), { amount: 80_00 });
    expect(await run(world(), 'review-payment', id, 'credit')).toEqual([
      expect.stringContaining('900.00\u00a0ETB are still due'),
    ]);
    expect(await outcomeOf(world(), invoiceId)).toMatchObject({ kept: 80_00, paid_at: null, subscriptions: 0 });
    expect(await world().call('getUserInfo', { token })).toMatchObject({ is_active: false });
  });

  it('is credited once, whoever decides first and however often it is reported', async () => {
    const { id, note, invoiceId, line } = await held(world(), { amount: 1_000_00 });
    const decisions = Array.from({ length: 5 }, () => run(world(), 'review-payment', id, 'credit'));
    const outcomes = (await Promise.allSettled(decisions)).map(({ status }) => status);
    expect(outcomes.filter((status) => status === 'fulfilled')).toHaveLength(1);
    await tell(world(), note);
    expect(await run(world(), 'payment-reviews')).not.toContain(line);
    expect(await outcomeOf(world(), invoiceId)).toMatchObject({ movements: 1, kept: 1_000_00, subscriptions: 1 });
  });

  it('loses its credit when it is refunded after all', async () => {
    const { id, note, invoiceId, txRef } = await held(world(), { amount: 1_000_00 });
    await run(world(), 'review-payment', id, 'credit');
    await tell(world(), world().chapa.refund(txRef, String(note.reference)));
    expect(await outcomeOf(world(), invoiceId)).toMatchObject({ kept: 0, subscriptions: 0 });
  });

  it('can be dismissed without a credit', async () => {
    const { id, invoiceId, line } = await held(world(), { amount: 1_00 });
    expect(await run(world(), 'review-payment', id, 'dismiss')).toEqual([`Dismissed ${id}. Nothing was credited.`]);
    expect(await outcomeOf(world(), invoiceId)).toMatchObject({ kept: null, paid_at: null });
    expect(await run(world(), 'payment-reviews')).not.toContain(line);
    await expect(run(world(), 'review-payment', id, 'dismiss')).rejects.toThrow('There is no held payment');
  });

  it('stays open after a dry run', async () => {
    const { id, invoiceId, line } = await held(world(), { amount: 1_000_00 });
    const said = await run(world(), 'review-payment', id, 'credit', '--dry-run');
    expect(said.at(-1)).toBe('This was a dry run: nothing has changed.');
    expect(await outcomeOf(world(), invoiceId)).toMatchObject({ kept: null, subscriptions: 0 });
    expect(await run(world(), 'payment-reviews')).toContain(line);
  });

  it.each([{ currency: 'USD' }, { amount: null }])('cannot be credited with %j', async (change) => {
    const { id } = await held(world(), change);
    await expect(run(world(), 'review-payment', id, 'credit')).rejects.toThrow('cannot be credited');
  });

  it('needs one of two decisions', async () => {
    const { id } = await held(world(), { amount: 1_00 });
    await expect(run(world(), 'review-payment', id, 'forget')).rejects.toThrow('Allowed choices are credit, dismiss');
    await expect(run(world(), 'review-payment', '999999', 'credit')).rejects.toThrow('There is no held payment');
  });
});
