import { subscriptionDescription } from '@awaj/domain/invoice';
import type { Santim } from '@awaj/domain/money';
import { findPlan } from '@awaj/domain/plan';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';

interface State {
  paid_at: Date | null;
  refunded_at: Date | null;
  withdrawn_at: Date | null;
}

function stateOf({ paid_at, refunded_at, withdrawn_at }: State): 'paid' | 'refunded' | 'withdrawn' | 'unpaid' {
  if (paid_at) return refunded_at ? 'refunded' : 'paid';
  return withdrawn_at ? 'withdrawn' : 'unpaid';
}

/** All invoices of a user with the sum in the ledger, newest first, including those hidden from the user. */
export async function listInvoices(db: Database, userId: number) {
  const rows = await db
    .selectFrom('invoices')
    .leftJoin('bid_documents', 'bid_documents.id', 'bid_document_id')
    .leftJoin('payment_methods', 'payment_methods.id', 'payment_method_id')
    .select(['invoice_number as number', 'plan_id', 'title', 'amount', 'payment_methods.name as method'])
    .select(['created_at', 'paid_at', 'refunded_at', 'withdrawn_at'])
    .select(
      sql<Santim>`coalesce((select sum(l.amount) from ledger l where l.invoice_id = invoices.id), 0)::bigint`.as(
        'kept',
      ),
    )
    .where('user_id', '=', userId)
    .orderBy('invoices.id', 'desc')
    .execute();
  return rows.map((row) => ({
    number: row.number,
    for: row.title ?? subscriptionDescription(findPlan(row.plan_id ?? 0)?.name ?? ''),
    amount: row.amount,
    kept: row.kept,
    state: stateOf(row),
    method: row.method,
    made: row.created_at,
    paid: row.paid_at,
  }));
}
