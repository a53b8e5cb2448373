import { dayMs, minuteMs } from '@awaj/domain/duration';
import { afterEach, expect, it } from 'vitest';
import { moveOn } from '../testing/clock.ts';
import { onOneDatabase } from '../testing/on-databases.ts';
import { actionsOf, run, runForJson } from '../testing/operator.ts';
import {
  expectBooksToAgree,
  letIn,
  orderAndPay,
  outcomeOf,
  startPaying,
  startPayment,
  tell,
} from '../testing/payments.ts';
import { inFull, prove, signUp } from '../testing/people.ts';
import { seededAt } from '../testing/seeded.ts';
import type { World } from '../testing/world.ts';

/** Signs up a user who paid for a year by bank transfer. */
async function paidByBank(world: World, reference: string) {
  const person = await signUp(world);
  await prove(world, person, 'phone');
  await run(world, 'mark-paid', person.invoiceNumber, '--amount', '2360', '--reference', reference);
  return person;
}

const isActive = async ({ call }: World, token: string) => (await call('getUserInfo', { token })).is_active;

onOneDatabase('a refund', (world) => {
  afterEach(() => {
    world().clock.now = seededAt;
  });
  const refund = (...args: string[]) => run(world(), 'user', 'refund', ...args);

  it('is booked, ends the subscription, and is confirmed to the payer', async () => {
    const { token, invoiceNumber, phone } = await paidByBank(world(), 'IN1');
    moveOn(world(), minuteMs);
    const said = await refund(invoiceNumber, '--reference', 'OUT1');
    expect(said).toEqual([
      `Booked a refund of 2,360.00\u00a0ETB for ${invoiceNumber} by bank: the purchase has ended.`,
    ]);
    expect(await isActive(world(), token)).toBe(false);
    const [invoice] = await runForJson(world(), 'user', 'invoices', phone);
    expect(invoice).toMatchObject({ number: invoiceNumber, state: 'refunded', kept: 0, amount: 2360 });
    const [message] = await world().letters(inFull(phone));
    expect(message?.text).toContain(`we have returned 2,360 birr of invoice ${invoiceNumber}`);
    expect(await actionsOf(world(), 'user refund')).toEqual([
      { operator: 'tester', details: { invoiceNumber, reference: 'OUT1', amount: 236_000 } },
    ]);
    await expect(refund(invoiceNumber, '--reference', 'OUT2')).rejects.toThrow('no payment for this invoice');
  });

  it('may be partial, which keeps the subscription, but never exceeds the payment', async () => {
    const { token, invoiceNumber } = await paidByBank(world(), 'IN3');
    const tooMuch = refund(invoiceNumber, '--reference', 'OUT3', '--amount', '2360.01');
    await expect(tooMuch).rejects.toThrow('At most 2,360.00\u00a0ETB of one payment can be refunded.');
    const [said] = await refund(invoiceNumber, '--reference', 'OUT3', '--amount', '60');
    expect(said).toContain('2,300.00\u00a0ETB remain paid');
    expect(await isActive(world(), token)).toBe(true);
    await expect(refund(invoiceNumber, '--reference', 'OUT3')).rejects.toThrow('already booked');
    await expect(refund(invoiceNumber, '--reference', 'OUT4', '--amount', '2301')).rejects.toThrow('At most');
  });

  it('is possible within thirty days, and at any time for an amount paid too much', async () => {
    const { phone, invoiceNumber } = await paidByBank(world(), 'IN5');
    const late = await paidByBank(world(), 'IN6');
    world().clock.now = new Date(seededAt.getTime() + 30 * dayMs);
    await refund(invoiceNumber, '--reference', 'OUT5');
    expect(await runForJson(world(), 'user', 'show', phone)).toMatchObject({ active: false });
    world().clock.now = new Date(seededAt.getTime() + 31 * dayMs);
    await expect(refund(late.invoiceNumber, '--reference', 'OUT6')).rejects.toThrow('within 30 days of payment');
    await run(world(), 'mark-paid', late.invoiceNumber, '--amount', '40', '--reference', 'IN7');
    const [{ id }] = (await runForJson(world(), 'payment-reviews')).slice(-1);
    await run(world(), 'review-payment', String(id), 'credit');
    const [said] = await refund(late.invoiceNumber, '--reference', 'OUT7');
    expect(said).toContain('a refund of 40.00\u00a0ETB');
  });

  it('is refused for a bid document, unless the mistake was ours', async () => {
    const { token, userId } = await letIn(world());
    const paid = await world()
      .db.selectFrom('bid_documents')
      .select('id')
      .where('price', '>', 0)
      .executeTakeFirstOrThrow();
    await orderAndPay(world(), token, paid.id);
    const [invoice] = await runForJson(world(), 'user', 'invoices', String(userId));
    await expect(refund(invoice.number, '--reference', 'X')).rejects.toThrow('Bid documents are not refunded');
    const [said] = await refund(invoice.number, '--reference', 'X', '--our-mistake', '--dry-run');
    expect(said).toContain('the purchase has ended');
  });

  it('is refused for a change to a longer plan, unless the mistake was ours', async () => {
    const person = await signUp(world(), { plan_id: 1 });
    await run(world(), 'mark-paid', person.invoiceNumber, '--amount', '980', '--reference', 'IN10');
    moveOn(world(), dayMs);
    await startPayment(world(), person.token, { plan_id: 2 });
    const [{ number: longer }] = await runForJson(world(), 'user', 'invoices', person.phone);
    await run(world(), 'mark-paid', longer, '--amount', '1480', '--reference', 'IN11');
    await expect(refund(longer, '--reference', 'OUT10')).rejects.toThrow(
      'Changes to a longer plan are not refunded. If it was our mistake, add --our-mistake.',
    );
    expect(await refund(longer, '--reference', 'OUT10', '--our-mistake')).toHaveLength(1);
    expect(await refund(person.invoiceNumber, '--reference', 'OUT11')).toHaveLength(1);
  });

  it('by Chapa is booked once, whether the operator or the webhook comes first', async () => {
    const payer = await startPaying(world());
    const note = world().chapa.pay(payer.txRef);
    await tell(world(), note);
    const [{ number }] = await runForJson(world(), 'user', 'invoices', String(payer.userId));
    await refund(number, '--reference', 'DASHBOARD-1');
    expect(await tell(world(), world().chapa.refund(payer.txRef, String(note.reference)))).toBe(200);
    expect(await outcomeOf(world(), payer.invoiceId)).toMatchObject({ kept: 0, movements: 2, subscriptions: 0 });
    await expectBooksToAgree(world());
    expect(await isActive(world(), payer.token)).toBe(false);
    expect(
      (await runForJson(world(), 'payment-reviews')).filter((each: { invoice: string }) => each.invoice === number),
    ).toEqual([]);
  });

  it('is not booked by a dry run, and needs an invoice and a reference', async () => {
    const { token, invoiceNumber } = await paidByBank(world(), 'IN8');
    const said = await refund(invoiceNumber, '--reference', 'OUT8', '--dry-run');
    expect(said.at(-1)).toBe('This was a dry run: nothing has changed.');
    expect(await isActive(world(), token)).toBe(true);
    await expect(refund(invoiceNumber)).rejects.toThrow('--reference');
    await expect(refund('AWJ-1', '--reference', 'X')).rejects.toThrow('There is no invoice with this number.');
  });
});
