import { localizedPath } from '@awaj/domain/navigation';
import { defaultPlanId } from '@awaj/domain/plan';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../http/errors.ts';
import type { Language } from '../../../http/language.ts';
import { isInvoiceOf, type Payer } from '../../identity/subscription-state.ts';
import { lockUser } from '../../identity/users.ts';
import { isPaid, withdrawLate } from '../invoices/invoices.repository.ts';
import type { Invoices } from '../invoices/invoices.service.ts';
import { refuseBeyondOneYear } from '../subscriptions/subscriptions.ts';
import type { Checkouts } from './checkouts.ts';
import type { PaymentProvider } from './payment-provider.ts';

interface Dependencies {
  db: Database;
  now: () => Date;
  invoices: Invoices;
  checkouts: Checkouts;
  webUrl: string;
}

interface Payable {
  id: number;
  planId: number | null;
  documentId: number | null;
}

export interface PaymentRequest extends Payer {
  /** Without it, the newest unpaid invoice for a plan. */
  invoiceId?: number | undefined;
  /** The plan of a new invoice when none is unpaid. */
  planId?: number | undefined;
  /** The plan to pay for. An unpaid invoice for a different plan is withdrawn. */
  chosenPlanId?: number | undefined;
  /** The language of the page that the payer returns to. */
  language: Language;
}

export function createPaymentUrls({ db, now, invoices, checkouts, webUrl }: Dependencies) {
  const invoicesOf = (trx: Database, payer: Payer) =>
    trx
      .selectFrom('invoices')
      .select(['id', 'plan_id as planId', 'bid_document_id as documentId', 'paid_at', 'refunded_at'])
      .where(isInvoiceOf(payer))
      .where((eb) => eb.or([eb('withdrawn_at', 'is', null), eb('paid_at', 'is not', null)]));

  async function named(trx: Database, payer: Payer, id: number): Promise<Payable> {
    const invoice = await invoicesOf(trx, payer).where('id', '=', id).executeTakeFirst();
    if (!invoice) throw new AppError('notFound');
    if (isPaid(invoice)) throw new AppError('alreadyPaid');
    if (invoice.refunded_at !== null) throw new AppError('invoiceRefunded');
    return invoice;
  }

  async function newestOrNew(trx: Database, request: PaymentRequest): Promise<Payable> {
    const { chosenPlanId, planId = chosenPlanId ?? defaultPlanId, ...payer } = request;
    const unpaid = invoicesOf(trx, payer).where('plan_id', 'is not', null).where('paid_at', 'is', null);
    const newest = await unpaid.orderBy('id', 'desc').executeTakeFirst();
    if (newest && (chosenPlanId === undefined || newest.planId === chosenPlanId)) return newest;
    // A session from a campaign link may pay only for the offer of that link.
    if ((payer.onlyLinkId ?? null) !== null) throw new AppError('unverifiedSession');
    const { userId } = payer;
    // Checked before anything is written, so that a refused payment leaves no invoice.
    await refuseBeyondOneYear(trx, userId, planId, now());
    if (newest) await invoices.withdraw(trx, newest.id);
    const { id } = await invoices.open(trx, { userId, planId });
    return { id, planId, documentId: null };
  }

  const choose = (request: PaymentRequest): Promise<Payable> =>
    db.transaction().execute(async (trx) => {
      const { userId, invoiceId } = request;
      await lockUser(trx, userId);
      await withdrawLate(trx, now());
      const invoice = invoiceId === undefined ? await newestOrNew(trx, request) : await named(trx, request, invoiceId);
      if (invoice.planId !== null) await refuseBeyondOneYear(trx, userId, invoice.planId, now());
      return invoice;
    });

  const returnUrlOf = ({ id, documentId }: Payable, language: Language): string =>
    webUrl +
    localizedPath(documentId === null ? `/payments/${id}` : `/docpurchaseconfirmation/${documentId}`, language);

  return async function paymentUrl(request: PaymentRequest, provider: PaymentProvider): Promise<string> {
    const invoice = await choose(request);
    return checkouts.urlFor(invoice.id, provider, returnUrlOf(invoice, request.language));
  };
}
