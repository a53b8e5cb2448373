import { minuteMs } from '@awaj/domain/duration';
import { expect, it } from 'vitest';
import { pageLoads, trialLink } from '../../testing/campaign-links.ts';
import { later } from '../../testing/clock.ts';
import { onOneDatabase } from '../../testing/on-databases.ts';
import { letIn } from '../../testing/payments.ts';
import { inFull } from '../../testing/people.ts';
import { rounds } from '../../testing/rounds.ts';

onOneDatabase('a trial link', (world) => {
  const start = (freeId: string) => world().call('startTrial', { params: { freeId } });
  const startRefused = (freeId: string) => world().refusal('startTrial', { params: { freeId } });

  it('is not used up by opening it, however often', async () => {
    const freeId = await trialLink(world());
    for (let load = 0; load < 50; load += 1)
      expect(await world().call('getTrialName', { params: { freeId } })).toEqual({ name: 'ሳራ ኃይሌ' });
    for (const headers of pageLoads)
      expect(await world().refusal('startTrial', { params: { freeId }, headers })).toMatchObject({ status: 403 });
    expect(await start(freeId)).toMatchObject({ status: true, name: 'ሳራ ኃይሌ' });
  });

  it('gives one trial of fifteen days to a hundred concurrent presses', rounds, async () => {
    const { db } = world();
    const freeId = await trialLink(world());
    const answers = await Promise.all(Array.from({ length: 100 }, () => start(freeId)));
    const infos = await world().call('getUserInfo', { token: answers[99]?.token ?? '' });
    expect(infos).toMatchObject({
      name: 'ሳራ ኃይሌ',
      is_active: true,
      latest_plan_type: 'WELCOME_TRIAL',
      plan_days_left: 15,
    });
    const users = await db
      .selectFrom('users')
      .select('id')
      .where('phone', '=', inFull(infos.phone ?? ''))
      .execute();
    expect(users).toHaveLength(1);
    const subscriptions = db
      .selectFrom('subscriptions')
      .selectAll()
      .where('user_id', '=', users[0]?.id ?? 0);
    expect(await subscriptions.execute()).toHaveLength(1);
  });

  it('logs the same person in again for ten minutes, without more days', async () => {
    const freeId = await trialLink(world());
    const first = await start(freeId);
    const again = await later(world(), 9 * minuteMs, () => start(freeId));
    expect(again.token).not.toBe(first.token);
    const [one, other] = await Promise.all([first, again].map(({ token }) => world().call('getUserInfo', { token })));
    expect(other).toEqual(one);
    expect(await later(world(), 10 * minuteMs, () => startRefused(freeId))).toMatchObject({ status: 410 });
  });

  it('opens the account that has verified the phone, and keeps its name', async () => {
    const phone = inFull('0951000001');
    const { userId } = await letIn(world(), { phone });
    const { db } = world();
    await db.updateTable('users').set({ is_phone_verified: true }).where('id', '=', userId).execute();
    const { token } = await start(await trialLink(world(), { phone }));
    const info = await world().call('getUserInfo', { token });
    expect(info).toMatchObject({ name: 'ሳራ ኃይሌ', phone, is_phone_verified: false, is_active: true });
    const users = db.selectFrom('users').select('first_name').where('id', '=', userId);
    expect(await users.executeTakeFirst()).toEqual({ first_name: 'Abebe' });
    const sessions = db.selectFrom('sessions').select('purpose').where('user_id', '=', userId);
    expect((await sessions.execute()).map(({ purpose }) => purpose).sort()).toEqual(['campaign', 'login']);
  });

  it('cannot change the login of the account', async () => {
    const { token } = await start(await trialLink(world()));
    const body = { name: 'Somebody Else', email: 'else@awaj.test', phone: '0977000000' };
    expect(await world().refusal('updatePersonalInfo', { body, token })).toMatchObject({ status: 403 });
  });

  it('does not open a disabled account', async () => {
    const phone = inFull('0951000002');
    const { userId } = await letIn(world(), { phone });
    const { db, clock } = world();
    await db.updateTable('users').set({ disabled_at: clock.now }).where('id', '=', userId).execute();
    expect(await startRefused(await trialLink(world(), { phone }))).toMatchObject({ status: 410 });
  });

  it('gives the same answer when it is expired, used or unknown', async () => {
    const late = await trialLink(world(), { lifeMs: minuteMs });
    const used = await trialLink(world());
    await start(used);
    const answers = await later(world(), 11 * minuteMs, () =>
      Promise.all([late, used, 'nobody-has-this'].map((id) => startRefused(id))),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 410 });
  });
});
