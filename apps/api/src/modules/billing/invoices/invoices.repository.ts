import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { isInvoiceOf, type Payer } from '../../identity/subscription-state.ts';
import { lockUser } from '../../identity/users.ts';

export interface InvoiceRow {
  id: number;
  invoice_number: string;
  plan_id: number | null;
  bid_document_id: number | null;
  document_title: string | null;
  payment_method_id: number | null;
  payment_method: string | null;
  created_at: Date;
  /** Santim. */
  amount: number;
  paid_at: Date | null;
  refunded_at: Date | null;
  /** The provider references of its payments, oldest first. */
  payment_reference: string | null;
  starts_at: Date | null;
  ends_at: Date | null;
}

/** An invoice that was refunded does not count as paid. */
export const isPaid = ({ paid_at, refunded_at }: Pick<InvoiceRow, 'paid_at' | 'refunded_at'>): boolean =>
  paid_at !== null && refunded_at === null;

const paymentReference = sql<string | null>`(
  select string_agg(reference, ', ' order by id) from ledger where invoice_id = invoices.id and kind = 'payment')`;

const invoiceRows = (db: Database) =>
  db
    .selectFrom('invoices')
    .leftJoin('payment_methods', 'payment_methods.id', 'payment_method_id')
    .leftJoin('bid_documents', 'bid_documents.id', 'bid_document_id')
    .leftJoin('subscriptions', 'subscriptions.invoice_id', 'invoices.id')
    .select(['invoices.id', 'invoice_number', 'invoices.plan_id'])
    .select(['bid_document_id', 'bid_documents.title as document_title'])
    .select(['payment_method_id', 'payment_methods.name as payment_method'])
    .select(['invoices.created_at', 'amount', 'paid_at', 'refunded_at', 'starts_at', 'ends_at'])
    .select(paymentReference.as('payment_reference'))
    // A replaced invoice is shown only if it was paid after all.
    .where((eb) => eb.or([eb('withdrawn_at', 'is', null), eb('paid_at', 'is not', null)]));

/** Newest first. */
export const invoicesOf = (db: Database, payer: Payer): Promise<InvoiceRow[]> =>
  invoiceRows(db).where(isInvoiceOf(payer)).orderBy('invoices.id', 'desc').execute();

export const findInvoice = (db: Database, payer: Payer, id: number): Promise<InvoiceRow | undefined> =>
  invoiceRows(db).where(isInvoiceOf(payer)).where('invoices.id', '=', id).executeTakeFirst();

export const lockInvoice = (trx: Database, id: number) =>
  trx.selectFrom('invoices').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

/** Every caller locks the user before the invoice, so that no deadlock is possible. */
export async function lockWithOwner(trx: Database, invoiceId: number): Promise<LockedInvoice> {
  const owner = await trx.selectFrom('invoices').select('user_id').where('id', '=', invoiceId).executeTakeFirst();
  if (typeof owner?.user_id === 'number') await lockUser(trx, owner.user_id);
  return lockInvoice(trx, invoiceId);
}

/** People know an invoice by its number. */
export async function lockByNumber(trx: Database, invoiceNumber: string): Promise<LockedInvoice | null> {
  const invoices = trx.selectFrom('invoices').select('id').where('invoice_number', '=', invoiceNumber);
  const found = await invoices.executeTakeFirst();
  return found ? lockWithOwner(trx, found.id) : null;
}

export type LockedInvoice = Awaited<ReturnType<typeof lockInvoice>>;

/** Withdraws unpaid invoices whose discount link has ended. */
export async function withdrawLate(db: Database, now: Date): Promise<void> {
  const late = db.selectFrom('campaign_links').select('id').where('expires_at', '<=', now);
  await db
    .updateTable('invoices')
    .set({ withdrawn_at: now })
    .where('paid_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('campaign_link_id', 'in', late)
    .execute();
}
