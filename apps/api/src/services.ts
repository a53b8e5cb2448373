import type { Api } from 'grammy';
import { createHousekeeping } from './jobs/housekeeping.ts';
import { createInvoices } from './modules/billing/invoices.service.ts';
import { createPayments } from './modules/billing/payments.ts';
import { createReconciliation } from './modules/billing/reconciliation.ts';
import { createTelegramPayments } from './modules/billing/telegram-payments.ts';
import { createTelegramTill } from './modules/billing/telegram-till.ts';
import type { Till } from './modules/billing/till.ts';
import { createDeliveryJob } from './modules/messages/delivery.ts';
import { createMessages } from './modules/messages/messages.service.ts';
import { createSmsMetrics } from './modules/messages/sms-budget.ts';
import { createBot } from './modules/telegram/bot.ts';
import type { Database } from './platform/database.ts';
import type { Addresses } from './platform/environment.ts';
import { createLimits } from './platform/limits.ts';
import type { OutsideWorld } from './platform/outside-world.ts';
import { createPasswords } from './platform/passwords.ts';
import type { Job, Queue } from './platform/queue.ts';
import { createSealing } from './platform/sealing.ts';
import { type Chapa, createChapa } from './providers/chapa/chapa.ts';
import { createMailSender } from './providers/mail/mail-sender.ts';
import { createAfroMessage } from './providers/sms/afro-message.ts';
import { createSmsSender } from './providers/sms/failover.ts';
import { createGeezSms } from './providers/sms/geez-sms.ts';
import type { SmsGateway } from './providers/sms/sms-gateway.ts';
import { createBotApi, createChatSender } from './providers/telegram/bot-api.ts';
import { createInvoiceLinks } from './providers/telegram/invoice-links.ts';

export interface Foundation {
  db: Database;
  /** For what everybody reads. */
  reads: Database;
  now: () => Date;
  queue: Queue;
  outside: OutsideWorld;
  addresses: Addresses;
  /** In place of the client that `outside` describes. */
  chapa?: Chapa;
}

/** How somebody in Telegram pays, as the installation is set. */
function createChatTill({ db, outside }: Foundation, api: Api): Till | null {
  const { payments, providerToken, starsPerBirr } = outside.telegram;
  if (payments === 'chapa') return null;
  const links = createInvoiceLinks(api, providerToken);
  return createTelegramTill({ db, links, currency: payments === 'stars' ? 'XTR' : 'ETB', starsPerBirr });
}

const gatewaysOf = ({ sms: { afroMessage, geezSms } }: OutsideWorld): SmsGateway[] => [
  ...(afroMessage ? [createAfroMessage(afroMessage)] : []),
  ...(geezSms ? [createGeezSms(geezSms)] : []),
];

/** Everything that is made once and handed to modules: who needs what of whom is decided here and in `app.ts`. */
export function createServices(foundation: Foundation) {
  const { outside, now } = foundation;
  const sealing = createSealing(outside.secret);
  const botApi = createBotApi(outside.telegram);
  const carriers = {
    sms: createSmsSender(gatewaysOf(outside), now),
    email: createMailSender(outside.mail),
    telegram: createChatSender(botApi),
  };
  const invoices = createInvoices(foundation);
  const chapa = foundation.chapa ?? createChapa(outside.chapa);
  const chatTill = createChatTill(foundation, botApi);
  const dailySms = outside.sms.dailyBudget;
  const smsMetrics = createSmsMetrics({ ...foundation, daily: dailySms });
  const messages = createMessages({ ...foundation, sealing, dailySms, smsMetrics });
  const payments = createPayments({ ...foundation, chapa, invoices, chatTill });
  return {
    ...foundation,
    sealing,
    carriers,
    limits: createLimits(foundation),
    passwords: createPasswords(),
    messages,
    smsMetrics,
    invoices,
    chapa,
    payments,
    bot: createBot({
      db: foundation.db,
      messages,
      now,
      telegram: outside.telegram,
      miniUrl: foundation.addresses.mini,
      payments: createTelegramPayments(payments.received),
    }),
  };
}

export type Services = ReturnType<typeof createServices>;

/** All that is done apart from requests. */
export const createJobs = (services: Services): Job[] => [
  createDeliveryJob(services),
  createReconciliation({ ...services, payments: services.payments.viaChapa }),
  ...createHousekeeping(services),
];
