import type { Database } from '../../platform/database.ts';

/** Why a person of ours has to look at a payment. */
export type ReviewReason =
  | 'unknown-reference'
  | 'differs'
  | 'overpayment'
  | 'refund'
  | 'beyond-one-year'
  | 'nobody-to-credit';

interface Review {
  /** Our reference of the payment, or the number of the invoice. */
  about: string;
  provider: string;
  reason: ReviewReason;
  details?: Readonly<Record<string, unknown>>;
}

/** Told again, it stays one note; one that was settled is opened again. */
export async function noteReview(
  db: Database,
  { about, provider, reason, details = {} }: Review,
  at: Date,
): Promise<void> {
  await db
    .insertInto('payment_reviews')
    .values({ about, provider, reason, details: JSON.stringify(details), noted_at: at })
    .onConflict((conflict) => conflict.columns(['about', 'reason', 'details']).doUpdateSet({ settled_at: null }))
    .execute();
}
