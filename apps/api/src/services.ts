import { createHousekeeping } from './jobs/housekeeping.ts';
import { createInvoices } from './modules/billing/invoices.service.ts';
import { createDeliveryJob } from './modules/messages/delivery.ts';
import { createMessages } from './modules/messages/messages.service.ts';
import type { Database } from './platform/database.ts';
import type { Addresses } from './platform/environment.ts';
import { createLimits } from './platform/limits.ts';
import type { OutsideWorld } from './platform/outside-world.ts';
import { createPasswords } from './platform/passwords.ts';
import type { Job, Queue } from './platform/queue.ts';
import { createSealing } from './platform/sealing.ts';
import { createMailSender } from './providers/mail/mail-sender.ts';
import { createAfroMessage } from './providers/sms/afro-message.ts';
import { createSmsSender } from './providers/sms/failover.ts';
import { createGeezSms } from './providers/sms/geez-sms.ts';
import { createBotApi, createChatSender } from './providers/telegram/bot-api.ts';

export interface Foundation {
  db: Database;
  now: () => Date;
  queue: Queue;
  outside: OutsideWorld;
  addresses: Addresses;
}

/** Everything that is made once and handed to modules: who needs what of whom is decided here and in `app.ts`. */
export function createServices(foundation: Foundation) {
  const { outside, now } = foundation;
  const sealing = createSealing(outside.secret);
  const carriers = {
    sms: createSmsSender([createAfroMessage(outside.sms.afroMessage), createGeezSms(outside.sms.geezSms)], now),
    email: createMailSender(outside.mail),
    telegram: createChatSender(createBotApi(outside.telegram)),
  };
  return {
    ...foundation,
    sealing,
    carriers,
    limits: createLimits(foundation),
    passwords: createPasswords(),
    messages: createMessages({ ...foundation, sealing }),
    invoices: createInvoices(foundation),
  };
}

export type Services = ReturnType<typeof createServices>;

/** All that is done apart from requests. */
export const createJobs = (services: Services): Job[] => [createDeliveryJob(services), ...createHousekeeping(services)];
