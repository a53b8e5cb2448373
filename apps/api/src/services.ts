import type { Api } from 'grammy';
import type { Database } from './database/database.ts';
import { createSealing } from './database/sealing.ts';
import { createHousekeeping } from './housekeeping.ts';
import type { Job, Queue } from './jobs/queue.ts';
import type { Backlog } from './jobs/workers.ts';
import { createResetCodes } from './modules/account/auth/reset-codes.ts';
import { createAlerts } from './modules/alerts/alerts.ts';
import { createChangeAlerts } from './modules/alerts/change-alerts.ts';
import { createReminders } from './modules/alerts/reminders/reminders.ts';
import { createWeeklyLetters } from './modules/alerts/weekly-letters.ts';
import { createInvoices } from './modules/billing/invoices/invoices.service.ts';
import type { PaymentProvider } from './modules/billing/payments/payment-provider.ts';
import { createPayments } from './modules/billing/payments/payments.ts';
import { createReconciliation } from './modules/billing/payments/reconciliation.ts';
import { type Chapa, createChapa } from './modules/billing/providers/chapa/chapa.ts';
import { createChapaProvider } from './modules/billing/providers/chapa/chapa-provider.ts';
import { createInvoiceLinks } from './modules/billing/providers/telegram/invoice-links.ts';
import { createTelegramPayments } from './modules/billing/providers/telegram/telegram-payments.ts';
import { createTelegramProvider } from './modules/billing/providers/telegram/telegram-provider.ts';
import { createLateReceipts } from './modules/billing/settlement/late-receipts.ts';
import { createPlanReminders } from './modules/billing/subscriptions/plan-reminders.ts';
import { createNames } from './modules/catalog/names/names.ts';
import { createSynonyms } from './modules/catalog/synonyms/synonyms.ts';
import { createCollectorMetrics } from './modules/collecting/collector-metrics.ts';
import { createOneTimeCodes } from './modules/identity/one-time-codes.ts';
import { createPasswords } from './modules/identity/passwords.ts';
import { createRateLimiter } from './modules/identity/rate-limiter.ts';
import { createMessageBacklog } from './modules/notifications/delivery/delivery.ts';
import { createMessageMetrics } from './modules/notifications/delivery/message-metrics.ts';
import { createMessageSweep } from './modules/notifications/delivery/message-sweep.ts';
import { createOutbox } from './modules/notifications/outbox.ts';
import { createSmsMetrics } from './modules/notifications/sms-budget.ts';
import { createAfroMessage } from './modules/notifications/transports/afro-message.ts';
import { createBotApi } from './modules/notifications/transports/bot-api.ts';
import type { Carrier } from './modules/notifications/transports/carrier.ts';
import { createChatPace } from './modules/notifications/transports/chat-pace.ts';
import { createChatSender } from './modules/notifications/transports/chat-sender.ts';
import { createGeezSms } from './modules/notifications/transports/geez-sms.ts';
import { createMailSender } from './modules/notifications/transports/mail-sender.ts';
import { createBot } from './modules/telegram/bot.ts';
import type { Addresses } from './settings/environment.ts';
import type { ProviderConfig } from './settings/providers.ts';

export interface Foundation {
  db: Database;
  /** For public reads. */
  reads: Database;
  now: () => Date;
  queue: Queue;
  providers: ProviderConfig;
  addresses: Addresses;
  /** Replaces the client described by `providers`. */
  chapa?: Chapa;
}

/** The payment providers of this installation, and where each is used. */
function createProviders({ providers }: Foundation, chapa: Chapa, api: Api) {
  const { payments, providerToken, starsPerBirr } = providers.telegram;
  const webProvider = createChapaProvider(chapa, providers.chapa.webhookSecret);
  const links = createInvoiceLinks(api, providerToken);
  const chatProvider: PaymentProvider =
    payments === 'chapa'
      ? webProvider
      : createTelegramProvider({ links, currency: payments === 'stars' ? 'XTR' : 'ETB', starsPerBirr });
  return { providers: [...new Set([webProvider, chatProvider])], webProvider, chatProvider };
}

const gatewaysOf = ({ sms: { afroMessage, geezSms } }: ProviderConfig): Carrier[] => [
  ...(afroMessage ? [createAfroMessage(afroMessage)] : []),
  ...(geezSms ? [createGeezSms(geezSms)] : []),
];

/** Everything that is created once and passed to modules: dependencies are decided here and in `app.ts`. */
export function createServices(foundation: Foundation) {
  const { providers, now } = foundation;
  const sealing = createSealing(providers.secret);
  const botApi = createBotApi(providers.telegram);
  const mailSender = createMailSender(providers.mail);
  const chatSender = createChatSender(botApi, foundation.addresses.mini, createChatPace(foundation));
  const carriers = { sms: gatewaysOf(providers), email: [mailSender], telegram: [chatSender] };
  const invoices = createInvoices(foundation);
  const chapa = foundation.chapa ?? createChapa(providers.chapa);
  const dailySms = providers.sms.dailyBudget;
  const smsMetrics = createSmsMetrics({ ...foundation, daily: dailySms });
  const webUrl = foundation.addresses.web;
  const messages = createOutbox({ ...foundation, sealing, webUrl, dailySms, smsMetrics });
  const payments = createPayments({ ...foundation, messages, invoices, ...createProviders(foundation, chapa, botApi) });
  return {
    ...foundation,
    sealing,
    carriers,
    mailSender,
    dailySms,
    readNames: createNames({ db: foundation.reads, now }),
    readSynonyms: createSynonyms({ db: foundation.reads, now }),
    limits: createRateLimiter(foundation),
    passwords: createPasswords(),
    messages,
    smsMetrics,
    messageMetrics: createMessageMetrics(foundation),
    collectorMetrics: createCollectorMetrics(foundation),
    invoices,
    chapa,
    payments,
    bot: createBot({
      db: foundation.db,
      messages,
      now,
      telegram: providers.telegram,
      miniUrl: foundation.addresses.mini,
      webUrl,
      payments: createTelegramPayments(payments.received),
    }),
  };
}

export type Services = ReturnType<typeof createServices>;

/** All background jobs. */
export const createJobs = (services: Services): Job[] => [
  createMessageSweep(services),
  createReconciliation({ ...services, ...services.payments }),
  createLateReceipts(services),
  createPlanReminders(services),
  createAlerts(services),
  createWeeklyLetters(services),
  createChangeAlerts(services),
  createReminders(services),
  ...createHousekeeping(services),
];

/** The work that workers take from tables. */
export const createBacklogs = (services: Services): Backlog[] => [
  createResetCodes({ ...services, codes: createOneTimeCodes(services) }),
  createMessageBacklog(services),
];
