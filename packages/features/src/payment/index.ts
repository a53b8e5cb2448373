export { createPaymentMutations, type PaymentWish } from './payment.mutations.ts';
export { toPaymentPage, UntrustedPageError } from './payment-page.ts';
