import { minuteMs } from '@awaj/domain/duration';
import { expect, it } from 'vitest';
import { noteOf } from '../../../testing/chapa-stand-in.ts';
import { moveOn } from '../../../testing/clock.ts';
import { onOneDatabase } from '../../../testing/on-databases.ts';
import { run } from '../../../testing/operator.ts';
import { orderAndPay, startPayment, tell } from '../../../testing/payments.ts';
import { type Person, prove, signUp } from '../../../testing/people.ts';
import type { World } from '../../../testing/world.ts';

/** A new member with a verified email, and the payment page of their first invoice. */
async function payer(world: World) {
  const person = await signUp(world, { plan_id: 1 });
  await prove(world, person, 'email');
  return { ...person, txRef: await startPayment(world, person.token) };
}

onOneDatabase('payers', (world) => {
  const subjectsTo = async ({ email }: Pick<Person, 'email'>) =>
    (await world().letters(email)).map(({ subject }) => subject);

  it('get one receipt with a welcome, however often the payment is reported', async () => {
    const person = await payer(world());
    const note = world().chapa.pay(person.txRef);
    for (let times = 0; times < 3; times += 1) expect(await tell(world(), note)).toBe(200);
    const letters = await world().letters(person.email);
    expect(letters.map(({ subject }) => subject)).toEqual([`Receipt for ${person.invoiceNumber}: 980 birr`]);
    expect(letters[0]?.text).toContain('Welcome to Awaj.');
    expect(letters[0]?.text).toContain('Active until: 20 Feb 2027 (13 Yekatit 2019 E.C.)');
    expect(letters[0]?.html).toContain('https://awaj.test/invoice/');
  });

  it('get no welcome with a second purchase', async () => {
    const person = await payer(world());
    await tell(world(), world().chapa.pay(person.txRef));
    moveOn(world(), minuteMs);
    const again = await startPayment(world(), person.token, { plan_id: 1 });
    await tell(world(), world().chapa.pay(again));
    const [newest] = await world().letters(person.email);
    expect(newest?.text).toContain('Active until: 20 May 2027');
    expect(newest?.text).not.toContain('Welcome');
  });

  it('get a link to the bid document they have bought', async () => {
    const person = await payer(world());
    const document = await world()
      .db.selectFrom('bid_documents')
      .select(['id', 'title'])
      .where('price', '>', 0)
      .executeTakeFirstOrThrow();
    await orderAndPay(world(), person.token, document.id);
    const [receipt] = await world().letters(person.email);
    expect(receipt?.text).toContain(`https://awaj.test/docpurchaseconfirmation/${document.id}`);
    expect(receipt?.text).toContain(document.title);
  });

  it('get the receipt in the connected chat or by SMS without a verified email', async () => {
    const [inChat, bySms, nowhere] = [await signUp(world()), await signUp(world()), await signUp(world())];
    await prove(world(), inChat, 'phone');
    await prove(world(), bySms, 'phone');
    const { db } = world();
    await db.updateTable('users').set({ telegram_id: 4_242 }).where('email', '=', inChat.email).execute();
    for (const { invoiceNumber } of [inChat, bySms, nowhere])
      await run(world(), 'mark-paid', invoiceNumber, '--amount', '2360', '--reference', `TT ${invoiceNumber}`);
    const channelOf = async ({ email }: Person) =>
      (
        await db
          .selectFrom('messages')
          .innerJoin('users', 'users.id', 'messages.user_id')
          .select(['channel', 'state', 'reason'])
          .where('users.email', '=', email)
          .execute()
      ).map(({ channel, state, reason }) => [channel, state, reason]);
    expect(await channelOf(inChat)).toEqual([['telegram', 'waiting', null]]);
    expect(await channelOf(bySms)).toEqual([['sms', 'waiting', null]]);
    expect(await channelOf(nowhere)).toEqual([[null, 'failed', 'no-contact']]);
  });

  it('are asked once not to pay again after a wrong amount', async () => {
    const person = await payer(world());
    const note = world().chapa.pay(person.txRef, { amount: 1_00 });
    for (let times = 0; times < 2; times += 1) await tell(world(), note);
    expect(await subjectsTo(person)).toEqual([`We are checking your payment for ${person.invoiceNumber}`]);
  });

  it('learn that they paid too much, even when an operator has credited it', async () => {
    const person = await payer(world());
    for (const reference of ['TT one', 'TT two']) {
      const transfer = ['--amount', '980', '--reference', `${reference} ${person.email}`];
      await run(world(), 'mark-paid', person.invoiceNumber, ...transfer);
      moveOn(world(), minuteMs);
    }
    const [review = ''] = (await run(world(), 'payment-reviews')).filter((line) => line.includes('TT two'));
    await run(world(), 'review-payment', review.trim().split(' ')[0] ?? '', 'credit');
    expect(await subjectsTo(person)).toEqual([
      `You paid too much for ${person.invoiceNumber}`,
      `We are checking your payment for ${person.invoiceNumber}`,
      `Receipt for ${person.invoiceNumber}: 980 birr`,
    ]);
    const [newest] = await world().letters(person.email);
    expect(newest?.text).toContain('You have now paid 980 birr more than it costs.');
  });

  it('learn once that a payment failed', async () => {
    const person = await payer(world());
    const failed = { status: 'other', txRef: person.txRef, reference: '', amount: 980_00, currency: 'ETB' } as const;
    const note = noteOf('charge.failed/cancelled', { ...failed, mode: 'test', method: 'telebirr' });
    for (let times = 0; times < 2; times += 1) expect(await tell(world(), note)).toBe(200);
    expect(await subjectsTo(person)).toEqual([`Your payment for ${person.invoiceNumber} did not go through`]);
  });

  it('learn once of a refund', async () => {
    const person = await payer(world());
    const note = world().chapa.pay(person.txRef);
    await tell(world(), note);
    moveOn(world(), minuteMs);
    const back = world().chapa.refund(person.txRef, String(note.reference));
    for (let times = 0; times < 2; times += 1) await tell(world(), back);
    expect((await subjectsTo(person))[0]).toBe(`Your money for ${person.invoiceNumber} is on its way back`);
    expect(await subjectsTo(person)).toHaveLength(2);
  });
});
