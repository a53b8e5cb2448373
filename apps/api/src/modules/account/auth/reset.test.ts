import { hourMs, minuteMs, secondMs } from '@awaj/domain/duration';
import { describe, expect, it } from 'vitest';
import { moveOn } from '../../../testing/clock.ts';
import { onOneDatabase } from '../../../testing/on-databases.ts';
import { codeFor, inFull, type Person, sendResetCode, signUp } from '../../../testing/people.ts';
import { beginRound, rounds } from '../../../testing/rounds.ts';
import type { World } from '../../../testing/world.ts';
import { createOneTimeCodes } from '../../identity/one-time-codes.ts';
import { createResetCodes } from './reset-codes.ts';

const password = 'brand new';

onOneDatabase('a forgotten password', (world) => {
  describe('and its code', () => theCode(world));
  describe('and the recipient of the code', () => whoGetsIt(world));
  describe('and requests', () => requests(world));
});

function theCode(world: () => World): void {
  it('is reset in the steps of the page, which ends every other session', async () => {
    const person = await signUp(world());
    const code = await sendResetCode(world(), person.phone);
    await world().call('verifyResetCode', { body: { phone: person.phone, code: code.toLowerCase() } });
    const { token } = await world().call('resetPassword', { body: { phone: person.phone, code, password } });
    await world().call('searchTenders', { token });
    expect(await world().refusal('searchTenders', { token: person.token })).toMatchObject({ status: 401 });
    await world().call('logIn', { body: { username: person.phone, password } });
    const old = { username: person.phone, password: person.password };
    expect(await world().refusal('logIn', { body: old })).toMatchObject({ status: 422 });
    const written = (await world().letters(inFull(person.phone))).map(({ text }) => text);
    expect(written).toContainEqual(expect.stringContaining('your password was changed'));
  });

  it('cannot open a session with the token of its second step', async () => {
    const { phone } = await signUp(world());
    const { token } = await world().call('verifyResetCode', {
      body: { phone, code: await sendResetCode(world(), phone) },
    });
    expect(await world().refusal('searchTenders', { token })).toMatchObject({ status: 401 });
    expect(await world().refusal('logOut', { token })).toMatchObject({ status: 401 });
  });

  it('works once, however many use it at the same time', rounds, async () => {
    beginRound(world());
    const { phone } = await signUp(world());
    const code = await sendResetCode(world(), phone);
    const tries = Array.from({ length: 3 }, () => world().send('resetPassword', { body: { phone, code, password } }));
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([200, 422, 422]);
  });

  it('is invalid after ten minutes, or when another was sent', async () => {
    const { phone } = await signUp(world());
    const first = await sendResetCode(world(), phone);
    moveOn(world(), minuteMs);
    const second = await sendResetCode(world(), phone);
    if (first !== second)
      expect(await world().refusal('verifyResetCode', { body: { phone, code: first } })).toMatchObject({ status: 422 });
    moveOn(world(), 10 * minuteMs);
    expect(await world().refusal('verifyResetCode', { body: { phone, code: second } })).toMatchObject({
      status: 422,
      problem: { message: 'This code is not valid. Check it or ask for a new one.' },
    });
  });

  it('is never stored in plain text', async () => {
    const { phone } = await signUp(world());
    const code = await sendResetCode(world(), phone);
    const tables = await Promise.all([
      world().db.selectFrom('one_time_codes').selectAll().execute(),
      world().db.selectFrom('messages').selectAll().execute(),
    ]);
    const bytes = tables
      .flat()
      .flatMap((row) => Object.values(row))
      .filter((value) => value instanceof Uint8Array);
    expect(bytes.length).toBeGreaterThan(1);
    for (const each of bytes) expect(Buffer.from(each as Uint8Array).toString('latin1')).not.toContain(code);
    expect(world().log.join('')).not.toContain(` ${code} `);
  });

  it('stays valid when the new password is refused', async () => {
    const { phone } = await signUp(world());
    const code = await sendResetCode(world(), phone);
    const refuse = async (typed: string) =>
      (await world().refusal('resetPassword', { body: { phone, code, password: typed } })).problem.errors;
    expect(await refuse(' abc ')).toEqual({ password: 'Use at least 6 characters.' });
    expect(await refuse('x'.repeat(129))).toEqual({ password: 'Use at most 128 characters.' });
    await world().call('resetPassword', { body: { phone, code, password } });
  });
}

async function changePhone({ db, clock }: World, { phone }: Person, to: string, isVerified: boolean): Promise<void> {
  const user = await db.selectFrom('users').selectAll().where('phone', '=', inFull(phone)).executeTakeFirstOrThrow();
  await db
    .insertInto('contact_changes')
    .values({
      user_id: user.id,
      channel: 'phone',
      old_address: inFull(phone),
      was_trusted: true,
      changed_at: clock.now,
    })
    .execute();
  await db
    .updateTable('users')
    .set({ phone: inFull(to), is_phone_verified: isVerified })
    .where('id', '=', user.id)
    .execute();
}

function whoGetsIt(world: () => World): void {
  it('is the old phone for three days after a change', async () => {
    const person = await signUp(world());
    await changePhone(world(), person, '0955000001', true);
    await world().call('sendOneTimeCode', { body: { for: 'reset', phone: '0955000001' } });
    expect(await world().letters('+251955000001')).toEqual([]);
    const code = await codeFor(world(), inFull(person.phone));
    const { token } = await world().call('resetPassword', { body: { phone: person.phone, code, password } });
    // The intruder has lost the account.
    const info = await world().call('getUserInfo', { token });
    expect([info.phone, info.is_phone_verified]).toEqual([inFull(person.phone), true]);
  });

  it('is the new phone after three days, if it was verified', async () => {
    const person = await signUp(world());
    await changePhone(world(), person, '0955000002', true);
    moveOn(world(), 73 * hourMs);
    await world().call('sendOneTimeCode', { body: { for: 'reset', phone: '0955000002' } });
    await codeFor(world(), '+251955000002');
  });

  it.each([0, 73])(
    'is, of a changed phone that nobody verified, no way into the account (after %i hours)',
    async (hours) => {
      const person = await signUp(world());
      const phone = `09550000${hours + 10}`;
      await changePhone(world(), person, phone, false);
      moveOn(world(), hours * hourMs);
      const code = await sendResetCode(world(), phone);
      const { token } = await world().call('resetPassword', { body: { phone, code, password } });
      // The owner of the phone gets an account of their own.
      expect(await world().call('getUserInfo', { token })).toMatchObject({ phone: inFull(phone), email: null });
      const kept = await world().call('getUserInfo', { token: person.token });
      expect(kept).toMatchObject({ phone: null, email: person.email });
      await world().call('logIn', { body: { username: person.email, password: person.password } });
    },
  );

  it('is nobody when the phone has no account', async () => {
    await world().call('sendOneTimeCode', { body: { for: 'reset', phone: '0955999998' } });
    await world().drain();
    const { db } = world();
    const to = inFull('0955999998');
    const traces = [
      await db.selectFrom('messages').select('id').where('recipient', '=', to).execute(),
      await db.selectFrom('one_time_codes').select('id').where('address', '=', to).execute(),
      await db.selectFrom('reset_requests').select('phone').execute(),
    ];
    expect(traces).toEqual([[], [], []]);
  });

  it('is not revealed by the answer', async () => {
    const { phone } = await signUp(world());
    const known = await world().send('sendOneTimeCode', { body: { for: 'reset', phone } });
    const unknown = await world().send('sendOneTimeCode', { body: { for: 'reset', phone: '0955999999' } });
    expect([unknown.statusCode, unknown.payload]).toEqual([known.statusCode, known.payload]);
    const guess = { body: { phone: '0955999999', code: '7K2M' } };
    expect(await world().refusal('verifyResetCode', guess)).toMatchObject({ status: 422 });
  });
}

function requests(world: () => World): void {
  it('are limited to one code a minute, five in half an hour and ten a day', async () => {
    const { phone } = await signUp(world());
    const ask = async () => (await world().send('sendOneTimeCode', { body: { for: 'reset', phone } })).statusCode;
    expect([await ask(), await ask()]).toEqual([200, 429]);
    for (let count = 0; count < 4; count += 1) {
      moveOn(world(), minuteMs);
      expect(await ask()).toBe(200);
    }
    moveOn(world(), minuteMs);
    expect(await ask()).toBe(429);
    for (let count = 0; count < 5; count += 1) {
      moveOn(world(), 31 * minuteMs);
      expect(await ask()).toBe(200);
    }
    moveOn(world(), 31 * minuteMs);
    expect(await ask()).toBe(429);
  });

  it('are each answered with one code, however many workers take them', rounds, async () => {
    beginRound(world());
    const { phone } = await signUp(world());
    await world().call('sendOneTimeCode', { body: { for: 'reset', phone } });
    const { lanes } = createResetCodes({ ...world().services, codes: createOneTimeCodes(world().services) });
    const taken = await Promise.all(Array.from({ length: 4 }, () => lanes.map(({ take }) => take(10))).flat());
    await Promise.all(taken.flat().map((send) => send()));
    expect(await world().letters(inFull(phone))).toHaveLength(1);
  });

  it('are dropped after ten minutes without a worker', async () => {
    const { phone } = await signUp(world());
    await world().call('sendOneTimeCode', { body: { for: 'reset', phone } });
    moveOn(world(), 11 * minuteMs);
    expect(await world().letters(inFull(phone))).toEqual([]);
    await sendResetCode(world(), phone);
  });

  it('are told how long to wait', async () => {
    const { phone } = await signUp(world());
    await world().call('sendOneTimeCode', { body: { for: 'reset', phone } });
    moveOn(world(), 20 * secondMs);
    const answer = await world().send('sendOneTimeCode', { body: { for: 'reset', phone } });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '40']);
  });

  it.each([
    [{ for: 'reset', phone: '09' }, 422],
    [{ for: 'reset', phone: '' }, 422],
    [{ for: 'reset' }, 400],
    [{ for: 'reset', email: 'active@awaj.test' }, 400],
    [{ for: 'reset', phone: '0911000001', email: 'active@awaj.test' }, 400],
    [{ for: 'phone', phone: '0911000001' }, 401],
  ] as const)('such as %j are answered %i', async (body, status) => {
    expect((await world().send('sendOneTimeCode', { body })).statusCode).toBe(status);
  });

  it('may come in the query, as older clients send them', async () => {
    const { phone } = await signUp(world());
    await world().call('sendOneTimeCode', { query: { for: 'reset', phone } });
    await codeFor(world(), inFull(phone));
  });

  it('with contradicting values are refused', async () => {
    const both = { query: { for: 'reset', phone: '0955000009' }, body: { for: 'reset', phone: '0955000008' } } as const;
    const { status, problem } = await world().refusal('sendOneTimeCode', both);
    expect([status, problem.errors]).toEqual([400, { phone: 'This was sent twice with different values.' }]);
  });
}
