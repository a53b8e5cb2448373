import { expect, it } from 'vitest';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { signUp } from '../../testing/people.ts';

onEveryDatabase('the password', (world) => {
  it('is changed with the old one, and ends every other session', async () => {
    const { email, password: old, token } = await signUp(world());
    const { token: other } = await world().call('logIn', { body: { username: email, password: old } });
    const body = { old_password: old, new_password: 'another one' };
    expect(await world().call('changePassword', { body, token })).toMatchObject({ status: true });
    await world().call('getUserInfo', { token });
    expect(await world().refusal('getUserInfo', { token: other })).toMatchObject({ status: 401 });
    await world().call('logIn', { body: { username: email, password: 'another one' } });
  });

  it('that is changed already is so for who asks once more', async () => {
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
  ])('is not changed with %j', async (body, errors) => {
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
});
