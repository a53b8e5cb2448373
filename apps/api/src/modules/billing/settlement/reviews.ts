import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/database.ts';

/** Why an operator has to look at a payment. */
export type ReviewReason =
  | 'unknown-reference'
  | 'differs'
  | 'overpayment'
  | 'refund'
  | 'beyond-one-year'
  | 'nobody-to-credit';

export interface Review {
  /** Our reference of the payment, or the number of the invoice. */
  about: string;
  provider: string;
  reason: ReviewReason;
  details?: Readonly<Record<string, unknown>>;
}

/** A repeated flag stays one review, and opens a closed one again. */
export async function flagForReview(
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

const openReviews = (db: Database) => db.selectFrom('payment_reviews').where('settled_at', 'is', null);

/** The id of the invoice, by the reference of a checkout, or for a transfer by the number of the invoice. */
export const invoiceIdOf = (about: RawBuilder<unknown>): RawBuilder<number> =>
  sql`coalesce((select invoice_id from checkouts where tx_ref = ${about}), (select id from invoices where invoice_number = ${about}))`;

/** The open reviews, oldest first, with their invoice and its owner if they are known. */
export const listReviews = (db: Database) =>
  openReviews(db)
    .leftJoin('invoices', (join) => join.on('invoices.id', '=', invoiceIdOf(sql.ref('about'))))
    .leftJoin('users', 'users.id', 'invoices.user_id')
    .select([
      'payment_reviews.id',
      'payment_reviews.provider',
      'reason',
      'about',
      'details',
      'noted_at',
      'invoice_number',
      'first_name',
      'last_name',
      'phone',
    ])
    .orderBy('payment_reviews.id')
    .execute();

/** Locks the review until the transaction ends, so that only one of two concurrent decisions counts. */
export const lockReview = (trx: Database, id: number) =>
  openReviews(trx)
    .select(['id', 'about', 'provider', 'reason', 'details'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Closes the reviews with this reason about any of these references. */
export const closeReviews = (trx: Database, about: readonly string[], reason: ReviewReason, at: Date) =>
  trx
    .updateTable('payment_reviews')
    .set({ settled_at: at })
    .where('about', 'in', about)
    .where('reason', '=', reason)
    .where('settled_at', 'is', null)
    .execute();

export const closeReview = (trx: Database, id: number, at: Date) =>
  trx.updateTable('payment_reviews').set({ settled_at: at }).where('id', '=', id).execute();

/** Closes a review without a credit; false when it is not waiting. */
export async function dismissReview(trx: Database, reviewId: number, at: Date): Promise<boolean> {
  const review = await lockReview(trx, reviewId);
  if (review) await closeReview(trx, reviewId, at);
  return review !== undefined;
}
