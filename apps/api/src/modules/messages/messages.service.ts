import { randomUUID } from 'node:crypto';
import { minuteMs } from '@awaj/domain/duration';
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
      await db
        .insertInto('messages')
        .values({
          id,
          user_id: userId,
          channel,
          template: message.template,
          recipient: to,
          sealed_text: sealing.seal(JSON.stringify(wordsOf(message, language))),
          created_at: at,
          expires_at: new Date(at.getTime() + worthSendingForMs),
        })
        .execute();
      await queue.send(db, deliveryJob, { id });
    },

    async postToNobody(db) {
      await queue.send(db, deliveryJob, { id: randomUUID() });
    },
  };
}
