import { randomBytes } from 'node:crypto';
import type { Checkout, CheckoutOrder, Outcome, Payment } from './checkout.ts';

export interface PaymentDetails {
  outcome: Outcome;
  method: Payment['method'];
  /** The amount actually paid, if it differs. */
  amount?: string | null;
  currency?: string | null;
  mode?: string | null;
}

/** Every checkout. A reference can be used only once, whatever its result. */
export class CheckoutBook {
  readonly #byTxRef = new Map<string, Checkout>();
  readonly #now: () => Date;
  readonly #mode: string;

  constructor(now: () => Date, secretKey: string) {
    this.#now = now;
    this.#mode = secretKey.startsWith('CHASECK_TEST-') ? 'test' : 'live';
  }

  /** Null if the reference was used before. */
  open(order: CheckoutOrder): Checkout | null {
    if (this.#byTxRef.has(order.txRef)) return null;
    const id = randomBytes(18).toString('base64url');
    const checkout: Checkout = { ...order, id, createdAt: this.#now(), isCancelled: false, payments: [] };
    this.#byTxRef.set(order.txRef, checkout);
    return checkout;
  }

  find(txRef: string): Checkout | null {
    return this.#byTxRef.get(txRef) ?? null;
  }

  findById(id: string): Checkout | null {
    return this.list().find((checkout) => checkout.id === id) ?? null;
  }

  pay(checkout: Checkout, { outcome, method, amount, currency, mode }: PaymentDetails): Payment {
    const payment: Payment = {
      reference: `AP${randomBytes(5).toString('hex').toUpperCase()}`,
      outcome,
      method,
      amount: amount ?? checkout.amount,
      currency: currency ?? checkout.currency,
      mode: mode ?? this.#mode,
      at: this.#now(),
      refundedAt: null,
    };
    checkout.payments.push(payment);
    return payment;
  }

  refund(payment: Payment): void {
    payment.refundedAt = this.#now();
  }

  list(): Checkout[] {
    return [...this.#byTxRef.values()];
  }

  clear(): void {
    this.#byTxRef.clear();
  }
}
