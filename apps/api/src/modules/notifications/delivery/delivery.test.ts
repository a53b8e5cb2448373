import { minuteMs, secondMs } from '@awaj/domain/duration';
import { expect, it } from 'vitest';
import { moveOn } from '../../../testing/clock.ts';
import { withSandbox } from '../../../testing/on-databases.ts';
import { inFull, type Person, signUp } from '../../../testing/people.ts';
import { messageTo, pay, payer, sweep } from '../../../testing/receipts.ts';
import { statementsOf } from '../../../testing/statements.ts';
import type { World } from '../../../testing/world.ts';
import { createMessageBacklog } from './delivery.ts';

const askForCode = (world: World, { phone }: Person) =>
  world.call('sendOneTimeCode', { body: { for: 'reset', phone } });

withSandbox('a message', (world, sandbox) => {
  it('to a phone is an SMS', async () => {
    const person = await signUp(world());
    await askForCode(world(), person);
    await world().drain();
    const [sms, ...others] = await sandbox().messages(person.phone);
    expect(sms).toMatchObject({ channel: 'sms', provider: 'afromessage', to: inFull(person.phone) });
    expect(sms?.text).toMatch(/^[0-9A-Z]{4} is your Awaj code for a new password/);
    expect(others).toEqual([]);
    const row = await world()
      .db.selectFrom('messages')
      .selectAll()
      .where('recipient', '=', inFull(person.phone))
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ provider: 'afromessage', sealed_text: null, failed_at: null });
  });

  it('to an email is a mail in the language of its reader', async () => {
    const body = { first_name: 'አበበ', last_name: 'ከበደ', email: 'amharic@awaj.test', phone: '0966111111' };
    const { token } = await world().call('register', {
      body: { ...body, password: 'correct horse' },
      headers: { 'accept-language': 'am' },
    });
    await world().call('sendOneTimeCode', { body: { for: 'email', email: body.email }, token });
    await world().drain();
    const [mail] = await sandbox().messages(body.email);
    expect(mail).toMatchObject({ channel: 'mail', subject: expect.stringMatching(/^\d{4} የማረጋገጫ ኮድዎ ነው$/) });
    expect(mail?.text).toMatch(/\d{4} የማረጋገጫ ኮድዎ/);
  });

  it('goes through the second gateway when the first one fails', async () => {
    const person = await signUp(world());
    await sandbox().fail('afromessage', { kind: 'fail', status: 500, times: 1 });
    await askForCode(world(), person);
    await world().drain();
    expect(await sandbox().messages(person.phone)).toMatchObject([{ provider: 'geezsms' }]);
  });

  it('avoids a failed gateway until its rest is over', async () => {
    moveOn(world(), minuteMs);
    const [one, two, three] = [await signUp(world()), await signUp(world()), await signUp(world())];
    await sandbox().fail('afromessage', { kind: 'rate-limit', retryAfter: 40, times: 1 });
    for (const [person, laterMs] of [
      [one, 30 * secondMs],
      [two, 30 * secondMs],
      [three, 0],
    ] as const) {
      await askForCode(world(), person);
      await world().drain();
      moveOn(world(), laterMs);
    }
    const transports = await Promise.all([one, two, three].map(({ phone }) => sandbox().messages(phone)));
    expect(transports.map(([sms]) => sms?.provider)).toEqual(['geezsms', 'geezsms', 'afromessage']);
  });

  it('is accepted at once and tried again later when every gateway is down', async () => {
    moveOn(world(), minuteMs);
    const person = await signUp(world());
    for (const gateway of ['afromessage', 'geezsms']) await sandbox().fail(gateway, { kind: 'fail', status: 503 });
    await askForCode(world(), person);
    await world().drain();
    expect(await sandbox().messages(person.phone)).toEqual([]);
    expect(await messageTo(world(), inFull(person.phone))).toMatchObject({
      state: 'waiting',
      attempts: 1,
      reason: 'refused',
    });
    await sandbox().heal();
    await sweep(world(), minuteMs + 5 * secondMs);
    expect(await sandbox().messages(person.phone)).toHaveLength(1);
  });

  it('is not sent twice when only the answer of the gateway was lost', async () => {
    moveOn(world(), minuteMs);
    const person = await signUp(world());
    await sandbox().fail('afromessage', { kind: 'drop-connection', after: true, times: 1 });
    await sandbox().fail('geezsms', { kind: 'fail', status: 500, times: 1 });
    await askForCode(world(), person);
    await world().drain();
    expect(await messageTo(world(), inFull(person.phone))).toMatchObject({ state: 'started', provider: 'afromessage' });
    await sweep(world(), minuteMs + 5 * secondMs);
    expect(await messageTo(world(), inFull(person.phone))).toMatchObject({ state: 'sent', provider: 'afromessage' });
    expect(await sandbox().messages(person.phone)).toHaveLength(1);
  });

  it('is looked for in all lanes by one statement', async () => {
    await world().drain();
    const backlog = createMessageBacklog(world().services);
    const statements = await statementsOf(world(), async () => {
      expect(await backlog.dueLanes()).toEqual([]);
    });
    expect(statements).toHaveLength(1);
  });

  it('is found in the lane of its channel, codes apart from others, from the moment it is due', async () => {
    const { db, drain } = world();
    const backlog = createMessageBacklog(world().services);
    const dueLanes = async () => (await backlog.dueLanes()).map((lane) => backlog.lanes.indexOf(lane));
    const code = await signUp(world());
    await askForCode(world(), code);
    await world().letters(inFull(code.phone));
    const [ofCodes] = await dueLanes();
    await drain();
    const receipt = await payer(world(), 'sms');
    await drain();
    await pay(world(), receipt);
    const [ofReceipts, ...others] = await dueLanes();
    expect([typeof ofCodes, typeof ofReceipts, others, ofCodes === ofReceipts]).toEqual([
      'number',
      'number',
      [],
      false,
    ]);
    const not_before = new Date(world().clock.now.getTime() + minuteMs);
    await db.updateTable('messages').set({ not_before }).where('recipient', '=', receipt.to).execute();
    expect(await dueLanes()).toEqual([]);
    moveOn(world(), minuteMs);
    expect(await dueLanes()).toEqual([ofReceipts]);
    await drain();
  });

  it('is dropped when it expires', async () => {
    const person = await signUp(world());
    await askForCode(world(), person);
    moveOn(world(), 11 * minuteMs);
    await world().drain();
    expect(await sandbox().messages(person.phone)).toEqual([]);
  });

  it('cannot get an extra header by a crafted name', async () => {
    const { db, services, drain } = world();
    const { email } = await signUp(world());
    const user = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    const to = `${email}\r\nBcc: evil@awaj.test`;
    const message = { template: 'passwordChanged' } as const;
    await services.messages.enqueue(db, { userId: user.id, channel: 'email', to, language: 'en', message });
    await drain();
    expect(await sandbox().messages('evil@awaj.test')).toEqual([]);
    moveOn(world(), 11 * minuteMs);
  });
});
