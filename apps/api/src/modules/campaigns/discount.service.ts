import type { DiscountOffer } from '@awaj/api-client/schema';
import { discountLinkState, timeLeft } from '@awaj/domain/campaign-link';
import { type Santim, toBirr } from '@awaj/domain/money';
import type { PricedPlan } from '@awaj/domain/plan';
import type { Database } from '../../database/database.ts';
import { AppError, refusedFields } from '../../http/errors.ts';
import type { Language } from '../../http/language.ts';
import type { Invoices } from '../billing/invoices/invoices.service.ts';
import { currentPlans } from '../billing/invoices/plan-prices.ts';
import type { Payments } from '../billing/payments/payments.ts';
import { openSession } from '../identity/sessions.ts';
import { guestOf } from './guest.ts';
import {
  discountsOf,
  findUnpaidInvoice,
  type LinkRow,
  lockLink,
  paidAt,
  renewed,
  updateLink,
} from './links.repository.ts';

interface Dependencies {
  db: Database;
  now: () => Date;
  invoices: Invoices;
  payments: Payments;
}

export function createDiscountService({ db, now, invoices, payments }: Dependencies) {
  /** The link, if it can be used now. */
  async function openLink(trx: Database, id: string): Promise<LinkRow> {
    const found = await lockLink(trx, 'discount', id);
    if (!found) throw new AppError('linkGone');
    const link = { expiresAt: found.expires_at, usedAt: await paidAt(trx, found) };
    return discountLinkState(link, now()) === 'open' ? found : renewed(trx, found, now());
  }

  /** Without plans whose price is not above the discount. */
  async function offersOf(trx: Database, link: LinkRow): Promise<(PricedPlan & { discount: Santim })[]> {
    const plans = await currentPlans(trx, now());
    return (await discountsOf(trx, link.id)).flatMap(({ plan_id, discount }) => {
      const plan = plans.find(({ id, price }) => id === plan_id && price > discount);
      return plan ? [{ ...plan, discount }] : [];
    });
  }

  /** At most one unpaid invoice for each link: choosing another plan replaces it. */
  async function invoiceFor(trx: Database, link: LinkRow, userId: number, planId: number): Promise<number> {
    const offered = (await offersOf(trx, link)).find(({ id }) => id === planId);
    if (!offered) throw refusedFields({ plan_id: 'planNotOffered' });
    const before = await findUnpaidInvoice(trx, { ...link, user_id: userId });
    if (before?.plan_id === planId) return before.id;
    if (before) await invoices.withdraw(trx, before.id);
    const order = { userId, planId, discount: offered.discount, campaignLinkId: link.id };
    return (await invoices.open(trx, order)).id;
  }

  const take = (
    id: string,
    planId: number,
    language: Language,
  ): Promise<{ userId: number; invoiceId: number; linkId: number }> =>
    db.transaction().execute(async (trx) => {
      const link = await openLink(trx, id);
      const userId = link.user_id ?? (await guestOf(trx, link, { at: now(), language }));
      await updateLink(trx, link.id, { user_id: userId });
      return { userId, linkId: link.id, invoiceId: await invoiceFor(trx, link, userId, planId) };
    });

  return {
    offerOf: (id: string): Promise<DiscountOffer> =>
      db.transaction().execute(async (trx) => {
        const link = await openLink(trx, id);
        const plans = (await offersOf(trx, link)).map(({ id: planId, name, price, discount }) => ({
          id: planId,
          name,
          price: toBirr(price),
          discount: toBirr(discount),
        }));
        return { time_left: timeLeft({ expiresAt: link.expires_at }, now()), plans };
      }),

    /** Creates the invoice, logs the payer in and returns the payment page. */
    async start(id: string, planId: number, language: Language): Promise<{ token: string; pay_url: string }> {
      const { userId, invoiceId, linkId } = await take(id, planId, language);
      const pay_url = await payments.urlFor({ userId, invoiceId, language });
      return { token: await openSession(db, { userId, purpose: 'campaign', at: now(), linkId }), pay_url };
    },
  };
}
