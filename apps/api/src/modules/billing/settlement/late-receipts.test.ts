import { dayMs } from '@awaj/domain/duration';
import { expect, it } from 'vitest';
import { moveOn } from '../../../testing/clock.ts';
import { onOneDatabase } from '../../../testing/on-databases.ts';
import { run } from '../../../testing/operator.ts';
import { startPayment, tell } from '../../../testing/payments.ts';
import { inFull, type Person, prove, signUp } from '../../../testing/people.ts';
import { createLateReceipts } from './late-receipts.ts';

onOneDatabase('a receipt of somebody without a verified contact', (world) => {
  const send = () => createLateReceipts(world().services).run({});

  async function payer(): Promise<Person> {
    const person = await signUp(world(), { plan_id: 1 });
    await tell(world(), world().chapa.pay(await startPayment(world(), person.token)));
    return person;
  }

  const subjectsTo = async (to: string) => (await world().letters(to)).map(({ subject }) => subject);

  it('comes once, with its welcome, when they have verified their email', async () => {
    const person = await payer();
    await send();
    expect(await subjectsTo(person.email)).toEqual([]);
    moveOn(world(), dayMs);
    await prove(world(), person, 'email');
    await Promise.all([send(), send()]);
    await send();
    const letters = await world().letters(person.email);
    expect(letters.map(({ subject }) => subject)).toEqual([`Receipt for ${person.invoiceNumber}: 980 birr`]);
    expect(letters[0]?.text).toContain('Welcome to Awaj.');
    expect(letters[0]?.text).toContain('Active until: 20 Feb 2027');
  });

  it('comes by SMS when they have verified their phone', async () => {
    const person = await payer();
    await prove(world(), person, 'phone');
    await send();
    const [receipt] = await world().letters(inFull(person.phone));
    expect(receipt?.text).toContain(person.invoiceNumber);
  });

  it('waits as it is while the only verified contact takes no messages from us', async () => {
    const person = await payer();
    await prove(world(), person, 'email');
    const { db, clock } = world();
    const closed = {
      channel: 'email',
      address: person.email,
      reason: 'hard-bounce',
      suppressed_at: clock.now,
    } as const;
    await db.insertInto('suppressions').values(closed).execute();
    const receipts = () =>
      db.selectFrom('messages').selectAll().where('reason', '=', 'no-contact').orderBy('id').execute();
    const before = await receipts();
    moveOn(world(), dayMs);
    await send();
    expect(await receipts()).toEqual(before);
    await db.deleteFrom('suppressions').where('address', '=', person.email).execute();
    await send();
    expect(await subjectsTo(person.email)).toEqual([`Receipt for ${person.invoiceNumber}: 980 birr`]);
  });

  it('does not come a month later, nor for money that has gone back', async () => {
    const [late, refunded] = [await payer(), await signUp(world(), { plan_id: 1 })];
    const transfer = ['--reference', `TT late ${refunded.invoiceNumber}`];
    await run(world(), 'mark-paid', refunded.invoiceNumber, '--amount', '980', ...transfer);
    await run(world(), 'user', 'refund', refunded.invoiceNumber, '--reference', `BACK ${refunded.invoiceNumber}`);
    await prove(world(), refunded, 'email');
    await send();
    expect((await subjectsTo(refunded.email)).filter((subject) => subject?.startsWith('Receipt'))).toEqual([]);
    moveOn(world(), 31 * dayMs);
    await prove(world(), late, 'email');
    await send();
    expect(await subjectsTo(late.email)).toEqual([]);
  });
});
