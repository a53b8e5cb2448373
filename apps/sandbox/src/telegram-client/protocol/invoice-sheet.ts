import { type Payload, readText } from './payload.ts';

export const paymentOutcomes = ['paid', 'failed', 'pending', 'cancelled'] as const;

export type PaymentOutcome = (typeof paymentOutcomes)[number];

/** The person's action on the sheet. `claimed`: does not pay, but the client says it was paid. */
export type PaymentAnswer = PaymentOutcome | 'claimed';

export interface InvoiceDetails {
  title: string;
  description: string;
  price: string;
}

/** What a person sees of an opened invoice. */
export type InvoiceSheet =
  | { slug: string; phase: 'loading' }
  | { slug: string; phase: 'asking' | 'paying'; details: InvoiceDetails };

/** The part of https://t.me/$… that names the invoice. */
export function readSlug(params: Payload): string | null {
  const slug = readText(params, 'slug');
  return slug !== null && /^[\w-]{1,64}$/.test(slug) ? slug : null;
}
