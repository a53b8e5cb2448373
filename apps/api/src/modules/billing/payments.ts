import type { Database } from '../../database/database.ts';
import { createChapaPayments } from './chapa-payments.ts';
import { createChapaTill } from './chapa-till.ts';
import { createCheckouts } from './checkouts.ts';
import type { Invoices } from './invoices.service.ts';
import { createPaymentUrls, type Wish } from './payment-url.service.ts';
import type { Chapa } from './providers/chapa/chapa.ts';
import { createReceivedPayments } from './received-payments.ts';
import { createSettlement } from './settlement.ts';
import type { Till } from './till.ts';

interface Dependencies {
  db: Database;
  now: () => Date;
  chapa: Chapa;
  invoices: Invoices;
  addresses: { web: string };
  /** Where somebody in Telegram pays; without one with Chapa, as everywhere. */
  chatTill?: Till | null;
}

/** All that takes money, over the providers that it comes through. */
export function createPayments(dependencies: Dependencies) {
  const { addresses, chatTill } = dependencies;
  const checkouts = createCheckouts(dependencies);
  const settlement = createSettlement(dependencies);
  const received = createReceivedPayments({ ...dependencies, checkouts, settlement });
  const viaChapa = createChapaPayments({ ...dependencies, checkouts, payments: received });
  const till = createChapaTill({ ...dependencies, payments: viaChapa });
  const paymentUrl = createPaymentUrls({ ...dependencies, checkouts, webUrl: addresses.web });
  return {
    checkouts,
    settlement,
    received,
    viaChapa,
    /** Where an invoice is paid with Chapa: the one named, the newest unpaid one, or a new one. */
    urlFor: (wish: Wish): Promise<string> => paymentUrl(wish, till),
    urlInChat: (wish: Wish): Promise<string> => paymentUrl(wish, chatTill ?? till),
  };
}

export type Payments = ReturnType<typeof createPayments>;
