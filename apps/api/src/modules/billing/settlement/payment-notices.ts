import type { Database } from '../../../database/database.ts';
import { findProvenAddress } from '../../identity/proven-address.ts';
import type { Outbox, PaymentMessage, Receipt } from '../../notifications/notification.ts';
import type { LockedInvoice } from '../invoices/invoices.repository.ts';

/** An invoice with the person to notify. */
interface PayersInvoice {
  id: number;
  invoice_number: string;
  user_id: number | null;
}

type AboutInvoice<M> = M extends unknown ? Omit<M, 'invoiceId' | 'invoiceNumber'> : never;

/** Notifies the owner of an invoice, once for each movement or event of that name. */
export async function notifyPayer(
  trx: Database,
  messages: Outbox,
  { id: invoiceId, invoice_number: invoiceNumber, user_id: userId }: PayersInvoice,
  { about, ...message }: AboutInvoice<PaymentMessage> & { about: string },
): Promise<void> {
  const payer = userId === null ? undefined : await findProvenAddress(trx, userId);
  if (userId === null || !payer) return;
  const event = `${message.template} ${about}`;
  await messages.announce(trx, { userId, ...payer, event, message: { ...message, invoiceId, invoiceNumber } });
}

/** The number of plans that somebody has paid for, including this one. */
const countPurchases = (trx: Database, userId: number) =>
  trx
    .selectFrom('subscriptions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('invoice_id', 'is not', null)
    .executeTakeFirstOrThrow();

const findDocument = (trx: Database, id: number) =>
  trx.selectFrom('bid_documents').select(['id as documentId', 'title']).where('id', '=', id).executeTakeFirstOrThrow();

/** Sends the receipt of an invoice that was just paid; `activeUntil` is null for a document. */
export async function sendReceipt(
  trx: Database,
  messages: Outbox,
  invoice: LockedInvoice,
  { activeUntil, about }: { activeUntil: Date | null; about: string },
): Promise<void> {
  const { amount, plan_id, bid_document_id, user_id: userId } = invoice;
  if (userId === null) return;
  const buyers = trx.selectFrom('users').select(['first_name', 'last_name', 'company_name', 'tin', 'address']);
  const user = await buyers.where('id', '=', userId).executeTakeFirstOrThrow();
  const buyer = {
    name: `${user.first_name} ${user.last_name}`.trim(),
    companyName: user.company_name,
    tin: user.tin,
    address: user.address,
  };
  const item: Receipt['item'] =
    plan_id !== null && activeUntil !== null
      ? { kind: 'plan', planId: plan_id, activeUntil }
      : { kind: 'document', ...(await findDocument(trx, bid_document_id ?? 0)) };
  const isFirst = item.kind === 'plan' && Number((await countPurchases(trx, userId)).count) === 1;
  await notifyPayer(trx, messages, invoice, { template: 'paymentReceived', amount, item, buyer, isFirst, about });
}

/** Tells the payer that a payment failed, once for each invoice, however often they try. */
export async function notifyOfFailure(db: Database, messages: Outbox, txRef: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const invoice = await trx
      .selectFrom('checkouts')
      .innerJoin('invoices', 'invoices.id', 'invoice_id')
      .select(['invoices.id', 'invoice_number', 'user_id', 'invoices.amount', 'paid_at'])
      .where('tx_ref', '=', txRef)
      .executeTakeFirst();
    if (!invoice || invoice.paid_at !== null) return;
    const { amount, invoice_number: about } = invoice;
    await notifyPayer(trx, messages, invoice, { template: 'paymentFailed', amount, about });
  });
}
