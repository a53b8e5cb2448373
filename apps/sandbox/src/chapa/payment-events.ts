import { createHmac } from 'node:crypto';
import type { DeliveryReport, EventSender } from '../events/event-sender.ts';
import { type Checkout, chargeOf, describePerson, type Payment, stamp } from './checkout.ts';

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');

/**
 * Both headers of an event. The first is the secret signed with itself, so it never changes and proves nothing; the
 * second signs the sent bytes.
 */
function signatureHeaders(payload: string, webhookSecret: string): Record<string, string> {
  return { 'chapa-signature': hmac(webhookSecret, webhookSecret), 'x-chapa-signature': hmac(webhookSecret, payload) };
}

/** `charge.failed/cancelled` is one name that contains a slash. */
const eventNames = {
  success: 'charge.success',
  failed: 'charge.failed/cancelled',
  cancelled: 'charge.failed/cancelled',
} as const;

/** A payment's status in answers and events. */
const statusOf = ({ outcome, refundedAt }: Payment): string => (refundedAt ? 'refunded' : outcome);

/** The event that Chapa posts to the shop. Amounts are decimal texts here, but numbers in answers. */
function eventBody(checkout: Checkout, payment: Payment): Record<string, unknown> {
  const { title, description, phone, txRef, meta } = checkout;
  return {
    event: payment.refundedAt ? 'charge.refunded' : eventNames[payment.outcome],
    ...describePerson(checkout),
    mobile: phone,
    currency: payment.currency,
    amount: Number(payment.amount).toFixed(2),
    charge: chargeOf(payment.amount),
    status: statusOf(payment),
    mode: payment.mode,
    reference: payment.reference,
    created_at: stamp(checkout.createdAt),
    updated_at: stamp(payment.refundedAt ?? payment.at),
    type: 'API',
    tx_ref: txRef,
    payment_method: payment.method,
    customization: { title, description, logo: null },
    meta,
  };
}

interface Destination {
  apiUrl: URL;
  webhookSecret: string;
}

export function sendPaymentEvent(
  events: EventSender,
  { checkout, payment }: { checkout: Checkout; payment: Payment },
  { apiUrl, webhookSecret }: Destination,
): Promise<DeliveryReport> {
  return events.send({
    provider: 'chapa',
    url: new URL('/webhooks/chapa', apiUrl).href,
    body: eventBody(checkout, payment),
    headersOf: (payload) => signatureHeaders(payload, webhookSecret),
    isTaken: (status) => status === 200,
  });
}

/** The answer to a status query. */
export function verification(checkout: Checkout, payment: Payment): Record<string, unknown> {
  const { title, description, txRef, meta } = checkout;
  return {
    ...describePerson(checkout),
    currency: payment.currency,
    amount: Number(payment.amount),
    charge: Number(chargeOf(payment.amount)),
    mode: payment.mode,
    method: payment.method,
    type: 'API',
    status: statusOf(payment),
    reference: payment.reference,
    tx_ref: txRef,
    customization: { title, description, logo: null },
    meta,
    created_at: stamp(checkout.createdAt),
    updated_at: stamp(payment.refundedAt ?? payment.at),
  };
}
