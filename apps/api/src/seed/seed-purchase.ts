import type { DemoAccount, DemoPurchase } from '@awaj/demo-data/accounts';
import { dayMs } from '@awaj/domain/duration';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { createInvoices } from '../modules/billing/invoices/invoices.service.ts';
import { createSettlement } from '../modules/billing/settlement/settlement.ts';

type Buyer = DemoAccount & { userId: number };

async function orderDocument(trx: Transaction<Schema>, buyer: Buyer, documentId: number, at: Date) {
  const { price } = await trx
    .selectFrom('bid_documents')
    .select('price')
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow();
  const { userId } = buyer;
  const invoice = await createInvoices({ db: trx, now: () => at }).openForDocument(trx, { userId, documentId, price });
  const order = {
    user_id: userId,
    bid_document_id: documentId,
    invoice_id: invoice.id,
    first_name: buyer.firstName,
    last_name: buyer.lastName,
    tin: '0012345678',
    company_name: buyer.company,
    email: buyer.email,
    phone: buyer.phone,
    address: 'Bole, Addis Ababa',
    price,
    updated_at: at,
  };
  await trx.insertInto('document_orders').values(order).execute();
  return invoice;
}

/** Bought like any purchase: an invoice, a payment in the ledger, and what follows from it. */
export async function seedPurchase(
  trx: Transaction<Schema>,
  buyer: Buyer,
  purchase: DemoPurchase,
  now: Date,
): Promise<void> {
  const { userId } = buyer;
  const at = new Date(now.getTime() - purchase.daysAgo * dayMs);
  const { id, invoiceNumber, amount } =
    'planId' in purchase
      ? await createInvoices({ db: trx, now: () => at }).open(trx, { userId, planId: purchase.planId })
      : await orderDocument(trx, buyer, purchase.documentId, at);
  if (!purchase.isPaid) return;
  const payment = { provider: 'chapa', reference: `DEMO-${invoiceNumber}`, txRef: null, method: 'telebirr' } as const;
  await createSettlement({ now: () => at, messages: null }).pay(trx, { ...payment, invoiceId: id, amount });
}
