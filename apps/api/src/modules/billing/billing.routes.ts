import { toBirr } from '@awaj/domain/money';
import { translatePlanName } from '@awaj/domain/plan';
import { languages } from '@awaj/i18n/server';
import type { Database } from '../../database/database.ts';
import { cached } from '../../http/contract-routes.ts';
import type { Language } from '../../http/language.ts';
import { type Caller, onlyLinkOf, type Routes, requireUser } from '../identity/caller.ts';
import { type Payer, subscriptionStateOf } from '../identity/subscription-state.ts';
import { toInvoiceDto } from './invoices/invoices.mapper.ts';
import { invoicesOf } from './invoices/invoices.repository.ts';
import type { Invoices } from './invoices/invoices.service.ts';
import { currentPlans } from './invoices/plan-prices.ts';
import type { Payments } from './payments/payments.ts';

interface Dependencies {
  db: Database;
  reads: Database;
  now: () => Date;
  invoices: Invoices;
  payments: Payments;
}

function payerOf(caller: Caller): Payer {
  const user = requireUser(caller);
  return { userId: user.userId, onlyLinkId: onlyLinkOf(user) };
}

export function billingRoutes(routes: Routes, { db, reads, now, invoices, payments }: Dependencies): void {
  async function listPlans({ language }: { language: Language }) {
    const { planWords } = languages[language];
    const plans = await currentPlans(reads, now());
    return plans.map(({ id, name, price }) => ({
      id,
      name: planWords === null ? name : translatePlanName(name, planWords),
      price: toBirr(price),
    }));
  }

  routes('listPlans', listPlans, cached);

  routes('listInvoices', async ({ caller }) => {
    const payer = payerOf(caller);
    const { latestPlan, isActive, activeUntil } = await subscriptionStateOf(db, payer, now());
    const rows = await invoicesOf(db, payer);
    return {
      latest_plan: latestPlan,
      latest_plan_status: isActive ? 1 : 0,
      active_until: activeUntil?.toISOString() ?? null,
      invoices: rows.map(toInvoiceDto),
    };
  });

  routes('getInvoice', async ({ caller, params }) => ({
    invoice: await invoices.read(payerOf(caller), params.invoiceId),
  }));

  routes('createPaymentUrl', async ({ caller, query, language }) => ({
    url: await payments.urlFor({
      ...payerOf(caller),
      invoiceId: query.invoice_id,
      planId: query.plan_id,
      language,
    }),
  }));
}
