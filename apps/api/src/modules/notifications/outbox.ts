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
import { sealLetter } from './sealed-letters.ts';
import { isSmsLeft, type SmsMetrics, takeSms } from './sms-budget.ts';
import { createUnsubscribeTokens } from './unsubscribe-tokens.ts';

/** A code expires after this. Other messages are useful for some days. */
const codeLastsMs = 10 * minuteMs;
const lastsMs = 3 * dayMs;

interface Dependencies {
  sealing: Sealing;
  now: () => Date;
  /** The addresses for links in messages. */
  webUrl: string;
  dailySms: number;
  smsMetrics: SmsMetrics;
}

/** When the last tender of a message closes; null when some have no known deadline. */
function lastClosing(message: Notification['message']): Date | null {
  if (message.template !== 'newTenders' && message.template !== 'tenderChanged') return null;
  const { tenders, more } = message;
  const closings = tenders.flatMap(({ closing }) => closing?.at.getTime() ?? []);
  return more > 0 || closings.length === 0 || closings.length < tenders.length ? null : new Date(Math.max(...closings));
}

function expiryOf(message: Notification['message'], at: Date): Date {
  if (message.template === 'tendersClosing') return message.validUntil;
  const usual = new Date(at.getTime() + (isCode(message) ? codeLastsMs : lastsMs));
  const closing = lastClosing(message);
  return closing && closing < usual ? closing : usual;
}

type Letter = Omit<Announcement, 'event'> & { event: string | null };
type NewLetter = Letter & { id: string };

interface Unsubscribable {
  userId: number;
  address: Address;
  list: MailingList;
  search: ReturnType<typeof onlySearchOf>;
}

export function createOutbox({ sealing, now, webUrl, dailySms, smsMetrics }: Dependencies): Outbox {
  const unsubscribeTokens = createUnsubscribeTokens(sealing);

  function unsubscribeOptions({
    userId,
    address,
    list,
    search,
  }: Unsubscribable): Pick<Reader, 'unsubscribeToken' | 'search'> {
    const issue = (of: MailingList) => unsubscribeTokens.issue({ userId, list: of }, address);
    return {
      unsubscribeToken: issue(list),
      ...(search && { search: { name: search.name, token: issue(searchListOf(search.id)) } }),
    };
  }

  function toRow({ id, userId, address, notSentBecause, language, message, event, because, companyId }: NewLetter) {
    const at = now();
    const channel = address?.channel ?? null;
    const list = mailingListOf[message.template];
    const options = address && list && unsubscribeOptions({ userId, address, list, search: onlySearchOf(because) });
    const sealed =
      channel && sealLetter(sealing, { message, reader: { language, channel, webUrl, ...options }, writtenAt: at });
    return {
      id,
      user_id: userId,
      channel,
      template: message.template,
      recipient: address?.to ?? null,
      sealed: sealed?.toString('base64'),
      created_at: at,
      expires_at: expiryOf(message, at),
      event,
      failed_at: address === null ? at : null,
      reason: address === null ? (notSentBecause ?? 'no-contact') : null,
      because: because ?? null,
      company_id: companyId ?? null,
    };
  }

  /**
   * Returns the ids of stored messages; the others were announced before. Selects from the row of each user, so that
   * for a user who was deleted meanwhile nothing is stored.
   */
  async function store(db: Database, letters: readonly NewLetter[]): Promise<ReadonlySet<string>> {
    const { rows } = await sql<{ id: string }>`
      insert into messages (id, user_id, channel, template, recipient, sealed_text, created_at, expires_at, event,
        failed_at, reason, because, company_id)
      select l.id, users.id, channel, template, recipient, decode(sealed, 'base64'), l.created_at, expires_at, event,
        failed_at, reason, because, company_id
      from jsonb_to_recordset(${JSON.stringify(letters.map(toRow))}::jsonb) l (id uuid, user_id integer, channel text,
        template text, recipient text, sealed text, created_at timestamptz, expires_at timestamptz, event text,
        failed_at timestamptz, reason text, because jsonb, company_id integer)
      join users on users.id = l.user_id
      on conflict (event) do nothing returning id`.execute(db);
    return new Set(rows.map(({ id }) => id));
  }

  function smsSpent(template: string): AppError {
    smsMetrics.refused.inc({ template });
    return new AppError('smsSpent');
  }

  /** A message beyond the budget of the day waits for another day. */
  async function holdBeyondBudget(db: Database, { id, ...letter }: NewLetter): Promise<void> {
    const { address, message } = letter;
    if (address?.channel !== 'sms' || (await takeSms(db, dailySms, { message, at: now() }))) return;
    smsMetrics.refused.inc({ template: letter.message.template });
    const held = { held_at: now(), reason: 'sms-budget' };
    await db.updateTable('messages').set(held).where('id', '=', id).execute();
  }

  return {
    async enqueue(db, { channel, to, ...letter }) {
      // A landline gets no SMS. Codes for it are refused before this.
      if (channel === 'sms' && !canReceiveSms(to)) return;
      const whole = { ...letter, id: randomUUID(), address: { channel, to }, event: null };
      if (!isCode(letter.message)) {
        await store(db, [whole]);
        return holdBeyondBudget(db, whole);
      }
      const { message } = letter;
      if (channel === 'sms' && !(await takeSms(db, dailySms, { message, at: now() }))) throw smsSpent(message.template);
      await store(db, [whole]);
    },

    async refuseSpentSms(db, template) {
      if (!(await isSmsLeft(db, dailySms, { message: { template }, at: now() }))) throw smsSpent(template);
    },

    async announce(db, ...announcements) {
      if (announcements.length === 0) return;
      const letters = announcements.map((announcement) => ({ ...announcement, id: randomUUID() }));
      const stored = await store(db, letters);
      for (const letter of letters) if (stored.has(letter.id)) await holdBeyondBudget(db, letter);
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
