import { minuteMs, secondMs } from '@awaj/domain/duration';
import { expect, it } from 'vitest';
import { jobs } from '../../jobs/schedule.ts';
import { moveOn } from '../../testing/clock.ts';
import { withSandbox } from '../../testing/on-every-database.ts';
import { inFull, type Person, signUp } from '../../testing/people.ts';
import type { World } from '../../testing/world.ts';

const askForCode = (world: World, { phone }: Person) =>
  world.call('sendOneTimeCode', { body: { for: 'reset', phone } });

const rowOf = ({ db }: World, to: string) =>
  db.selectFrom('messages').selectAll().where('recipient', '=', to).executeTakeFirstOrThrow();

/** So much later the sweep has come by, and what it found is done. */
async function sweep(world: World, afterMs: number): Promise<void> {
  moveOn(world, afterMs);
  await world.services.queue.send(world.db, jobs.sweepMessages.name, {});
  await world.drain();
  await world.drain();
}

withSandbox('a message', (world, sandbox) => {
  it('is an SMS for a phone', async () => {
    const person = await signUp(world());
    await askForCode(world(), person);
    await world().drain();
    const [sms, ...others] = await sandbox().messages(person.phone);
    expect(sms).toMatchObject({ channel: 'sms', provider: 'afromessage', to: inFull(person.phone) });
    expect(sms?.text).toMatch(/^Awaj: [0-9A-Z]{4} is your code for a new password/);
    expect(others).toEqual([]);
    const row = await world()
      .db.selectFrom('messages')
      .selectAll()
      .where('recipient', '=', inFull(person.phone))
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ provider: 'afromessage', sealed_text: null, failed_at: null });
  });

  it('is a mail for an email, in the language of its reader', async () => {
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

  it('leaves a gateway alone that has failed, until it has rested', async () => {
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

  it('is answered for at once and tried again later when every gateway is down', async () => {
    moveOn(world(), minuteMs);
    const person = await signUp(world());
    for (const gateway of ['afromessage', 'geezsms']) await sandbox().fail(gateway, { kind: 'fail', status: 503 });
    await askForCode(world(), person);
    await world().drain();
    expect(await sandbox().messages(person.phone)).toEqual([]);
    expect(await rowOf(world(), inFull(person.phone))).toMatchObject({
      state: 'waiting',
      attempts: 1,
      reason: 'refused',
    });
    await sandbox().heal();
    await sweep(world(), minuteMs + 5 * secondMs);
    expect(await sandbox().messages(person.phone)).toHaveLength(1);
  });

  it('is not sent twice when only the answer was lost', async () => {
    moveOn(world(), minuteMs);
    const person = await signUp(world());
    await sandbox().fail('afromessage', { kind: 'drop-connection', after: true, times: 1 });
    await sandbox().fail('geezsms', { kind: 'fail', status: 500, times: 1 });
    await askForCode(world(), person);
    await world().drain();
    expect(await rowOf(world(), inFull(person.phone))).toMatchObject({ state: 'started', provider: 'afromessage' });
    await sweep(world(), minuteMs + 5 * secondMs);
    expect(await rowOf(world(), inFull(person.phone))).toMatchObject({ state: 'sent', provider: 'afromessage' });
    expect(await sandbox().messages(person.phone)).toHaveLength(1);
  });

  it('is given up once it has run out', async () => {
    const person = await signUp(world());
    await askForCode(world(), person);
    moveOn(world(), 11 * minuteMs);
    await world().drain();
    expect(await sandbox().messages(person.phone)).toEqual([]);
  });

  it('carries no header that a name brings along', async () => {
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
