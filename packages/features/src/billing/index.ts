export { createBillingQueries } from './billing.queries.ts';
export { type Billing, type Invoice, unpaidPlanInvoice } from './billing.ts';
export { type PaymentPhase, paymentPhase } from './payment-check.ts';
