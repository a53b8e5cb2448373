import type { Invoice, RegistrationReceipt } from '@awaj/api-client/schema';
import { dateInAddis } from '@awaj/domain/ethiopian-calendar';
import type { Santim } from '@awaj/domain/money';
import { type Insertable, type NotNull, sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Schema } from '../../../database/schema.ts';
import { AppError, refusedFields } from '../../../http/errors.ts';
import type { Language } from '../../../http/language.ts';
import type { Payer } from '../../identity/subscription-state.ts';
import { bankNameIn } from './bank-accounts.ts';
import { toInvoiceDto } from './invoices.mapper.ts';
import { findInvoice } from './invoices.repository.ts';
import { findCurrentPlan } from './plan-prices.ts';

export interface PlanOrder {
  userId: number;
  planId: number;
  /** The discount of a campaign link. */
  discount?: Santim;
  campaignLinkId?: number;
}

export interface DocumentPurchase {
  userId: number;
  documentId: number;
  price: Santim;
}

export interface OpenedInvoice {
  id: number;
  invoiceNumber: string;
  amount: Santim;
}

const digits = 6;

/** AWJ-2026-000311: the year in Addis Ababa, and a count that never restarts. */
async function nextNumber(db: Database, at: Date): Promise<string> {
  const { rows } = await sql<{ count: number }>`select nextval('invoice_numbers') as count`.execute(db);
  return `AWJ-${dateInAddis(at).slice(0, 4)}-${String(rows[0]?.count).padStart(digits, '0')}`;
}

type Sold = Pick<
  Insertable<Schema['invoices']>,
  'user_id' | 'plan_id' | 'bid_document_id' | 'campaign_link_id' | 'amount'
>;

export function createInvoices({ db, now }: { db: Database; now: () => Date }) {
  async function insert(trx: Database, sold: Sold): Promise<OpenedInvoice> {
    const at = now();
    return trx
      .insertInto('invoices')
      .values({ ...sold, invoice_number: await nextNumber(trx, at), created_at: at })
      .returning(['id', 'invoice_number as invoiceNumber', 'amount'])
      .executeTakeFirstOrThrow();
  }

  return {
    /** Opens an invoice for a plan. The price comes from our tables, never from the client. */
    async open(trx: Database, { userId, planId, discount = 0, campaignLinkId }: PlanOrder): Promise<OpenedInvoice> {
      const plan = await findCurrentPlan(trx, planId, now());
      if (!plan) throw refusedFields({ plan_id: 'planUnknown' });
      return insert(trx, {
        user_id: userId,
        plan_id: plan.id,
        campaign_link_id: campaignLinkId ?? null,
        amount: plan.price - discount,
      });
    },

    /** The invoice that `open` created, while it is unpaid. */
    opened: (trx: Database, { userId, planId }: PlanOrder): Promise<OpenedInvoice | undefined> =>
      trx
        .selectFrom('invoices')
        .select(['id', 'invoice_number as invoiceNumber', 'amount'])
        .where('user_id', '=', userId)
        .where('plan_id', '=', planId)
        .where('paid_at', 'is', null)
        .where('withdrawn_at', 'is', null)
        .orderBy('id', 'desc')
        .executeTakeFirst(),

    openForDocument: (trx: Database, { userId, documentId, price }: DocumentPurchase): Promise<OpenedInvoice> =>
      insert(trx, { user_id: userId, bid_document_id: documentId, amount: price }),

    /** Withdraws an unpaid invoice. A payment that still comes for it counts. */
    async withdraw(trx: Database, invoiceId: number): Promise<void> {
      const at = now();
      await trx.updateTable('invoices').set({ withdrawn_at: at }).where('id', '=', invoiceId).execute();
      // The next reconciliation closes its payment page at the provider.
      const open = trx.updateTable('checkouts').set({ check_at: at }).where('closed_at', 'is', null);
      await open.where('invoice_id', '=', invoiceId).execute();
    },

    async read(payer: Payer, invoiceId: number): Promise<Invoice> {
      const row = await findInvoice(db, payer, invoiceId);
      if (!row) throw new AppError('notFound');
      return toInvoiceDto(row);
    },

    /** The accounts that take bank transfers. */
    async banks(language: Language): Promise<RegistrationReceipt['banks']> {
      const banks = await db
        .selectFrom('banks')
        .select(['id', 'bank_name', 'account_number', 'account_name'])
        .where('account_number', 'is not', null)
        .where('account_name', 'is not', null)
        .$narrowType<{ account_number: NotNull; account_name: NotNull }>()
        .orderBy('id')
        .execute();
      return banks.map((bank) => ({ ...bank, bank_name: bankNameIn(language, bank.bank_name) }));
    },
  };
}

export type Invoices = ReturnType<typeof createInvoices>;
