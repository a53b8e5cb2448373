import { dayMs } from '@awaj/domain/duration';
import { addMonths, isRunning, longestMonths, paidUntil } from '@awaj/domain/subscription';
import type { Database } from '../../../database/database.ts';
import { lockUser } from '../../identity/users.ts';

const currentOf = (trx: Database, userId: number, now: Date) =>
  trx
    .selectFrom('subscriptions')
    .select(['id', 'plan_id', 'is_trial as isTrial', 'starts_at as startsAt', 'ends_at as endsAt'])
    .where('user_id', '=', userId)
    .where('ends_at', '>', now)
    .orderBy('ends_at', 'desc')
    .execute();

export type ExtendOutcome = { kind: 'extended'; endsAt: Date } | { kind: 'beyond-one-year'; mostDays: number };

/** Gives free days: after the paid subscription, on top of a trial, or as a trial when nothing runs. */
export async function extend(
  trx: Database,
  { userId, days }: { userId: number; days: number },
  now: Date,
): Promise<ExtendOutcome> {
  await lockUser(trx, userId);
  const current = await currentOf(trx, userId, now);
  const paid = current.find(({ isTrial }) => !isTrial);
  const trial = current.find((each) => each.isTrial && isRunning(each, now));
  const startsAt = paidUntil(current, now) ?? trial?.endsAt ?? now;
  const endsAt = new Date(startsAt.getTime() + days * dayMs);
  const latest = addMonths(now, longestMonths);
  const mostDays = Math.max(0, Math.floor((latest.getTime() - startsAt.getTime()) / dayMs));
  if (endsAt > latest) return { kind: 'beyond-one-year', mostDays };
  if (!paid && trial) {
    await trx.updateTable('subscriptions').set({ ends_at: endsAt }).where('id', '=', trial.id).execute();
    return { kind: 'extended', endsAt };
  }
  const row = { user_id: userId, plan_id: paid?.plan_id ?? null, starts_at: startsAt, ends_at: endsAt };
  await trx.insertInto('subscriptions').values(row).execute();
  return { kind: 'extended', endsAt };
}

/** Ends the current subscription now, or lets it run out with `atEnd`; later ones are removed. Null without one. */
export async function cancel(
  trx: Database,
  { userId, atEnd }: { userId: number; atEnd: boolean },
  now: Date,
): Promise<{ endsAt: Date; removed: number } | null> {
  await lockUser(trx, userId);
  const current = await currentOf(trx, userId, now);
  const running = current.filter((each) => each.startsAt < now);
  const future = current.filter((each) => each.startsAt >= now).map(({ id }) => id);
  if (current.length === 0) return null;
  if (future.length > 0) await trx.deleteFrom('subscriptions').where('id', 'in', future).execute();
  const endsAt = atEnd ? (running[0]?.endsAt ?? now) : now;
  const ids = running.map(({ id }) => id);
  if (!atEnd && ids.length > 0)
    await trx.updateTable('subscriptions').set({ ends_at: now }).where('id', 'in', ids).execute();
  return { endsAt, removed: future.length };
}
