import { userOf } from '../../platform/caller.ts';
import type { Routes } from '../../platform/contract-routes.ts';
import type { Database } from '../../platform/database.ts';
import { standingOf } from '../../platform/standing.ts';
import { toInvoiceDto } from './invoices.mapper.ts';
import { invoicesOf } from './invoices.repository.ts';
import type { Invoices } from './invoices.service.ts';
import type { Payments } from './payments.ts';

interface Dependencies {
  db: Database;
  now: () => Date;
  invoices: Invoices;
  payments: Payments;
}

export function billingRoutes(routes: Routes, { db, now, invoices, payments }: Dependencies): void {
  routes('listInvoices', async ({ caller }) => {
    const { userId } = userOf(caller);
    const { latestPlan, isActive } = await standingOf(db, userId, now());
    const rows = await invoicesOf(db, userId);
    return { latest_plan: latestPlan, latest_plan_status: isActive ? 1 : 0, invoices: rows.map(toInvoiceDto) };
  });

  routes('getInvoice', async ({ caller, params }) => ({
    invoice: await invoices.read(userOf(caller).userId, params.invoiceId),
  }));

  routes('createPaymentUrl', async ({ caller, query, language }) => ({
    url: await payments.urlFor({
      userId: userOf(caller).userId,
      invoiceId: query.invoice_id,
      planId: query.plan_id,
      language,
    }),
  }));
}
