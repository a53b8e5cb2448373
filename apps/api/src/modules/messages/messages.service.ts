import { randomUUID } from 'node:crypto';
import { minuteMs } from '@awaj/domain/duration';
import { sql } from 'kysely';
import type { LetterBox } from '../../platform/letter.ts';
import type { Queue } from '../../platform/queue.ts';
import type { Sealing } from '../../platform/sealing.ts';
import { wordsOf } from './templates.ts';

/** The job that delivers what is posted. */
export const deliveryJob = 'deliver-message';

const worthSendingForMs = 10 * minuteMs;

export function createMessages({
  queue,
  sealing,
  now,
}: {
  queue: Queue;
  sealing: Sealing;
  now: () => Date;
}): LetterBox {
  return {
    async post(db, { userId, channel, to, language, message }) {
      const id = randomUUID();
      const at = now();
      const sealed = sealing.seal(JSON.stringify(wordsOf(message, language)));
      // From the row of the user, so that for nobody it is the same statement, and stores nothing.
      await sql`
        insert into messages (id, user_id, channel, template, recipient, sealed_text, created_at, expires_at)
        select ${id}::uuid, id, ${channel}::text, ${message.template}::text, ${to}::text, ${sealed}::bytea,
          ${at}::timestamptz, ${new Date(at.getTime() + worthSendingForMs)}::timestamptz
        from users where id = ${userId}`.execute(db);
      await queue.send(db, deliveryJob, { id });
    },
  };
}
