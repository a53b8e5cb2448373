import type { Santim } from '@awaj/domain/money';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Schema } from '../../../database/schema.ts';

export type Provider = Schema['ledger']['provider'];

/** A payment or a refund. */
export interface Movement {
  invoiceId: number;
  txRef: string | null;
  kind: 'payment' | 'refund';
  provider: Provider;
  /** The reference of the provider. */
  reference: string;
  /** Positive for refunds too. */
  amount: Santim;
}

/** Adds a movement to the ledger. False if it is already there, so a repeated report counts once. */
export async function book(trx: Database, movement: Movement, at: Date): Promise<boolean> {
  const { invoiceId, txRef, kind, provider, reference, amount } = movement;
  const signed = kind === 'refund' ? -amount : amount;
  const row = await trx
    .insertInto('ledger')
    .values({ invoice_id: invoiceId, tx_ref: txRef, kind, provider, reference, amount: signed, booked_at: at })
    .onConflict((conflict) => conflict.columns(['provider', 'reference', 'kind']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The payment in the ledger, if it was booked. */
export const findPayment = (db: Database, { provider, reference }: Pick<Movement, 'provider' | 'reference'>) =>
  db
    .selectFrom('ledger')
    .select(['invoice_id as invoiceId', 'amount'])
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .where('kind', '=', 'payment')
    .executeTakeFirst();

/** The sum received for an invoice, and what is left of it after refunds. */
export async function sumsOf(trx: Database, invoiceId: number): Promise<{ received: Santim; kept: Santim }> {
  return trx
    .selectFrom('ledger')
    .select(sql<Santim>`coalesce(sum(amount) filter (where kind = 'payment'), 0)::bigint`.as('received'))
    .select(sql<Santim>`coalesce(sum(amount), 0)::bigint`.as('kept'))
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirstOrThrow();
}
