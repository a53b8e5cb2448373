import { minuteMs } from '@awaj/domain/duration';
import { expect, it } from 'vitest';
import { moveOn } from '../../testing/clock.ts';
import { initDataOf } from '../../testing/init-data.ts';
import { onOneDatabase } from '../../testing/on-databases.ts';
import { run } from '../../testing/operator.ts';
import { inFull, prove, sendResetCode, signUp } from '../../testing/people.ts';

onOneDatabase('the list of messages to a member', (world) => {
  it('shows kind, time, channel and address, newest first, but not the text', async () => {
    const person = await signUp(world());
    await prove(world(), person, 'email');
    const code = await sendResetCode(world(), person.phone);
    moveOn(world(), minuteMs);
    await run(world(), 'mark-paid', person.invoiceNumber, '--amount', '2360', '--reference', 'L1');
    const answer = await world().call('listDeliveries', { token: person.token });
    expect(answer.deliveries).toMatchObject([
      { about: 'paymentReceived', channel: 'email', to: 'a…@awaj.test', state: 'waiting', reason: null, sent_at: null },
      { about: 'resetCode', channel: 'sms', to: `09…${person.phone.slice(-2)}`, state: 'waiting' },
    ]);
    for (const secret of [code, inFull(person.phone), person.email, person.invoiceNumber])
      expect(JSON.stringify(answer)).not.toContain(secret);
  });

  it('says why a message was not delivered', async () => {
    const { token, invoiceNumber } = await signUp(world());
    await run(world(), 'mark-paid', invoiceNumber, '--amount', '2360', '--reference', 'L2');
    const { deliveries } = await world().call('listDeliveries', { token });
    expect(deliveries).toMatchObject([{ channel: null, to: null, state: 'failed', reason: 'no-contact' }]);
  });

  it('shows only one’s own messages, on the website and in the mini app', async () => {
    const [one, other] = [await signUp(world()), await signUp(world())];
    await sendResetCode(world(), one.phone);
    await world().db.updateTable('users').set({ telegram_id: 7_777 }).where('email', '=', one.email).execute();
    expect((await world().call('listDeliveries', { token: other.token })).deliveries).toEqual([]);
    const initData = initDataOf(7_777);
    expect((await world().call('listDeliveries', { initData })).deliveries).toHaveLength(1);
    expect((await world().refusal('listDeliveries', {})).status).toBe(401);
  });
});
