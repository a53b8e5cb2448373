import { minuteMs } from '@awaj/domain/duration';
import { expect, it, vi } from 'vitest';
import { AppError } from '../../../http/errors.ts';
import { onOneDatabase } from '../../../testing/on-databases.ts';
import { signUp } from '../../../testing/people.ts';
import type { World } from '../../../testing/world.ts';

const guess = (world: World, username: string, ip = '10.0.0.1') =>
  world.send('logIn', { body: { username, password: 'a guess' }, headers: { 'x-forwarded-for': ip } });

onOneDatabase('guessing a password', (world) => {
  it('is stopped after 25 tries an hour, and then even the right password has to wait', async () => {
    const { phone, email, password } = await signUp(world());
    for (let count = 0; count < 25; count += 1) expect((await guess(world(), phone)).statusCode).toBe(422);
    const answer = await world().send('logIn', { body: { username: phone, password } });
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(59 * 60);
    // A login by email is counted separately.
    expect((await world().send('logIn', { body: { username: email, password } })).statusCode).toBe(200);
  });

  it('is counted per account, however its phone is typed', async () => {
    const { phone } = await signUp(world());
    for (let count = 0; count < 25; count += 1)
      await guess(world(), count % 2 ? phone : phone.replace(/^0/, '+251'), `10.0.1.${count}`);
    expect((await guess(world(), phone)).statusCode).toBe(429);
  });

  it('does not stop others, even behind the same IP address', async () => {
    const [one, other] = [await signUp(world()), await signUp(world())];
    for (let count = 0; count < 26; count += 1) await guess(world(), one.email);
    const { email: username, password } = other;
    const headers = { 'x-forwarded-for': '10.0.0.1' };
    expect((await world().send('logIn', { body: { username, password }, headers })).statusCode).toBe(200);
  });

  it('still allows a reset code to be sent to the phone', async () => {
    const { phone } = await signUp(world());
    for (let count = 0; count < 26; count += 1) await guess(world(), phone);
    await world().call('sendOneTimeCode', { body: { for: 'reset', phone } });
  });

  it('is counted even when all guesses come at once', async () => {
    const { email } = await signUp(world());
    const answers = await Promise.all(Array.from({ length: 60 }, () => guess(world(), email, '10.0.2.1')));
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(25);
  });

  it('does not count right passwords', async () => {
    const { email, password } = await signUp(world());
    for (let count = 0; count < 40; count += 1) await world().call('logIn', { body: { username: email, password } });
  });

  it('does not count a login that was turned away by a full queue', async () => {
    const { email, password } = await signUp(world());
    const matches = vi.spyOn(world().services.passwords, 'matches').mockRejectedValue(new AppError('busy'));
    for (let count = 0; count < 26; count += 1) expect((await guess(world(), email)).statusCode).toBe(503);
    matches.mockRestore();
    await world().call('logIn', { body: { username: email, password } });
  });

  it('is stopped for an IP address that tries many accounts', async () => {
    const { services } = world();
    const ip = '10.9.9.9';
    const rules = [{ times: 300, withinMs: 5 * minuteMs }];
    for (let count = 0; count < 299; count += 1) await services.limits.consume(`login from:${ip}`, rules);
    const answers = [await guess(world(), 'one@awaj.test', ip), await guess(world(), 'two@awaj.test', ip)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 429]);
  });

  it('costs one hash, whether the user exists or not', async () => {
    const { email } = await signUp(world());
    const { passwords } = world().services;
    const spy = vi.spyOn(passwords, 'matches');
    for (const username of [email, 'nobody@awaj.test', 'nonsense']) await guess(world(), username, '10.0.3.1');
    expect(spy).toHaveBeenCalledTimes(3);
    spy.mockRestore();
  });

  it('compares at most 300 of 400 accounts from one IP address, even with right logins in between', async () => {
    const own = await signUp(world());
    const { passwords } = world().services;
    const spy = vi.spyOn(passwords, 'matches').mockImplementation(async (_hash, typed) => typed === own.password);
    const headers = { 'x-forwarded-for': '10.9.9.7' };
    const ownLogin = { username: own.email, password: own.password };
    for (let count = 0; count < 400; count += 1) {
      const body = { username: `victim${count}@awaj.test`, password: '123456' };
      await world().send('logIn', { body, headers });
      if (count % 3 === 0) await world().send('logIn', { body: ownLogin, headers });
    }
    const compared = spy.mock.calls.filter(([, typed]) => typed === '123456');
    spy.mockRestore();
    expect(compared).toHaveLength(300);
  });

  it('cannot lock accounts from a blocked IP address', async () => {
    const { email, password } = await signUp(world());
    const { limits } = world().services;
    const rules = [{ times: 300, withinMs: 5 * minuteMs }];
    for (let count = 0; count < 300; count += 1) await limits.consume('login from:10.9.9.6', rules);
    for (let count = 0; count < 30; count += 1) await guess(world(), email, '10.9.9.6');
    await world().call('logIn', { body: { username: email, password } });
  });
});
