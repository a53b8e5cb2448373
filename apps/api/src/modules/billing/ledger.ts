import type { Santim } from '@awaj/domain/money';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

export type Provider = Schema['ledger']['provider'];

/** Money that came or went. */
export interface Movement {
  invoiceId: number;
  txRef: string | null;
  kind: 'payment' | 'refund';
  provider: Provider;
  /** The provider's own name for it. */
  reference: string;
  /** Of a refund too it is positive. */
  amount: Santim;
}

/** Adds a movement to the ledger once, even if it is reported again; false if it was there already. */
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

/** A payment that is in the books already. */
export const findPayment = (db: Database, { provider, reference }: Pick<Movement, 'provider' | 'reference'>) =>
  db
    .selectFrom('ledger')
    .select(['invoice_id as invoiceId', 'amount'])
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .where('kind', '=', 'payment')
    .executeTakeFirst();

/** What came in for an invoice, and what of it is still here. */
export async function sumsOf(trx: Database, invoiceId: number): Promise<{ received: Santim; kept: Santim }> {
  return trx
    .selectFrom('ledger')
    .select(sql<Santim>`coalesce(sum(amount) filter (where kind = 'payment'), 0)::bigint`.as('received'))
    .select(sql<Santim>`coalesce(sum(amount), 0)::bigint`.as('kept'))
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirstOrThrow();
}
