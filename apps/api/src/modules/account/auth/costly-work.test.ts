import { describe, expect, it, vi } from 'vitest';
import { onOneDatabase } from '../../../testing/on-databases.ts';
import { sendResetCode, signUp } from '../../../testing/people.ts';
import { statementsOf } from '../../../testing/statements.ts';
import type { World } from '../../../testing/world.ts';

const password = 'brand new';
const stranger = '0955888888';

const wrongFor = (code: string): string => (code === '0000' ? '1111' : '0000');

const wrongReset = (world: World, phone: string, code: string, ip: string) =>
  world.send('resetPassword', { body: { phone, code, password }, headers: { 'x-forwarded-for': ip } });

onOneDatabase('a flood', (world) => {
  describe('costly work', () => {
    it('is skipped for 125 wrong resets at once, so that logins still succeed', async () => {
      const person = await signUp(world());
      const spy = vi.spyOn(world().services.passwords, 'hash');
      const flood = Array.from({ length: 125 }, () => wrongReset(world(), person.phone, 'AAAA', '10.4.0.1'));
      const body = { username: person.phone, password: person.password };
      const logins = await Promise.all(Array.from({ length: 8 }, () => world().send('logIn', { body })));
      expect(logins.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
      for (const { statusCode } of await Promise.all(flood)) expect([422, 429]).toContain(statusCode);
      expect(spy).not.toHaveBeenCalled();
      spy.mockRestore();
    });

    it('runs only after the right code, which stays valid when the queue is full', async () => {
      const { phone } = await signUp(world());
      const code = await sendResetCode(world(), phone);
      const { passwords } = world().services;
      const spy = vi.spyOn(passwords, 'hash').mockRejectedValueOnce(Object.assign(new Error(), { statusCode: 503 }));
      expect((await wrongReset(world(), phone, code, '10.4.0.2')).statusCode).toBe(503);
      expect((await wrongReset(world(), phone, code, '10.4.0.2')).statusCode).toBe(200);
      expect(spy).toHaveBeenCalledTimes(2);
      spy.mockRestore();
    });

    it('is the same whether the phone has an account or not', async () => {
      const { phone, password: right } = await signUp(world());
      const ask = (of: string) => world().send('sendOneTimeCode', { body: { for: 'reset', phone: of } });
      const logIn = (username: string) => world().send('logIn', { body: { username, password: `not ${right}` } });
      const asked = [
        await statementsOf(world(), () => ask(phone)),
        await statementsOf(world(), () => ask(stranger)),
      ] as const;
      expect(asked[0].length).toBeGreaterThan(3);
      expect(asked[1]).toEqual(asked[0]);
      const guesses = {
        verify: (of: string) => world().send('verifyResetCode', { body: { phone: of, code: 'AAAA' } }),
        reset: (of: string) => wrongReset(world(), of, 'AAAA', '10.4.0.3'),
        logIn,
      };
      for (const guess of Object.values(guesses)) {
        const known = await statementsOf(world(), () => guess(phone));
        expect(await statementsOf(world(), () => guess(stranger))).toEqual(known);
      }
    });

    it('is the same for a wrong code whether one was sent or not', async () => {
      const { phone } = await signUp(world());
      const wrong = wrongFor(await sendResetCode(world(), phone));
      const guess = (of: string) => world().send('verifyResetCode', { body: { phone: of, code: wrong } });
      const known = await statementsOf(world(), () => guess(phone));
      const unknown = await statementsOf(world(), () => guess('0955888887'));
      expect(unknown).toEqual(known);
      // Writes take longest, so a guess must cause the same number of transactions in both cases.
      const stored = vi.spyOn(world().db, 'transaction');
      for (const of of [phone, '0955888885']) await guess(of);
      expect(stored).toHaveBeenCalledTimes(2);
      stored.mockRestore();
      // The limit of ten guesses a day is the same with an account and without.
      for (const of of [phone, '0955888886']) {
        const statuses = [];
        for (let count = 0; count < 12; count += 1) statuses.push((await guess(of)).statusCode);
        expect(statuses.at(-1)).toBe(429);
      }
    });
  });

  describe('an address without an account', () => {
    const headers = { 'x-forwarded-for': '10.4.1.1' };

    it.each([
      ['verifyResetCode', () => ({ phone: stranger, code: 'AAAA' })],
      ['resetPassword', () => ({ phone: stranger, code: 'AAAA', password })],
      ['logIn', () => ({ username: stranger, password })],
      ['validatePhone', () => ({ phone: stranger })],
      ['register', (count: number) => ({ ...form, email: `${count}@flood.test` })],
      ['sendOneTimeCode', (count: number) => ({ for: 'reset' as const, phone: `0955${100_000 + count}` })],
    ] as const)('has a limit at %s', async (operation, bodyOf) => {
      const { limits } = world().services;
      const keys: string[] = [];
      const spy = vi.spyOn(limits, 'consume').mockImplementation(async (key) => void keys.push(key));
      await world().send(operation, { body: bodyOf(1), headers } as never);
      spy.mockRestore();
      expect(keys.filter((key) => key.endsWith('from:10.4.1.1'))).not.toEqual([]);
    });
  });
});

const form = { first_name: 'Abebe', last_name: 'Kebede', phone: '0955777777', password: 'correct horse' };
