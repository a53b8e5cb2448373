import { describe, expect, it } from 'vitest';
import { subscribe } from '../../testing/alerts.ts';
import { alertMessage } from '../../testing/delivering.ts';
import { withSandbox } from '../../testing/on-databases.ts';
import { prove, signUp } from '../../testing/people.ts';
import type { World } from '../../testing/world.ts';
import { suppress } from '../notifications/suppressions.ts';

/** Queues an alert for a reader. */
async function write({ services, db }: World, { id: userId, email: to }: { id: number; email: string }) {
  await services.messages.enqueue(db, { userId, channel: 'email', to, language: 'en', message: alertMessage });
}

/** The token of the link in the newest letter. */
async function tokenFrom({ letters }: World, email: string): Promise<string> {
  const [letter] = await letters(email);
  const url = letter?.list?.unsubscribeUrl ?? '';
  expect(letter?.text).toContain(url);
  expect(letter?.html).toContain(url);
  return url.replace('https://awaj.test/unsubscribe/', '');
}

async function readerWithLetter(world: World) {
  const reader = await subscribe(world);
  await write(world, reader);
  const token = await tokenFrom(world, reader.email);
  const stop = (is_stopped: boolean) => world.call('saveUnsubscribing', { params: { token }, body: { is_stopped } });
  return { ...reader, token, stop };
}

withSandbox('a reader who wants no messages', (world, sandbox) => {
  describe('the link that stops letters', () => {
    it('says what it would stop, and stops nothing by being opened', async () => {
      const { email, token } = await readerWithLetter(world());
      const answer = await world().call('getUnsubscribing', { params: { token } });
      expect(answer).toEqual({ list: 'alerts', name: null, channel: 'email', to: 'r…@awaj.test', is_stopped: false });
      await world().drain();
      expect(await sandbox().messages(email)).toHaveLength(1);
    });

    it('stops waiting and future messages, and can turn them on again', async () => {
      const reader = await readerWithLetter(world());
      expect(await reader.stop(true)).toMatchObject({ is_stopped: true });
      await write(world(), reader);
      await world().drain();
      expect(await sandbox().messages(reader.email)).toEqual([]);
      const messages = world().db.selectFrom('messages').select(['state', 'reason']).where('user_id', '=', reader.id);
      expect(await messages.execute()).toEqual(Array(2).fill({ state: 'failed', reason: 'stopped' }));
      expect(await reader.stop(false)).toMatchObject({ is_stopped: false });
      await write(world(), reader);
      await world().drain();
      expect(await sandbox().messages(reader.email)).toHaveLength(1);
    });

    it('stops only the one saved search of a message about that search', async () => {
      const { db, services } = world();
      const { id: userId, email } = await subscribe(world());
      const alertOf = async (name: string) => {
        const search = {
          user_id: userId,
          name,
          filters: '{}',
          frequency: 'daily',
          hour: 7,
          created_at: new Date(0),
        } as const;
        const { id } = await db.insertInto('saved_searches').values(search).returning('id').executeTakeFirstOrThrow();
        const because = [{ kind: 'saved_search', id, name }] as const;
        const address = { channel: 'email', to: email } as const;
        await services.messages.announce(db, {
          userId,
          address,
          language: 'en',
          message: alertMessage,
          because,
          event: name,
        });
      };
      await alertOf('Bridges <b>');
      await alertOf('Roads');
      const letters = await world().letters(email);
      const roads = letters.find(({ text }) => text.includes('Stop only “Roads”:'));
      const token = /unsubscribe\/(\S+search\S+)/.exec(roads?.text ?? '')?.[1] ?? '';
      expect(roads?.html).toContain(token);
      const stopped = await world().call('saveUnsubscribing', { params: { token }, body: { is_stopped: true } });
      expect(stopped).toEqual({
        list: 'search',
        name: 'Roads',
        channel: 'email',
        to: 'r…@awaj.test',
        is_stopped: true,
      });
      await world().drain();
      const arrived = await sandbox().messages(email);
      expect(arrived.map(({ text }) => /Stop only “(.*)”/.exec(text)?.[1])).toEqual(['Bridges <b>']);
      expect(await world().call('getUnsubscribing', { params: { token } })).toMatchObject({ is_stopped: true });
      const resumed = await world().call('saveUnsubscribing', { params: { token }, body: { is_stopped: false } });
      expect(resumed).toMatchObject({ is_stopped: false });
    });

    it('turned on again removes the suppression of the address', async () => {
      const { email, token, stop } = await readerWithLetter(world());
      const given = { reason: 'soft-bounces', at: world().clock.now } as const;
      await suppress(world().db, { channel: 'email', to: email }, given);
      expect(await world().call('getUnsubscribing', { params: { token } })).toMatchObject({ is_stopped: true });
      expect(await stop(false)).toMatchObject({ is_stopped: false });
    });

    it('is in no letter about money', async () => {
      const { id: userId, email: to } = await subscribe(world());
      const message = { template: 'planEnded', isTrial: false, endsAt: world().clock.now } as const;
      await world().services.messages.enqueue(world().db, { userId, channel: 'email', to, language: 'en', message });
      const [letter] = await world().letters(to);
      expect(letter).not.toHaveProperty('list');
      expect(letter?.text).not.toContain('unsubscribe');
    });

    it('is refused when it is damaged, for another reader, channel or list, or for an old address', async () => {
      const { id, token } = await readerWithLetter(world());
      const other = await readerWithLetter(world());
      const digest = token.slice(token.lastIndexOf('.') + 1);
      const forged = [
        token.slice(0, -1),
        `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
        `${other.id}.email.alerts.${digest}`,
        `${id}.sms.alerts.${digest}`,
        `${id}.email.weeklyLetter.${digest}`,
        `999999999.email.alerts.${digest}`,
        'እ',
        `${token}%00`,
      ];
      await world().db.updateTable('users').set({ email: 'moved@awaj.test' }).where('id', '=', other.id).execute();
      for (const wrong of [...forged, other.token]) {
        const change = { params: { token: wrong }, body: { is_stopped: true } };
        expect(await world().refusal('getUnsubscribing', { params: { token: wrong } })).toMatchObject({ status: 404 });
        expect(await world().refusal('saveUnsubscribing', change)).toMatchObject({ status: 404 });
      }
      const touched = world().db.selectFrom('channels').where('user_id', 'in', [id, other.id]).selectAll();
      expect(await touched.execute()).toEqual([]);
      await world().db.updateTable('users').set({ email: other.email }).where('id', '=', other.id).execute();
    });
  });

  describe('a channel whose address is given up', () => {
    it('is shown as off with the reason, and tried again when it is switched on', async () => {
      const person = await signUp(world());
      const { token, email } = person;
      await prove(world(), person, 'email');
      await suppress(world().db, { channel: 'email', to: email }, { reason: 'hard-bounce', at: world().clock.now });
      const problem = { channel: 'email', reason: 'hard-bounce', to: 'a…@awaj.test' };
      expect(await world().call('getUserInfo', { token })).toMatchObject({ channel_problems: [problem] });
      expect(await world().call('getChannels', { token })).toMatchObject({ channels: { email: false } });
      const on = await world().call('saveChannels', { body: { email: 1 }, token });
      expect(on).toMatchObject({ channels: { email: true } });
      expect(await world().call('getUserInfo', { token })).toMatchObject({ channel_problems: [] });
    });

    it('stays off for somebody who has not verified the address', async () => {
      const { token, email } = await signUp(world());
      await suppress(world().db, { channel: 'email', to: email }, { reason: 'complaint', at: world().clock.now });
      const on = await world().call('saveChannels', { body: { email: 1 }, token });
      expect(on).toMatchObject({ channels: { email: false } });
      const code = await world().refusal('sendOneTimeCode', { body: { for: 'email', email }, token });
      expect(code).toMatchObject({ status: 422, problem: { errors: { email: expect.stringContaining('spam') } } });
    });
  });
});
