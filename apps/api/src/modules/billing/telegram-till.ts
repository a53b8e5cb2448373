import { hourMs } from '@awaj/domain/duration';
import { subscriptionDescription } from '@awaj/domain/invoice';
import { toBirr } from '@awaj/domain/money';
import { findPlan } from '@awaj/domain/plan';
import type { Database } from '../../database/database.ts';
import { ProviderError } from '../../http/provider-error.ts';
import type { InvoiceLinks } from './providers/telegram/invoice-links.ts';
import type { Currency, Till } from './till.ts';

interface Dependencies {
  db: Database;
  links: InvoiceLinks;
  currency: Currency;
  starsPerBirr: number;
}

/** Its links do not expire; a new one is made after this, in case the price has changed. */
const lifeMs = hourMs;
const longestTitle = 32;

/** Payment inside Telegram. How it went comes as an event to the bot; there is nobody to ask. */
export function createTelegramTill({ db, links, currency, starsPerBirr }: Dependencies): Till {
  return {
    provider: 'telegram',
    lifeMs,
    canBeAsked: false,
    priceOf: (amount) =>
      currency === 'ETB'
        ? { amount, currency }
        : { amount: Math.max(1, Math.round(toBirr(amount) * starsPerBirr)), currency },

    async open({ txRef, invoiceId, amount, currency: asked }) {
      const invoice = await db
        .selectFrom('invoices')
        .leftJoin('bid_documents', 'bid_documents.id', 'invoices.bid_document_id')
        .select(['invoice_number', 'plan_id', 'bid_documents.title'])
        .where('invoices.id', '=', invoiceId)
        .executeTakeFirst();
      if (!invoice) throw new ProviderError('telegram', 'has no invoice to open');
      const plan = findPlan(invoice.plan_id ?? 0);
      const title = (plan ? subscriptionDescription(plan.name) : (invoice.title ?? '')).slice(0, longestTitle);
      return links.open({ title, description: invoice.invoice_number, payload: txRef, currency: asked, amount });
    },

    async retire() {},
  };
}
