import type { DocumentOrderForm } from '@awaj/api-client/schema';
import { type OrderProblems, parseOrder } from '@awaj/domain/bid-document';
import { parseBirr, type Santim } from '@awaj/domain/money';
import type { Database } from '../../database/database.ts';
import { AppError, refusedFields } from '../../http/errors.ts';
import type { Language } from '../../http/language.ts';
import type { Invoices } from '../billing/invoices/invoices.service.ts';
import type { Payments } from '../billing/payments/payments.ts';
import { lockUser } from '../identity/users.ts';
import { type DocumentRow, findDocument } from './documents.repository.ts';
import { findUnpaidOrder, insertOrder, updateOrder } from './orders.repository.ts';

interface Buyer {
  userId: number;
  language: Language;
}

interface Dependencies {
  db: Database;
  now: () => Date;
  invoices: Invoices;
  payments: Payments;
}

function toRefusal({ firstName, lastName, email, phone }: OrderProblems): AppError {
  return refusedFields({
    ...(firstName && { first_name: firstName }),
    ...(lastName && { last_name: lastName }),
    ...(email && { email: email === 'empty' ? 'empty' : 'emailInvalid' }),
    ...(phone && { phone: phone === 'empty' ? 'empty' : 'phoneInvalid' }),
  });
}

const optional = (text: string | undefined): string | null => text?.trim() || null;

/** The form as stored. Its price is what the buyer was shown, and is never charged. */
function parseForm(form: DocumentOrderForm, price: Santim) {
  const parsed = parseOrder({ ...form, firstName: form.first_name, lastName: form.last_name });
  if (!parsed.ok) throw toRefusal(parsed.error);
  const shown = form.price === undefined ? null : parseBirr(form.price);
  if (shown !== null && !(shown.ok && shown.value === price)) throw refusedFields({ price: 'priceDiffers' });
  const { firstName, lastName, email, phone } = parsed.value;
  return {
    first_name: firstName,
    last_name: lastName,
    email,
    phone,
    tin: optional(form.TIN),
    vat_number: optional(form.VAT_number),
    company_name: optional(form.company_name),
    address: optional(form.address),
    price,
  };
}

export function createOrdersService({ db, now, invoices, payments }: Dependencies) {
  async function buyable(trx: Database, userId: number, documentId: number): Promise<DocumentRow> {
    const document = await findDocument(trx, documentId, userId);
    if (!document) throw new AppError('notFound');
    if (document.price === 0) throw new AppError('documentFree');
    if (document.is_purchased) throw new AppError('documentOwned');
    return document;
  }

  /**
   * At most one unpaid order for each user and document: ordering again changes it, and an invoice with another price
   * is withdrawn.
   */
  const place = (userId: number, documentId: number, form: DocumentOrderForm): Promise<number> =>
    db.transaction().execute(async (trx) => {
      await lockUser(trx, userId);
      const { price } = await buyable(trx, userId, documentId);
      const values = { ...parseForm(form, price), user_id: userId, bid_document_id: documentId, updated_at: now() };
      const before = await findUnpaidOrder(trx, userId, documentId);
      if (before && before.price !== price) await invoices.withdraw(trx, before.invoice_id);
      const invoice =
        before?.price === price
          ? { id: before.invoice_id }
          : await invoices.openForDocument(trx, { userId, documentId, price });
      const row = { ...values, invoice_id: invoice.id };
      await (before ? updateOrder(trx, before.id, row) : insertOrder(trx, row));
      return invoice.id;
    });

  /** Orders a document and returns the payment page. */
  return async function order(buyer: Buyer, documentId: number, form: DocumentOrderForm): Promise<string> {
    const { userId, language } = buyer;
    const invoiceId = await place(userId, documentId, form);
    return payments.urlFor({ userId, invoiceId, language });
  };
}
