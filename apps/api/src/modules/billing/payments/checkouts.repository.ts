import { subscriptionDescription } from '@awaj/domain/invoice';
import { findPlan } from '@awaj/domain/plan';
import type { Database } from '../../../database/database.ts';
import type { Checkout, CheckoutOrder } from './payment-provider.ts';

export const checkoutColumns = ['tx_ref as txRef', 'invoice_id as invoiceId', 'amount', 'currency', 'url'] as const;

export type FoundCheckout = Checkout & { provider: string };

export const findCheckout = (db: Database, txRef: string): Promise<FoundCheckout | undefined> =>
  db
    .selectFrom('checkouts')
    .select([...checkoutColumns, 'provider'])
    .where('tx_ref', '=', txRef)
    .executeTakeFirst();

/** A checkout with what its page shows about the invoice and the payer. */
export async function orderOf(db: Database, checkout: Checkout, returnUrl: string): Promise<CheckoutOrder> {
  const { invoice_number, plan_id, title, first_name, last_name, phone } = await db
    .selectFrom('invoices')
    .leftJoin('users', 'users.id', 'invoices.user_id')
    .leftJoin('bid_documents', 'bid_documents.id', 'invoices.bid_document_id')
    .select(['invoice_number', 'plan_id', 'title', 'first_name', 'last_name', 'phone'])
    .where('invoices.id', '=', checkout.invoiceId)
    .executeTakeFirstOrThrow();
  const plan = findPlan(plan_id ?? 0);
  return {
    ...checkout,
    invoiceNumber: invoice_number,
    title: plan ? subscriptionDescription(plan.name) : (title ?? ''),
    payer: { firstName: first_name ?? '', lastName: last_name ?? '', phone },
    returnUrl,
  };
}
