import type { Api } from 'grammy';
import { toFailure } from '../../../notifications/transports/bot-api.ts';

export interface InvoiceLink {
  /** 1 to 32 characters. */
  title: string;
  description: string;
  /** Our reference, which comes back with the payment. */
  payload: string;
  currency: 'ETB' | 'XTR';
  /** In the smallest unit of the currency; Stars have no smaller one. */
  amount: number;
}

/** Makes links that open a payment inside Telegram. Paying with Stars needs no token of a payment provider. */
export const createInvoiceLinks = (api: Pick<Api, 'createInvoiceLink'>, providerToken: string) => ({
  async open({ title, description, payload, currency, amount }: InvoiceLink): Promise<string> {
    const token = currency === 'XTR' ? '' : providerToken;
    try {
      return await api.createInvoiceLink(title, description, payload, token, currency, [{ label: title, amount }]);
    } catch (error) {
      throw toFailure(error);
    }
  },
});

export type InvoiceLinks = ReturnType<typeof createInvoiceLinks>;
