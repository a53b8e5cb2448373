import { secondMs } from '@awaj/domain/duration';
import { describe, expect, it } from 'vitest';
import { moveOn } from '../../testing/clock.ts';
import { onOneDatabase } from '../../testing/on-databases.ts';
import { inFull, sendResetCode, signUp } from '../../testing/people.ts';

onOneDatabase('a security event', (world) => {
  describe('the log of an account', () => {
    const headers = { 'x-forwarded-for': '196.188.7.42' };

    /** The events logged during some work, with their users. */
    async function eventsAfter(work: () => Promise<unknown>) {
      world().log.length = 0;
      await work();
      const lines = world().log.map((line) => JSON.parse(line));
      const events = lines.filter(({ msg }) => msg === 'security event');
      for (const { network } of events) expect(network).toBe('196.188.7.0/24');
      expect(world().log.join('')).not.toContain('196.188.7.42');
      return events.map(({ event, userId }) => [event, userId]);
    }

    const idOf = async (phone: string) =>
      (await world().db.selectFrom('users').select('id').where('phone', '=', inFull(phone)).executeTakeFirstOrThrow())
        .id;

    it('records failed logins, logins on a new device, and a locked account', async () => {
      const { phone, password } = await signUp(world());
      const id = await idOf(phone);
      const logIn = (typed: string) => world().send('logIn', { body: { username: phone, password: typed }, headers });
      expect(await eventsAfter(() => logIn('a guess'))).toEqual([['login.failed', id]]);
      expect(await eventsAfter(() => logIn(password))).toEqual([['login.new-device', id]]);
      for (let count = 0; count < 24; count += 1) await logIn('a guess');
      expect(await eventsAfter(() => logIn(password))).toEqual([['login.locked', undefined]]);
      const nobody = { body: { username: '0955000123', password }, headers };
      expect(await eventsAfter(() => world().send('logIn', nobody))).toEqual([['login.failed', undefined]]);
    });

    it('records wrong codes, locked codes, resets and password changes', async () => {
      const { phone, token, password } = await signUp(world());
      const id = await idOf(phone);
      const change = { old_password: password, new_password: 'another one' };
      const changed = () => world().send('changePassword', { body: change, token, headers });
      expect(await eventsAfter(changed)).toEqual([['password.changed', id]]);
      moveOn(world(), secondMs);
      const code = await sendResetCode(world(), phone);
      const reset = (typed: string) =>
        world().send('resetPassword', { body: { phone, code: typed, password: 'brand new' }, headers });
      const wrong = code === '0000' ? '1111' : '0000';
      expect(await eventsAfter(() => reset(wrong))).toEqual([['reset.failed', undefined]]);
      expect(await eventsAfter(() => reset(code))).toEqual([['reset.done', id]]);
      for (let count = 0; count < 9; count += 1) await reset(wrong);
      expect(await eventsAfter(() => reset(wrong))).toEqual([['reset.locked', undefined]]);
    });
  });

  describe('somebody who is locked out', () => {
    it('of the login or the reset gets a message with another way in, in both languages', async () => {
      const { phone, password } = await signUp(world());
      const logIn = (language: string) =>
        world().send('logIn', { body: { username: phone, password }, headers: { 'accept-language': language } });
      const verify = (language: string) =>
        world().send('verifyResetCode', { body: { phone, code: '0000' }, headers: { 'accept-language': language } });
      const wrong = { body: { username: phone, password: 'a guess' } };
      for (let count = 0; count < 25; count += 1) await world().send('logIn', wrong);
      for (let count = 0; count < 10; count += 1) await verify('en');
      const answers = [await logIn('en'), await verify('en'), await logIn('am'), await verify('am')];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([429, 429, 429, 429]);
      const texts = answers.map((answer) => answer.json().message);
      for (const text of texts.slice(0, 2)) expect(text).toContain('call us');
      for (const text of texts.slice(2)) expect(text).toContain('ይደውሉልን');
    });
  });
});
