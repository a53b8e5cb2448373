import type { OpenDatabase } from '../database/database.ts';
import { createSealing } from '../database/sealing.ts';
import { openSender } from '../jobs/queue.ts';
import { jobs } from '../jobs/schedule.ts';
import type { Outbox } from '../modules/notifications/notification.ts';
import { createOutbox } from '../modules/notifications/outbox.ts';
import { createSmsMetrics } from '../modules/notifications/sms-budget.ts';
import type { ProviderConfig } from '../settings/providers.ts';

interface Dependencies {
  database: OpenDatabase;
  now: () => Date;
  providers: ProviderConfig;
  webUrl: string;
}

/** The outbox of a process that runs one command: opened when the command needs it. A server delivers what it takes. */
export function createLateOutbox({ database: { db, jobStore }, now, providers, webUrl }: Dependencies) {
  let sender: ReturnType<typeof openSender> | null = null;
  return {
    async open(): Promise<Outbox> {
      sender ??= openSender(jobStore, [jobs.deliverCode, jobs.deliverMessage]);
      const { queue } = await sender;
      const dailySms = providers.sms.dailyBudget;
      const smsMetrics = createSmsMetrics({ db, now, daily: dailySms });
      return createOutbox({ queue, sealing: createSealing(providers.secret), now, webUrl, dailySms, smsMetrics });
    },
    async close(): Promise<void> {
      await (await sender)?.close();
    },
  };
}
