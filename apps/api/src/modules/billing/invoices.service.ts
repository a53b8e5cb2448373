import type { RegistrationReceipt } from '@awaj/api-client/schema';
import { dateInAddis } from '@awaj/domain/ethiopian-calendar';
import { findPlan } from '@awaj/domain/plan';
import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import { refusedFields } from '../../platform/errors.ts';

export interface PlanOrder {
  userId: number;
  planId: number;
  /** What a campaign link takes off, in santim. */
  discount?: number;
  campaignLinkId?: number;
}

export interface OpenedInvoice {
  id: number;
  invoiceNumber: string;
  /** Santim. */
  amount: number;
}

const digits = 6;

/** AWJ-2026-000311: the year in Addis Ababa, and a count that never begins anew. */
async function nextNumber(db: Database, at: Date): Promise<string> {
  const { rows } = await sql<{ count: number }>`select nextval('invoice_numbers') as count`.execute(db);
  return `AWJ-${dateInAddis(at).slice(0, 4)}-${String(rows[0]?.count).padStart(digits, '0')}`;
}

export function createInvoices({ db, now }: { db: Database; now: () => Date }) {
  return {
    /** Asks a user to pay for a plan. The price is ours; nothing that a client sends changes it. */
    async open(trx: Database, order: PlanOrder): Promise<OpenedInvoice> {
      const plan = findPlan(order.planId);
      if (!plan) throw refusedFields({ plan_id: 'planUnknown' });
      const at = now();
      return trx
        .insertInto('invoices')
        .values({
          invoice_number: await nextNumber(trx, at),
          user_id: order.userId,
          plan_id: plan.id,
          campaign_link_id: order.campaignLinkId ?? null,
          amount: plan.price - (order.discount ?? 0),
          created_at: at,
        })
        .returning(['id', 'invoice_number as invoiceNumber', 'amount'])
        .executeTakeFirstOrThrow();
    },

    /** The accounts that take bank transfers. */
    banks: (): Promise<RegistrationReceipt['banks']> => db.selectFrom('banks').selectAll().orderBy('id').execute(),
  };
}
