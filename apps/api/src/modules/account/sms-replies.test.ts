import { createHmac, randomUUID } from 'node:crypto';
import { dayMs } from '@awaj/domain/duration';
import { expect, it } from 'vitest';
import { moveOn } from '../../testing/clock.ts';
import { onOneDatabase } from '../../testing/on-databases.ts';
import { inFull, prove, signUp } from '../../testing/people.ts';
import type { World } from '../../testing/world.ts';
import { isSuppressed } from '../notifications/suppressions.ts';

const secret = 'SANDBOX-sms-hook-secret';

/** Posts a reply as the gateway does, and returns the status. */
async function bring({ app }: World, reply: unknown, key: string | null = secret): Promise<number> {
  const payload = typeof reply === 'string' ? reply : JSON.stringify(reply);
  const signature = key && createHmac('sha256', key).update(payload).digest('hex');
  const headers = { 'content-type': 'application/json', ...(signature && { 'x-signature': signature }) };
  return (await app.inject({ method: 'POST', url: '/hooks/sms-inbound', headers, payload })).statusCode;
}

async function reader(world: World) {
  const person = await signUp(world);
  await prove(world, person, 'phone');
  const to = inFull(person.phone);
  const write = (text: string, { from = to as string, id = randomUUID() as string } = {}) =>
    bring(world, { id, from, text });
  return {
    ...person,
    to,
    write,
    isStopped: () => isSuppressed(world.db, { channel: 'sms', to }),
    answers: async () => (await world.letters(to)).map(({ text }) => text),
  };
}

onOneDatabase('a reply to an SMS', (world) => {
  it.each(['STOP', 'አቁም', 'Dhaabi'])('%s ends the SMS to its sender, and is confirmed', async (text) => {
    const { write, isStopped, answers } = await reader(world());
    expect(await write(text)).toBe(200);
    expect(await isStopped()).toBe(true);
    expect(await answers()).toEqual(['Awaj: we have stopped sending you SMS. Send START to get them again.']);
  });

  it('START undoes a STOP', async () => {
    const { write, isStopped, answers } = await reader(world());
    await write('STOP');
    await write('START');
    expect(await isStopped()).toBe(false);
    expect(await answers()).toContainEqual(expect.stringContaining('again. Send STOP'));
  });

  it('STOP is the reason why no test is sent, until the person switches SMS on again', async () => {
    const { write, token, answers } = await reader(world());
    await world().call('saveChannels', { body: { SMS: 1 }, token });
    await write('STOP');
    const test = { body: { channel: 'sms' }, token } as const;
    const { status, problem } = await world().refusal('sendTestMessage', test);
    const stopped = 'We stopped sending to this address. To start again, switch the channel on.';
    expect([status, problem.errors]).toEqual([422, { channel: stopped }]);
    await world().call('saveChannels', { body: { SMS: 1 }, token });
    await world().call('sendTestMessage', test);
    expect(await answers()).toContainEqual(expect.stringContaining('this is the test'));
  });

  it('cancels waiting messages to its sender, but still sends the confirmation', async () => {
    const { write, email, to } = await reader(world());
    const { db, services } = world();
    const { id: userId } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const letter = { userId, channel: 'sms', to, language: 'en' } as const;
    await services.messages.enqueue(db, {
      ...letter,
      message: { template: 'planEnded', isTrial: true, endsAt: new Date() },
    });
    await write('STOP');
    await world().drain();
    const givenUp = db.selectFrom('messages').select('template').where('recipient', '=', to);
    expect(await givenUp.where('reason', '=', 'suppressed').execute()).toEqual([{ template: 'planEnded' }]);
  });

  it('counts once, however often the gateway posts it', async () => {
    const { write, isStopped, answers } = await reader(world());
    const again = { id: randomUUID() };
    await Promise.all(Array.from({ length: 5 }, () => write('STOP', again)));
    await write('START');
    await write('STOP', again);
    expect([await isStopped(), (await answers()).length]).toEqual([false, 2]);
  });

  it.each([(to: string) => to.slice(1), (to: string) => to.replace('+251', '0')])(
    'is known however the gateway writes the number: %s',
    async (written) => {
      const { write, isStopped, to } = await reader(world());
      await write('STOP', { from: written(to) });
      expect(await isStopped()).toBe(true);
    },
  );

  it('with an unknown word gets one short help message a day', async () => {
    const { write, isStopped, answers } = await reader(world());
    for (const text of ['Hello', 'Who is this?', 'ጨረታ']) await write(text);
    expect([await isStopped(), await answers()]).toEqual([false, [expect.stringContaining('STOP')]]);
    moveOn(world(), dayMs);
    await write('Hello');
    expect(await answers()).toHaveLength(2);
  });

  it('from an unknown number is accepted and not answered', async () => {
    const { write, answers } = await reader(world());
    for (const from of ['+251911999999', '+14155550100', '8080', 'Awaj'])
      expect(await write('STOP', { from })).toBe(200);
    expect(await answers()).toEqual([]);
  });

  it('with a missing or forged signature changes nothing', async () => {
    const { to, isStopped } = await reader(world());
    const reply = { id: randomUUID(), from: to, text: 'STOP' };
    expect([await bring(world(), reply, null), await bring(world(), reply, 'guessed')]).toEqual([401, 401]);
    expect(await isStopped()).toBe(false);
  });

  it.each([
    '{',
    'null',
    '[]',
    { from: '+251911000001', text: 'STOP' },
    { id: '1', text: 'STOP' },
    { id: '1', from: '+251911000001' },
    { id: '1', from: '+251911000001', text: 'x'.repeat(1_601) },
    { id: '1', from: '+251911000001', text: 'STOP\0' },
    { id: 1, from: '+251911000001', text: 'STOP' },
  ])('is refused when it is malformed: %j', async (reply) => expect(await bring(world(), reply)).toBe(400));
});
