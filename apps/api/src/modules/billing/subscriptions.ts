import { findPlan } from '@awaj/domain/plan';
import { checkout, honourPayment, type Purchase, paidUntil } from '@awaj/domain/subscription';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/errors.ts';

interface Sale {
  userId: number;
  planId: number;
  invoiceId: number;
}

/** What a plan bought now would come on top of. The user is locked, so that two purchases never start on one day. */
async function purchaseOf(trx: Database, userId: number, planId: number, now: Date): Promise<Purchase> {
  const rows = await trx
    .selectFrom('subscriptions')
    .select(['is_trial as isTrial', 'starts_at as startsAt', 'ends_at as endsAt'])
    .where('user_id', '=', userId)
    .where('ends_at', '>', now)
    .execute();
  return { months: findPlan(planId)?.months ?? 0, paidUntil: paidUntil(rows, now), now };
}

/** Nobody is asked to pay for time beyond one year ahead. */
export async function refuseBeyondOneYear(trx: Database, userId: number, planId: number, now: Date): Promise<void> {
  const period = checkout(await purchaseOf(trx, userId, planId, now));
  if (!period.ok) throw new AppError('beyondOneYear');
}

/** Gives what was paid for, and ends a trial there; says whether it reaches further than anybody may pay ahead. */
export async function grant(trx: Database, { userId, planId, invoiceId }: Sale, now: Date) {
  const { startsAt, endsAt, isBeyondOneYear } = honourPayment(await purchaseOf(trx, userId, planId, now));
  await trx
    .updateTable('subscriptions')
    .set({ ends_at: startsAt })
    .where('user_id', '=', userId)
    .where('is_trial', '=', true)
    .where('starts_at', '<', startsAt)
    .where('ends_at', '>', startsAt)
    .execute();
  await trx
    .insertInto('subscriptions')
    .values({ user_id: userId, plan_id: planId, starts_at: startsAt, ends_at: endsAt, invoice_id: invoiceId })
    .execute();
  return { endsAt, isBeyondOneYear };
}

/** Takes back what is left of a purchase. Later purchases move up, so that there is no gap between them. */
export async function takeBack(trx: Database, invoiceId: number, now: Date): Promise<void> {
  const taken = await trx
    .selectFrom('subscriptions')
    .select(['id', 'user_id', 'starts_at', 'ends_at'])
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirst();
  if (!taken || taken.ends_at <= now) return;
  const hasBegun = taken.starts_at < now;
  const freeFrom = hasBegun ? now : taken.starts_at;
  // What was had of it stays in the history, apart from the invoice, which may be paid anew.
  const ended = { ends_at: now, invoice_id: null };
  if (hasBegun) await trx.updateTable('subscriptions').set(ended).where('id', '=', taken.id).execute();
  else await trx.deleteFrom('subscriptions').where('id', '=', taken.id).execute();
  const hole = taken.ends_at.getTime() - freeFrom.getTime();
  const later = await trx
    .selectFrom('subscriptions')
    .select(['id', 'starts_at', 'ends_at'])
    .where('user_id', '=', taken.user_id)
    .where('is_trial', '=', false)
    .where('starts_at', '>=', taken.ends_at)
    .execute();
  const earlier = (instant: Date) => new Date(instant.getTime() - hole);
  for (const { id, starts_at, ends_at } of later)
    await trx
      .updateTable('subscriptions')
      .set({ starts_at: earlier(starts_at), ends_at: earlier(ends_at) })
      .where('id', '=', id)
      .execute();
}
