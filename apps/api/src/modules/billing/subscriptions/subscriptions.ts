import { findPlan } from '@awaj/domain/plan';
import { checkout, honourPayment, type Purchase, paidUntil } from '@awaj/domain/subscription';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../http/errors.ts';

interface Sale {
  userId: number;
  planId: number;
  invoiceId: number;
}

/** What a plan bought now would be added to. The user is locked, so that two purchases never start on one day. */
async function purchaseOf(trx: Database, userId: number, planId: number, now: Date): Promise<Purchase> {
  const rows = await trx
    .selectFrom('subscriptions')
    .select(['is_trial as isTrial', 'starts_at as startsAt', 'ends_at as endsAt'])
    .where('user_id', '=', userId)
    .where('ends_at', '>', now)
    .execute();
  return { months: findPlan(planId)?.months ?? 0, paidUntil: paidUntil(rows, now), now };
}

/** Refuses a purchase that would extend the subscription more than one year ahead. */
export async function refuseBeyondOneYear(trx: Database, userId: number, planId: number, now: Date): Promise<void> {
  const period = checkout(await purchaseOf(trx, userId, planId, now));
  if (!period.ok) throw new AppError('beyondOneYear');
}

/** Grants what was paid for and ends a trial then. Says whether it extends beyond the limit of one year. */
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

/** Ends a refunded purchase. Later purchases move forward, so that no gap is left. */
export async function revoke(trx: Database, invoiceId: number, now: Date): Promise<void> {
  const revoked = await trx
    .selectFrom('subscriptions')
    .select(['id', 'user_id', 'starts_at', 'ends_at'])
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirst();
  if (!revoked || revoked.ends_at <= now) return;
  const hasBegun = revoked.starts_at < now;
  const freeFrom = hasBegun ? now : revoked.starts_at;
  // The used time stays in the history, without the invoice, because that can be paid again.
  const ended = { ends_at: now, invoice_id: null };
  if (hasBegun) await trx.updateTable('subscriptions').set(ended).where('id', '=', revoked.id).execute();
  else await trx.deleteFrom('subscriptions').where('id', '=', revoked.id).execute();
  const gap = revoked.ends_at.getTime() - freeFrom.getTime();
  const later = await trx
    .selectFrom('subscriptions')
    .select(['id', 'starts_at', 'ends_at'])
    .where('user_id', '=', revoked.user_id)
    .where('is_trial', '=', false)
    .where('starts_at', '>=', revoked.ends_at)
    .execute();
  const earlier = (instant: Date) => new Date(instant.getTime() - gap);
  for (const { id, starts_at, ends_at } of later)
    await trx
      .updateTable('subscriptions')
      .set({ starts_at: earlier(starts_at), ends_at: earlier(ends_at) })
      .where('id', '=', id)
      .execute();
}
