import { type Santim, toDecimal } from '@awaj/domain/money';
import { ProviderError } from '../../../../http/errors.ts';
import { askProvider, type ProviderAnswer } from '../../../../http/http-client.ts';
import { type ChapaMode, type ChapaReport, parseReport } from './report.ts';

interface Settings {
  url: string;
  secretKey: string;
  checkoutHosts: readonly string[];
}

/** What a person is asked to pay, under a reference of ours that no other payment has. */
export interface ChapaRequest {
  txRef: string;
  amount: Santim;
  /** What their page says it is for. */
  description: string;
  returnUrl: string;
  payer: { firstName: string; lastName: string; localPhone: string | null };
}

/** The payment provider, as far as we use it. It throws `ProviderError` where no answer of its protocol comes. */
export interface Chapa {
  /** Whether the key moves real money. */
  mode: ChapaMode;
  /** Opens a page to pay on, and gives its address; null when the reference has been used before. */
  initialize(request: ChapaRequest): Promise<string | null>;
  /** How a payment stands; null as long as nothing has been paid. */
  verify(txRef: string): Promise<ChapaReport | null>;
  /** Closes the page to pay on. */
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

/** Their messages are a text, or an object with texts for each field. */
const says = ({ message }: Body, words: RegExp): boolean => words.test(JSON.stringify(message ?? ''));

/** Their page takes letters, digits and a few marks. */
const plain = (text: string): string => text.replace(/[^A-Za-z0-9\-_ .]/g, ' ').trim();

export function createChapa({ url, secretKey, checkoutHosts }: Settings): Chapa {
  const headers = { Authorization: `Bearer ${secretKey}` };

  /** The address that a payer is sent to. It has to be on Chapa's own site. */
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
      // No email: an unusual one would be refused, and nothing could be paid.
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
      // Unknown, or not paid yet: it comes to the same.
      if (answer.status === 404) return null;
      const report = answer.status === 200 ? parseReport(bodyOf(answer).data) : null;
      if (!report) throw new ProviderError(name, `does not tell how a payment stands: ${answer.status}`);
      return report;
    },

    async cancel(txRef) {
      const path = `${url}/transaction/cancel/${encodeURIComponent(txRef)}`;
      // Whatever it answers, an address that it knows cannot be paid at after this.
      await askProvider(name, path, { headers, method: 'PUT' });
    },
  };
}
