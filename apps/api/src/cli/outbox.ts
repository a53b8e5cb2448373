import type { Database } from '../database/database.ts';
import { createSealing } from '../database/sealing.ts';
import type { Outbox } from '../modules/notifications/notification.ts';
import { createOutbox } from '../modules/notifications/outbox.ts';
import { createSmsMetrics } from '../modules/notifications/sms-budget.ts';
import type { ProviderConfig } from '../settings/providers.ts';

interface Dependencies {
  db: Database;
  now: () => Date;
  providers: ProviderConfig;
  webUrl: string;
}

/** The outbox of a process that runs one command. A server delivers the messages. */
export function createCommandOutbox({ db, now, providers, webUrl }: Dependencies): Outbox {
  const dailySms = providers.sms.dailyBudget;
  const smsMetrics = createSmsMetrics({ db, now, daily: dailySms });
  return createOutbox({ sealing: createSealing(providers.secret), now, webUrl, dailySms, smsMetrics });
}
