import { dayMs } from '@awaj/domain/duration';
import { trialDays } from '@awaj/domain/subscription';
import { beforeEach, expect, it } from 'vitest';
import { moveOn } from '../../../testing/clock.ts';
import { onOneDatabase } from '../../../testing/on-databases.ts';
import { letIn } from '../../../testing/payments.ts';
import { seededAt } from '../../../testing/seeded.ts';
import type { World } from '../../../testing/world.ts';
import { createPlanReminders } from './plan-reminders.ts';

let people = 0;

/** A member with a verified email, and a plan or trial with this length and these days left. */
async function subscriber(
  world: World,
  { endsIn, days = 90, planId = 1 as number | null }: { endsIn: number; days?: number; planId?: number | null },
) {
  people += 1;
  const email = `ending${people}@awaj.test`;
  const { userId } = await letIn(world, { email });
  await world.db.updateTable('users').set({ is_email_verified: true }).where('id', '=', userId).execute();
  const ends_at = new Date(world.clock.now.getTime() + endsIn * dayMs);
  const starts_at = new Date(ends_at.getTime() - days * dayMs);
  const row = { user_id: userId, plan_id: planId, starts_at, ends_at };
  await world.db.insertInto('subscriptions').values(row).execute();
  return { userId, email, ends_at };
}

const remind = ({ services }: World) => createPlanReminders(services).run({});

onOneDatabase('the end of a plan', (world) => {
  beforeEach(() => {
    world().clock.now = seededAt;
  });
  const subjectsTo = async (email: string) => (await world().letters(email)).map(({ subject }) => subject).reverse();

  it.each([
    ['subscription', 1, 90],
    ['free trial', null, trialDays],
  ])('of a %s is announced a week before, a day before and when it is over, once each', async (what, planId, days) => {
    const { email } = await subscriber(world(), { endsIn: 10, planId, days });
    const told: number[] = [];
    for (let day = 0; day < 16; day += 1) {
      for (let again = 0; again < 3; again += 1) await remind(world());
      told.push((await subjectsTo(email)).length);
      moveOn(world(), dayMs);
    }
    expect(told).toEqual([0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 3, 3, 3, 3, 3, 3]);
    expect(await subjectsTo(email)).toEqual([
      `Your ${what} ends on 30 Nov 2026`,
      `Your ${what} ends on 30 Nov 2026`,
      `Your ${what} has ended`,
    ]);
  });

  it('is announced once when several processes run at once', async () => {
    const { email } = await subscriber(world(), { endsIn: 0.3 });
    await Promise.all([remind(world()), remind(world()), remind(world())]);
    expect(await subjectsTo(email)).toHaveLength(1);
  });

  it('is not announced when another plan follows', async () => {
    const { userId, email, ends_at } = await subscriber(world(), { endsIn: 0.3 });
    const later = new Date(ends_at.getTime() + 90 * dayMs);
    const row = { user_id: userId, plan_id: 1, starts_at: ends_at, ends_at: later };
    await world().db.insertInto('subscriptions').values(row).execute();
    await remind(world());
    expect(await subjectsTo(email)).toEqual([]);
  });

  it('is announced again after a renewal', async () => {
    const { userId, email } = await subscriber(world(), { endsIn: 0.3, planId: null, days: 15 });
    await remind(world());
    moveOn(world(), 60_000);
    const later = new Date(seededAt.getTime() + 5 * dayMs);
    await world().db.updateTable('subscriptions').set({ ends_at: later }).where('user_id', '=', userId).execute();
    await remind(world());
    expect(await subjectsTo(email)).toEqual([
      'Your free trial ends on 20 Nov 2026',
      'Your free trial ends on 25 Nov 2026',
    ]);
  });

  it('is not announced long after it, nor to somebody who has just started', async () => {
    const { email: late } = await subscriber(world(), { endsIn: -4 });
    const { email: new_ } = await subscriber(world(), { endsIn: 6, days: 7 });
    await remind(world());
    expect([await subjectsTo(late), await subjectsTo(new_)]).toEqual([[], []]);
  });

  it('is recorded when the member cannot be reached', async () => {
    const { userId } = await subscriber(world(), { endsIn: 0.3 });
    await world().db.updateTable('users').set({ is_email_verified: false }).where('id', '=', userId).execute();
    await remind(world());
    const rows = world().db.selectFrom('messages').select(['state', 'reason', 'channel']).where('user_id', '=', userId);
    expect(await rows.execute()).toEqual([{ state: 'failed', reason: 'no-contact', channel: null }]);
  });
});
