import type { Fields } from '../fields.ts';

export const outcomes = ['success', 'failed', 'cancelled'] as const;

export type Outcome = (typeof outcomes)[number];

/** The wallets, as Chapa names them in its answers. */
export const methods = { telebirr: 'telebirr', cbebirr: 'CBE Birr', mpesa: 'M-Pesa', card: 'Card' } as const;

export type Method = keyof typeof methods;

export const isMethod = (name: unknown): name is Method => typeof name === 'string' && Object.hasOwn(methods, name);

/** The shop's request. */
export interface CheckoutOrder {
  txRef: string;
  /** A decimal text, as received. */
  amount: string;
  currency: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  returnUrl: string | null;
  title: string;
  description: string;
  meta: unknown;
}

/** One attempt to pay. */
export interface Payment {
  reference: string;
  outcome: Outcome;
  method: Method;
  amount: string;
  currency: string;
  mode: string;
  at: Date;
  refundedAt: Date | null;
}

export interface Checkout extends CheckoutOrder {
  id: string;
  createdAt: Date;
  isCancelled: boolean;
  payments: Payment[];
}

const openForMs = 3_600_000;
const mostTries = 10;

/** The payment that decides the checkout's state: the latest successful one, otherwise the latest attempt. */
export function decisivePayment({ payments }: Checkout): Payment | null {
  return payments.findLast(({ outcome }) => outcome === 'success') ?? payments.at(-1) ?? null;
}

export type CheckoutState = 'open' | 'paid' | 'expired';

export function stateOf(checkout: Checkout, now: Date): CheckoutState {
  if (checkout.payments.some(({ outcome }) => outcome === 'success')) return 'paid';
  const isOver = now.getTime() - checkout.createdAt.getTime() > openForMs || checkout.payments.length >= mostTries;
  return checkout.isCancelled || isOver ? 'expired' : 'open';
}

const feePercent = 3n;

/** Chapa's fee on an amount, as a decimal text. */
export function chargeOf(amount: string): string {
  const [birr = '0', fraction = ''] = amount.split('.');
  const santim = BigInt(birr) * 100n + BigInt(fraction.padEnd(2, '0'));
  const charge = (santim * feePercent + 50n) / 100n;
  return `${charge / 100n}.${String(charge % 100n).padStart(2, '0')}`;
}

/** Chapa's date format. */
export const stamp = (at: Date): string => at.toISOString().replace('Z', '000Z');

/** Fields of both answers and events. */
export function describePerson({ firstName, lastName, email }: CheckoutOrder): Fields {
  return { first_name: firstName, last_name: lastName, email };
}

/** The numbers that Chapa's test mode accepts; all others are declined. */
export const testNumbers: Readonly<Record<Method, readonly [string, ...string[]]>> = {
  telebirr: ['0900123456', '0900112233', '0900881111'],
  cbebirr: ['0900123456', '0900112233', '0900881111'],
  mpesa: ['0700123456', '0700112233', '0700881111'],
  card: ['4200000000000000', '5400000000000000'],
};

/** An empty field counts as the first test number. */
export function isTestNumber(method: Method, number: string): boolean {
  const digits = number.replace(/\D/g, '');
  return digits === '' || testNumbers[method].includes(digits);
}
