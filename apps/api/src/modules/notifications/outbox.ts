import { randomUUID } from 'node:crypto';
import { hourMs, minuteMs } from '@awaj/domain/duration';
import { canReceiveSms } from '@awaj/domain/phone';
import { sql } from 'kysely';
import type { Sealing } from '../../database/sealing.ts';
import { AppError } from '../../http/errors.ts';
import type { Queue } from '../../jobs/queue.ts';
import { jobs } from '../../jobs/schedule.ts';
import { isCode, type Outbox } from './notification.ts';
import { type SmsMetrics, takeSms } from './sms-budget.ts';
import { renderMessage } from './templates.ts';

const worthSendingForMs = 10 * minuteMs;
/** Longer than the job tries: from then on a person may send it again. */
const moneyWorthSendingForMs = hourMs;

const lastsFor = (message: { template: string }): number =>
  message.template.startsWith('payment') ? moneyWorthSendingForMs : worthSendingForMs;

export function createOutbox({
  queue,
  sealing,
  now,
  dailySms,
  smsMetrics,
}: {
  queue: Queue;
  sealing: Sealing;
  now: () => Date;
  dailySms: number;
  smsMetrics: SmsMetrics;
}): Outbox {
  return {
    async enqueue(db, { userId, channel, to, language, message }) {
      const id = randomUUID();
      const at = now();
      // A landline takes no notice; codes for it are refused before they come here.
      if (channel === 'sms' && !canReceiveSms(to)) return;
      if (channel === 'sms' && !(await takeSms(db, dailySms, { userId, message, at }))) {
        smsMetrics.refused.inc({ template: message.template });
        if (isCode(message)) throw new AppError('smsSpent');
        return;
      }
      const sealed = sealing.seal(JSON.stringify(renderMessage(message, language)));
      // Selected from the user's row: for an unknown user the same statement runs and stores nothing.
      await sql`
        insert into messages (id, user_id, channel, template, recipient, sealed_text, created_at, expires_at)
        select ${id}::uuid, id, ${channel}::text, ${message.template}::text, ${to}::text, ${sealed}::bytea,
          ${at}::timestamptz, ${new Date(at.getTime() + lastsFor(message))}::timestamptz
        from users where id = ${userId}`.execute(db);
      await queue.send(db, jobs.deliverMessage.name, { id });
    },

    async sendAgain(db, id) {
      const expiresAt = new Date(now().getTime() + moneyWorthSendingForMs);
      const anew = { failed_at: null, started_at: null, expires_at: expiresAt };
      await db.updateTable('messages').set(anew).where('id', '=', id).execute();
      await queue.send(db, jobs.deliverMessage.name, { id });
    },
  };
}
