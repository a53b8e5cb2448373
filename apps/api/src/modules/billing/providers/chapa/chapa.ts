import { type Santim, toDecimal } from '@awaj/domain/money';
import { ProviderError } from '../../../../http/errors.ts';
import { askProvider, type ProviderAnswer } from '../../../../http/http-client.ts';
import { type ChapaMode, type ChapaReport, parseReport } from './report.ts';

interface Settings {
  url: string;
  secretKey: string;
  checkoutHosts: readonly string[];
}

/** A payment to ask for, with a reference of ours that is unique. */
export interface ChapaRequest {
  txRef: string;
  amount: Santim;
  /** What the payment page shows as its purpose. */
  description: string;
  returnUrl: string;
  payer: { firstName: string; lastName: string; localPhone: string | null };
}

/** The part of the Chapa API that we use. It throws `ProviderError` on an answer outside its protocol. */
export interface Chapa {
  /** Whether the key moves real money. */
  mode: ChapaMode;
  /** Opens a payment page and returns its address; null when the reference was already used. */
  initialize(request: ChapaRequest): Promise<string | null>;
  /** The report on a payment; null while nothing is paid. */
  verify(txRef: string): Promise<ChapaReport | null>;
  /** Closes the payment page. */
  cancel(txRef: string): Promise<void>;
}

const name = 'chapa';
const merchant = 'Awaj';

interface Body {
  status?: unknown;
  message?: unknown;
  data?: unknown;
}

const bodyOf = ({ body }: ProviderAnswer): Body => (typeof body === 'object' && body !== null ? body : {});

/** A message of Chapa is a text, or an object with texts for each field. */
const says = ({ message }: Body, words: RegExp): boolean => words.test(JSON.stringify(message ?? ''));

/** The payment page accepts letters, digits and a few marks. */
const plain = (text: string): string => text.replace(/[^A-Za-z0-9\-_ .]/g, ' ').trim();

export function createChapa({ url, secretKey, checkoutHosts }: Settings): Chapa {
  const headers = { Authorization: `Bearer ${secretKey}` };

  /** The address of the payment page. It has to be on Chapa's own site. */
  function checkoutUrlOf({ data }: Body): string {
    const address = String((data as { checkout_url?: unknown } | null)?.checkout_url);
    if (!URL.canParse(address)) throw new ProviderError(name, 'gave no address to pay at');
    const { protocol, host, hostname } = new URL(address);
    const isSafe = protocol === 'https:' || (protocol === 'http:' && hostname === '127.0.0.1');
    if (!isSafe || !checkoutHosts.includes(host)) throw new ProviderError(name, 'gave an address of somebody else');
    return address;
  }

  return {
    mode: secretKey.startsWith('CHASECK_TEST-') ? 'test' : 'live',

    async initialize({ txRef, amount, description, returnUrl, payer }) {
      // No email, because Chapa refuses unusual ones, and then nothing can be paid.
      const json = {
        amount: toDecimal(amount),
        currency: 'ETB',
        tx_ref: txRef,
        first_name: payer.firstName,
        last_name: payer.lastName,
        ...(payer.localPhone && { phone_number: payer.localPhone }),
        return_url: returnUrl,
        customization: { title: merchant, description: plain(description) },
      };
      const answer = await askProvider(name, `${url}/transaction/initialize`, { headers, json });
      const body = bodyOf(answer);
      if (answer.status === 200 && body.status === 'success') return checkoutUrlOf(body);
      if (says(body, /used before/i)) return null;
      throw new ProviderError(name, `refused a payment with ${answer.status}`);
    },

    async verify(txRef) {
      const answer = await askProvider(name, `${url}/transaction/verify/${encodeURIComponent(txRef)}`, { headers });
      // The payment is unknown or not paid yet; both mean unpaid.
      if (answer.status === 404) return null;
      const report = answer.status === 200 ? parseReport(bodyOf(answer).data) : null;
      if (!report) throw new ProviderError(name, `does not tell how a payment stands: ${answer.status}`);
      return report;
    },

    async cancel(txRef) {
      const path = `${url}/transaction/cancel/${encodeURIComponent(txRef)}`;
      // The answer does not matter: a known page is closed after this call.
      await askProvider(name, path, { headers, method: 'PUT' });
    },
  };
}
