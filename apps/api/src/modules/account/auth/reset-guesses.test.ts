import { minuteMs } from '@awaj/domain/duration';
import { expect, it, vi } from 'vitest';
import { moveOn } from '../../../testing/clock.ts';
import { onEveryDatabase } from '../../../testing/on-databases.ts';
import { sendResetCode, signUp } from '../../../testing/people.ts';
import { beginRound, crowd, rounds } from '../../../testing/rounds.ts';

const password = 'brand new';

/** A wrong code with valid characters, so that it counts as a guess. */
const otherThan = (code: string): string => (code === '0000' ? '1111' : '0000');

onEveryDatabase('guesses at the code of a reset', (world) => {
  it('end after three, and then the right code is refused too', async () => {
    const { phone } = await signUp(world());
    const code = await sendResetCode(world(), phone);
    for (let count = 0; count < 3; count += 1)
      await world().refusal('verifyResetCode', { body: { phone, code: otherThan(code) } });
    expect(await world().refusal('verifyResetCode', { body: { phone, code } })).toMatchObject({ status: 422 });
  });

  it('are counted together for both steps', async () => {
    const { phone } = await signUp(world());
    const code = await sendResetCode(world(), phone);
    await world().refusal('verifyResetCode', { body: { phone, code: otherThan(code) } });
    await world().refusal('resetPassword', { body: { phone, code: otherThan(code), password } });
    await world().refusal('verifyResetCode', { body: { phone, code: otherThan(code) } });
    expect(await world().refusal('resetPassword', { body: { phone, code, password } })).toMatchObject({ status: 422 });
  });

  it(`are compared at most three times, even if ${crowd} come at once`, rounds, async () => {
    beginRound(world());
    const { phone } = await signUp(world());
    const code = await sendResetCode(world(), phone);
    const wrong = Array.from({ length: crowd }, (_, index) => String(index).padStart(4, '0')).filter(
      (each) => each !== code,
    );
    const compared = vi.spyOn(world().services.sealing, 'digest');
    const guess = (each: string, index: number) =>
      world().send('verifyResetCode', {
        body: { phone, code: each },
        headers: { 'x-forwarded-for': `10.5.0.${index % 5}` },
      });
    await Promise.all(wrong.map(guess));
    expect(compared).toHaveBeenCalledTimes(3);
    compared.mockRestore();
    expect(await world().refusal('verifyResetCode', { body: { phone, code } })).toMatchObject({ status: 429 });
  });

  it('are blocked for a day after ten wrong ones', async () => {
    const { phone } = await signUp(world());
    for (let sent = 0; sent < 4; sent += 1) {
      const code = await sendResetCode(world(), phone);
      for (let count = 0; count < 3; count += 1)
        await world().send('verifyResetCode', { body: { phone, code: otherThan(code) } });
      moveOn(world(), 10 * minuteMs);
    }
    const code = await sendResetCode(world(), phone);
    const answer = await world().send('verifyResetCode', { body: { phone, code } });
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(22 * 3_600);
  });
});
