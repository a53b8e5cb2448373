import type { Billing, Invoice } from './billing.ts';

/** What a checkout for a plan would lead to: as long as it is unpaid, no other plan can be bought. */
export const unpaidPlanInvoice = ({ invoices }: Pick<Billing, 'invoices'>): Invoice | null =>
  invoices.find(({ status, item }) => status === 'unpaid' && item.kind === 'plan') ?? null;
