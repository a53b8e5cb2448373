import { randomUUID } from 'node:crypto';
import { dayMs, minuteMs } from '@awaj/domain/duration';
import { canReceiveSms } from '@awaj/domain/phone';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Sealing } from '../../database/sealing.ts';
import { AppError } from '../../http/errors.ts';
import type { Reader } from './letters/letter-words.ts';
import { type MailingList, mailingListOf, onlySearchOf, searchListOf } from './mailing-lists.ts';
import { type Address, type Announcement, isCode, type Notification, type Outbox } from './notification.ts';
import { type SmsMetrics, takeSms } from './sms-budget.ts';
import { renderMessage } from './templates.ts';
import { createUnsubscribeTokens } from './unsubscribe-tokens.ts';

/** A code opens nothing any more after this; everything else is worth some days. */
const codeLastsMs = 10 * minuteMs;
const lastsMs = 3 * dayMs;

interface Dependencies {
  sealing: Sealing;
  now: () => Date;
  /** Where the links in messages lead. */
  webUrl: string;
  dailySms: number;
  smsMetrics: SmsMetrics;
}

type Letter = Omit<Announcement, 'event'> & { event: string | null };

interface Stoppable {
  userId: number;
  address: Address;
  list: MailingList;
  search: ReturnType<typeof onlySearchOf>;
}

export function createOutbox({ sealing, now, webUrl, dailySms, smsMetrics }: Dependencies): Outbox {
  const unsubscribeTokens = createUnsubscribeTokens(sealing);

  const expiryOf = (message: Notification['message'], at: Date) =>
    message.template === 'tendersClosing'
      ? message.validUntil
      : new Date(at.getTime() + (isCode(message) ? codeLastsMs : lastsMs));

  function waysToStop({ userId, address, list, search }: Stoppable): Pick<Reader, 'unsubscribeToken' | 'search'> {
    const issue = (of: MailingList) => unsubscribeTokens.issue({ userId, list: of }, address);
    return {
      unsubscribeToken: issue(list),
      ...(search && { search: { name: search.name, token: issue(searchListOf(search.id)) } }),
    };
  }

  /** Selected from the user's row: for an unknown user the same statement runs and stores nothing. */
  async function store(
    db: Database,
    id: string,
    { userId, address, language, message, event, because, companyId }: Letter,
  ) {
    const at = now();
    const channel = address?.channel ?? null;
    const list = mailingListOf[message.template];
    const stop = address && list && waysToStop({ userId, address, list, search: onlySearchOf(because) });
    const rendered = channel && renderMessage(message, { language, channel, webUrl, ...stop });
    const sealed = rendered && sealing.seal(JSON.stringify(rendered));
    const { rows } = await sql`
      insert into messages (id, user_id, channel, template, recipient, sealed_text, created_at, expires_at, event,
        failed_at, reason, because, company_id)
      select ${id}::uuid, id, ${channel}::text, ${message.template}::text, ${address?.to ?? null}::text,
        ${sealed}::bytea, ${at}::timestamptz, ${expiryOf(message, at)}::timestamptz, ${event}::text,
        ${address === null ? at : null}::timestamptz, ${address === null ? 'no-contact' : null}::text,
        ${because ? JSON.stringify(because) : null}::jsonb, ${companyId ?? null}::integer
      from users where id = ${userId}
      on conflict (event) do nothing returning id`.execute(db);
    return rows.length > 0;
  }

  const isLeft = (db: Database, { userId, message }: Pick<Letter, 'userId' | 'message'>) =>
    takeSms(db, dailySms, { userId, message, at: now() });

  /** What the budget of the day has no room for waits for another day. */
  async function holdBeyondBudget(db: Database, id: string, letter: Letter): Promise<void> {
    if (letter.address?.channel !== 'sms' || (await isLeft(db, letter))) return;
    smsMetrics.refused.inc({ template: letter.message.template });
    const held = { held_at: now(), reason: 'sms-budget' };
    await db.updateTable('messages').set(held).where('id', '=', id).execute();
  }

  return {
    async enqueue(db, { channel, to, ...letter }) {
      // A landline takes no notice; codes for it are refused before they come here.
      if (channel === 'sms' && !canReceiveSms(to)) return;
      const id = randomUUID();
      const whole = { ...letter, address: { channel, to }, event: null };
      if (!isCode(letter.message)) {
        await store(db, id, whole);
        return holdBeyondBudget(db, id, whole);
      }
      if (channel === 'sms' && !(await isLeft(db, letter))) {
        smsMetrics.refused.inc({ template: letter.message.template });
        throw new AppError('smsSpent');
      }
      await store(db, id, whole);
    },

    async announce(db, announcement) {
      const id = randomUUID();
      const isNew = await store(db, id, announcement);
      if (isNew && announcement.address !== null) await holdBeyondBudget(db, id, announcement);
    },

    async sendAgain(db, id) {
      const expiresAt = new Date(now().getTime() + lastsMs);
      const anew = { failed_at: null, started_at: null, not_before: null, doubts: 0, reason: null };
      await db
        .updateTable('messages')
        .set({ ...anew, expires_at: expiresAt })
        .where('id', '=', id)
        .execute();
    },
  };
}
