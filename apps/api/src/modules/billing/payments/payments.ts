import type { Database } from '../../../database/database.ts';
import type { Outbox } from '../../notifications/notification.ts';
import type { Invoices } from '../invoices/invoices.service.ts';
import { createSettlement } from '../settlement/settlement.ts';
import { createCheckouts } from './checkouts.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createPaymentSync } from './payment-sync.ts';
import { createPaymentUrls, type PaymentRequest } from './payment-url.service.ts';
import { createReceivedPayments } from './received-payments.ts';

interface Dependencies {
  db: Database;
  now: () => Date;
  messages: Outbox;
  invoices: Invoices;
  addresses: { web: string };
  providers: readonly PaymentProvider[];
  /** The providers that people use on the website and in Telegram. */
  webProvider: PaymentProvider;
  chatProvider: PaymentProvider;
}

/** Wires everything that takes money together with the payment providers. */
export function createPayments(dependencies: Dependencies) {
  const { addresses, providers, webProvider, chatProvider } = dependencies;
  const settlement = createSettlement(dependencies);
  const received = createReceivedPayments({ ...dependencies, settlement });
  const sync = createPaymentSync({ ...dependencies, payments: received });
  const checkouts = createCheckouts({ ...dependencies, sync });
  const paymentUrl = createPaymentUrls({ ...dependencies, checkouts, webUrl: addresses.web });
  return {
    settlement,
    received,
    sync,
    providers,
    /** The payment address of the named invoice, the newest unpaid one, or a new one. */
    urlFor: (request: PaymentRequest): Promise<string> => paymentUrl(request, webProvider),
    urlInChat: (request: PaymentRequest): Promise<string> => paymentUrl(request, chatProvider),
  };
}

export type Payments = ReturnType<typeof createPayments>;
