import { minuteMs } from '@awaj/domain/duration';
import { expect, it } from 'vitest';
import { moveOn } from '../../testing/clock.ts';
import { initDataOf } from '../../testing/init-data.ts';
import { onOneDatabase } from '../../testing/on-databases.ts';
import { codeFor, inFull, signUp } from '../../testing/people.ts';
import { connectTelegram, contactFrom } from '../../testing/telegram.ts';

onOneDatabase('the password', (world) => {
  it('changes with the old one, which ends every other session', async () => {
    const { email, password: old, token } = await signUp(world());
    const { token: other } = await world().call('logIn', { body: { username: email, password: old } });
    const body = { old_password: old, new_password: 'another one' };
    expect(await world().call('changePassword', { body, token })).toMatchObject({ status: true });
    await world().call('getUserInfo', { token });
    expect(await world().refusal('getUserInfo', { token: other })).toMatchObject({ status: 401 });
    await world().call('logIn', { body: { username: email, password: 'another one' } });
  });

  it('change can be repeated when the answer was lost', async () => {
    const { password: old, token } = await signUp(world());
    const body = { old_password: old, new_password: 'another one' };
    for (let time = 0; time < 2; time += 1)
      expect(await world().call('changePassword', { body, token })).toMatchObject({ status: true });
  });

  it.each([
    [
      { old_password: 'wrong one', new_password: 'another one' },
      { old_password: 'This is not your current password.' },
    ],
    [{ old_password: 'correct horse', new_password: ' abc ' }, { new_password: 'Use at least 6 characters.' }],
    [{ old_password: 'correct horse', new_password: 'x'.repeat(129) }, { new_password: 'Use at most 128 characters.' }],
  ])('does not change with %j', async (body, errors) => {
    const { token } = await signUp(world());
    const { status, problem } = await world().refusal('changePassword', { body, token });
    expect([status, problem.errors]).toEqual([422, errors]);
    await world().call('getUserInfo', { token });
  });

  it('cannot be guessed with a stolen session', async () => {
    const { token, password: right } = await signUp(world());
    const change = (old_password: string) =>
      world().send('changePassword', { body: { old_password, new_password: 'another one' }, token });
    for (let count = 0; count < 10; count += 1) await change(`guess ${count}`);
    const answer = await change(right);
    expect([answer.statusCode, Number(answer.headers['retry-after']) > 3_000]).toEqual([429, true]);
  });

  it('change disconnects a Telegram account that was connected after the last verification by code', async () => {
    const person = await signUp(world());
    const telegram = connectTelegram(world());
    const share = (id: number) => telegram.bring(contactFrom(telegram.nextId(), id, inFull(person.phone), id));
    const verify = async () => {
      await world().call('sendOneTimeCode', { body: { for: 'phone', phone: person.phone }, token: person.token });
      const code = await codeFor(world(), inFull(person.phone));
      await world().call('verifyContact', { body: { phone: person.phone, code }, token: person.token });
    };
    const change = (old_password: string, new_password: string) =>
      world().call('changePassword', { body: { old_password, new_password }, token: person.token });
    await verify();
    moveOn(world(), minuteMs);
    await share(71_001);
    await world().call('getUserInfo', { initData: initDataOf(71_001) });
    await change(person.password, 'another one');
    expect(await world().refusal('getUserInfo', { initData: initDataOf(71_001) })).toMatchObject({ status: 404 });
    await share(71_001);
    moveOn(world(), minuteMs);
    await verify();
    await change('another one', 'yet another');
    await world().call('getUserInfo', { initData: initDataOf(71_001) });
  });
});
