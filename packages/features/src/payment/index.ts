export { createPaymentMutations, type PaymentWish } from './payment.mutations.ts';
