import { dayMs, minuteMs } from '@awaj/domain/duration';
import { expect, it } from 'vitest';
import { moveOn } from '../../testing/clock.ts';
import { onEveryDatabase } from '../../testing/on-databases.ts';
import { inFull, type Person, sendResetCode, signUp } from '../../testing/people.ts';
import type { World } from '../../testing/world.ts';
import { takeSms } from './sms-budget.ts';

const changePassword = (world: World, { token, password }: Person, to: string) =>
  world.call('changePassword', { body: { old_password: password, new_password: to }, token });

/** Uses up this many of today's SMS. */
async function spend({ db, clock, services }: World, left: number): Promise<void> {
  const day = new Date(clock.now.getTime() + 3 * 3_600_000).toISOString().slice(0, 10);
  const sent = services.providers.sms.dailyBudget - left;
  const days = db.insertInto('sms_days').values({ day, sent });
  await days.onConflict((conflict) => conflict.column('day').doUpdateSet({ sent })).execute();
}

const metricsOf = async ({ app }: World) => (await app.inject({ url: '/metrics' })).payload;

onEveryDatabase('the SMS budget of a day', (world) => {
  it('is reserved for codes when most of it is used, while other messages wait and are counted', async () => {
    const person = await signUp(world());
    await spend(world(), 800);
    await changePassword(world(), person, 'another one');
    const held = world()
      .db.selectFrom('messages')
      .select(['state', 'reason'])
      .where('template', '=', 'passwordChanged');
    expect(await held.execute()).toEqual([{ state: 'held', reason: 'sms-budget' }]);
    moveOn(world(), minuteMs);
    await sendResetCode(world(), person.phone);
    const metrics = await metricsOf(world());
    expect(metrics).toContain('sms_refused_total{template="passwordChanged"} 1');
    expect(metrics).toContain('sms_today{of="sent"} 4201');
    expect(metrics).toContain('sms_today{of="budget"} 5000');
  });

  it('is never exceeded by concurrent messages', async () => {
    const { db, services } = world();
    await spend(world(), 3);
    const take = () =>
      db.transaction().execute((trx) =>
        takeSms(trx, services.providers.sms.dailyBudget, {
          message: { template: 'resetCode' },
          at: world().clock.now,
        }),
      );
    const taken = await Promise.all(Array.from({ length: 12 }, take));
    expect(taken.filter((isTaken) => isTaken)).toHaveLength(3);
  });

  it('ends for codes too, the same for a phone without an account, and restarts the next day', async () => {
    const { phone } = await signUp(world());
    await spend(world(), 0);
    for (const each of [phone, '0955666777']) {
      const answer = await world().refusal('sendOneTimeCode', { body: { for: 'reset', phone: each } });
      expect(answer).toMatchObject({ status: 503, problem: { message: expect.stringContaining('more SMS today') } });
    }
    moveOn(world(), dayMs);
    await sendResetCode(world(), phone);
  });

  it('may end between the request of a code and its sending, and the code is dropped', async () => {
    moveOn(world(), dayMs);
    const { phone } = await signUp(world());
    await spend(world(), 1);
    await world().call('sendOneTimeCode', { body: { for: 'reset', phone } });
    await spend(world(), 0);
    expect(await world().letters(inFull(phone))).toEqual([]);
    moveOn(world(), dayMs);
    expect(await world().letters(inFull(phone))).toEqual([]);
  });
});
