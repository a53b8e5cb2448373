import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/database.ts';
import type { Language } from '../../platform/language.ts';
import type { Queue } from '../../platform/queue.ts';
import type { Sealing } from '../../platform/sealing.ts';
import { type Message, wordsOf } from './templates.ts';

export type MessageChannel = 'sms' | 'email' | 'telegram';

export interface Letter {
  userId: number;
  channel: MessageChannel;
  to: string;
  language: Language;
  message: Message;
}

export interface Messages {
  /** Hands a message over for delivery, as part of the transaction it is given. */
  post(db: Database, letter: Letter): Promise<void>;
  /** Does the work of `post` with nobody to write to, where an answer must not tell the difference. */
  postToNobody(db: Database): Promise<void>;
}

/** The job that delivers what is posted. */
export const deliveryJob = 'deliver-message';

const worthSendingForMs = 10 * 60_000;

export function createMessages({ queue, sealing, now }: { queue: Queue; sealing: Sealing; now: () => Date }): Messages {
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
