import { planNameOf } from '@awaj/domain/plan';
import { daysLeft, isRunning, lengthInDays, paidUntil, trialPlanType } from '@awaj/domain/subscription';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/** The current or last subscription of a user, and what is due. */
export interface SubscriptionState {
  isActive: boolean;
  latestPlan: string | null;
  latestPlanType: 'WELCOME_TRIAL' | 'SUBSCRIPTION' | null;
  durationDays: number | null;
  daysLeft: number | null;
  /** The end of the current subscription, including its renewals. */
  activeUntil: Date | null;
  /** The newest unpaid invoice for a plan, in santim. */
  due: { invoiceId: number; planName: string; amount: number } | null;
}

const trialName = 'Welcome Trial';

/** A user, and the link to whose invoices their view is limited, if any. */
export interface Payer {
  userId: number;
  onlyLinkId?: number | null;
}

/** The invoices of a user that a caller may see. */
export const isInvoiceOf = ({ userId, onlyLinkId = null }: Payer) =>
  onlyLinkId === null
    ? sql<boolean>`invoices.user_id = ${userId}`
    : sql<boolean>`invoices.user_id = ${userId} and campaign_link_id = ${onlyLinkId}`;

async function dueOf(db: Database, payer: Payer): Promise<SubscriptionState['due']> {
  const invoice = await db
    .selectFrom('invoices')
    .select(['id', 'plan_id', 'amount'])
    .where(isInvoiceOf(payer))
    .where('plan_id', 'is not', null)
    .where('paid_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return invoice ? { invoiceId: invoice.id, planName: planNameOf(invoice.plan_id), amount: invoice.amount } : null;
}

/**
 * A paid subscription comes before a trial, and a running one before one that has ended or not begun. A renewal extends
 * the running one.
 */
async function subscriptionOf(db: Database, userId: number, now: Date) {
  const rows = await db
    .selectFrom('subscriptions')
    .select(['plan_id', 'is_trial as isTrial', 'starts_at as startsAt', 'ends_at as endsAt'])
    .where('user_id', '=', userId)
    .orderBy('is_trial')
    .orderBy('ends_at', 'desc')
    .execute();
  const latest = rows.find((row) => isRunning(row, now)) ?? rows[0];
  const renewedUntil = latest?.isTrial ? null : paidUntil(rows, now);
  return latest && { ...latest, lastsUntil: renewedUntil ?? latest.endsAt };
}

export async function subscriptionStateOf(db: Database, payer: Payer, now: Date): Promise<SubscriptionState> {
  const due = await dueOf(db, payer);
  const latest = await subscriptionOf(db, payer.userId, now);
  const isActive = latest !== undefined && isRunning(latest, now);
  if (!latest || (!isActive && due))
    return {
      isActive: false,
      latestPlan: due?.planName ?? null,
      latestPlanType: null,
      durationDays: null,
      daysLeft: null,
      activeUntil: null,
      due,
    };
  return {
    isActive,
    latestPlan: latest.plan_id === null ? trialName : planNameOf(latest.plan_id),
    latestPlanType: latest.isTrial ? trialPlanType : 'SUBSCRIPTION',
    durationDays: lengthInDays(latest),
    daysLeft: daysLeft({ endsAt: latest.lastsUntil }, now),
    activeUntil: isActive ? latest.lastsUntil : null,
    due,
  };
}
