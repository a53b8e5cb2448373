import { createHmac, randomUUID } from 'node:crypto';
import { dayMs } from '@awaj/domain/duration';
import { describe, expect, it } from 'vitest';
import { moveOn } from '../../../testing/clock.ts';
import { onOneDatabase } from '../../../testing/on-databases.ts';
import { inFull, prove, signUp } from '../../../testing/people.ts';
import type { World } from '../../../testing/world.ts';

const secrets = { 'mail-events': 'SANDBOX-mail-hook-secret', 'sms-status': 'SANDBOX-sms-hook-secret' };
type Hook = keyof typeof secrets;

/** Posts an event as a carrier does, and returns the status. */
async function tell({ app }: World, hook: Hook, event: unknown, secret: string | null = secrets[hook]) {
  const payload = typeof event === 'string' ? event : JSON.stringify(event);
  const signature = secret && createHmac('sha256', secret).update(payload).digest('hex');
  const headers = { 'content-type': 'application/json', ...(signature && { 'x-signature': signature }) };
  return (await app.inject({ method: 'POST', url: `/hooks/${hook}`, headers, payload })).statusCode;
}

/** A member with a sent message, and an event about it. */
async function written(world: World, channel: 'email' | 'sms' = 'email') {
  const person = await signUp(world);
  await prove(world, person, 'email', 'phone');
  const to = channel === 'email' ? person.email : inFull(person.phone);
  const { db, clock } = world;
  const user = await db.selectFrom('users').select('id').where('email', '=', person.email).executeTakeFirstOrThrow();
  const send = async () => {
    const id = randomUUID();
    const times = { created_at: clock.now, sent_at: clock.now, expires_at: new Date(clock.now.getTime() + dayMs) };
    const reference = channel === 'email' ? `<${id}@awaj.test>` : `gateway-${id}`;
    await db
      .insertInto('messages')
      .values({
        id,
        user_id: user.id,
        channel,
        template: 'planEnded',
        recipient: to,
        provider_reference: reference,
        ...times,
      })
      .execute();
    return { id, reference };
  };
  const message = await send();
  const state = async () =>
    db.selectFrom('messages').select(['state', 'reason']).where('id', '=', message.id).executeTakeFirst();
  const problems = async () => (await world.call('getUserInfo', { token: person.token })).channel_problems;
  const mailEvent = (event: string, { reference } = message, id: string = randomUUID()) => ({
    id,
    event,
    message_id: reference,
    recipient: to,
  });
  return { ...person, to, message, send, state, problems, mailEvent };
}

onOneDatabase('what carriers report', (world) => {
  describe('an event of the mail provider', () => {
    it('about a delivered mail is stored in its state', async () => {
      const { state, mailEvent, problems } = await written(world());
      expect(await tell(world(), 'mail-events', mailEvent('delivered'))).toBe(200);
      expect(await state()).toEqual({ state: 'delivered', reason: null });
      expect(await problems()).toEqual([]);
    });

    it.each([
      ['hard-bounce', 'failed'],
      ['complaint', 'sent'],
    ])('of the kind %s suppresses the address, and the reader is told', async (kind, state) => {
      const reader = await written(world());
      expect(await tell(world(), 'mail-events', reader.mailEvent(kind))).toBe(200);
      expect(await reader.state()).toMatchObject({ state });
      expect(await reader.problems()).toEqual([{ channel: 'email', reason: kind, to: 'a…@awaj.test' }]);
    });

    it('for the fifth soft bounce within fourteen days suppresses the address, but no earlier one does', async () => {
      const { send, mailEvent, problems, token } = await written(world());
      const bounce = async () => tell(world(), 'mail-events', mailEvent('soft-bounce', await send()));
      await bounce();
      moveOn(world(), 14 * dayMs);
      for (let time = 0; time < 4; time += 1) await bounce();
      expect(await problems()).toEqual([]);
      await bounce();
      expect(await problems()).toMatchObject([{ reason: 'soft-bounces' }]);
      await world().call('saveChannels', { body: { email: 1 }, token });
      await bounce();
      expect(await problems(), 'those before no longer count').toEqual([]);
    });

    it('counts once, however often it arrives, even concurrently', async () => {
      const { mailEvent, problems, send } = await written(world());
      const same = mailEvent('soft-bounce');
      const answers = await Promise.all(Array.from({ length: 5 }, () => tell(world(), 'mail-events', same)));
      expect(answers).toEqual(Array(5).fill(200));
      expect(await problems()).toEqual([]);
      const others = await Promise.all(Array.from({ length: 4 }, send));
      await Promise.all(others.map((message) => tell(world(), 'mail-events', mailEvent('soft-bounce', message))));
      expect(await problems()).toMatchObject([{ reason: 'soft-bounces' }]);
    });

    it('does not count again after the reader has switched mails on', async () => {
      const { mailEvent, problems, token } = await written(world());
      const event = mailEvent('hard-bounce');
      await tell(world(), 'mail-events', event);
      await world().call('saveChannels', { body: { email: 1 }, token });
      expect(await tell(world(), 'mail-events', event)).toBe(200);
      expect(await problems()).toEqual([]);
    });

    it('about an unknown address or message is accepted without effect', async () => {
      const { mailEvent, problems, state } = await written(world());
      const bounce = mailEvent('hard-bounce');
      for (const change of [
        { recipient: 'stranger@awaj.test' },
        { message_id: `<${randomUUID()}@awaj.test>` },
        { message_id: 'of somebody else' },
      ])
        expect(await tell(world(), 'mail-events', { ...bounce, ...change })).toBe(200);
      expect([await problems(), await state()]).toEqual([[], { state: 'sent', reason: null }]);
    });
  });

  describe('an event of an SMS gateway', () => {
    it.each([
      ['delivered', { state: 'delivered', reason: null }],
      ['failed', { state: 'failed', reason: 'undeliverable' }],
    ])('of the kind %s is stored in the state of the message, by either id', async (event, expected) => {
      for (const name of ['id', 'reference'] as const) {
        const { message, state } = await written(world(), 'sms');
        const told = { id: randomUUID(), event, message_id: message[name] };
        expect(await tell(world(), 'sms-status', told)).toBe(200);
        expect(await state()).toEqual(expected);
      }
    });
  });

  describe('a forged or malformed event', () => {
    describe.each(['mail-events', 'sms-status'] as const)('at /hooks/%s', (hook) => {
      it('is refused without a signature or with a wrong one', async () => {
        const { mailEvent, state } = await written(world(), hook === 'mail-events' ? 'email' : 'sms');
        const event = mailEvent(hook === 'mail-events' ? 'hard-bounce' : 'failed');
        for (const secret of [null, 'guessed', secrets[hook === 'mail-events' ? 'sms-status' : 'mail-events']])
          expect(await tell(world(), hook, event, secret)).toBe(401);
        expect(await state()).toEqual({ state: 'sent', reason: null });
      });

      it.each([
        ['no JSON', '{"id":'],
        ['nothing', ''],
        ['a list', []],
        ['no id', { event: 'delivered', message_id: 'm', recipient: 'r' }],
        ['an unknown event', { id: '1', event: 'opened', message_id: 'm', recipient: 'r' }],
        ['an id that is no text', { id: { $ne: 1 }, event: 'delivered', message_id: 'm', recipient: 'r' }],
        ['an endless id', { id: 'x'.repeat(301), event: 'delivered', message_id: 'm', recipient: 'r' }],
      ])('is refused with %s', async (_what, event) => {
        expect(await tell(world(), hook, event)).toBe(400);
      });
    });
  });
});
