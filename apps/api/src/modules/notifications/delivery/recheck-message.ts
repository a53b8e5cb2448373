import { firstAlertTime, isQuietTime, type QuietTimes } from '@awaj/domain/alert-times';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { addressColumns, type Channel } from '../channels.ts';
import { type CurrentTender, currentTenders } from '../current-tenders.ts';
import { mailingListOf, onlySearchOf } from '../mailing-lists.ts';
import type { MessageRow } from '../message-rows.ts';
import { isCode, type Message } from '../notification.ts';
import { quietTimesColumns } from '../quiet-times.ts';
import type { SealedLetter } from '../sealed-letters.ts';

type Addressed = Pick<MessageRow, 'id' | 'template' | 'because'> & { channel: Channel };

type UnwantedReason = 'suppressed' | 'stopped';

const listOf = ({ template }: Addressed) => mailingListOf[template as Message['template']];

const isSuppressed = sql`exists (
  select from suppressions s where s.channel = messages.channel and s.address = messages.recipient)`;

/** Whether the user has the address of the message no longer. */
function isAddressLost(channel: Channel) {
  const { address, isVerified } = addressColumns[channel];
  return sql`not exists (
    select from users u where u.id = messages.user_id and u.disabled_at is null
      and ${address} = messages.recipient and ${isVerified})`;
}

const switchOf = (list: 'alerts' | 'weeklyLetter', channel: Channel) =>
  sql.ref(`c.${{ alerts: channel, weeklyLetter: 'weekly_letter' }[list]}`);

/**
 * Whether the reader has switched off the list of the message, or the single search or the preferences that are its
 * only reason.
 */
function isStopped({ template, because, channel }: Addressed, list: 'alerts' | 'weeklyLetter') {
  const search = onlySearchOf(because)?.id ?? null;
  const isOfFeed = because?.length === 1 && because[0]?.kind === 'preferences';
  const isOfReminders = template === 'tendersClosing';
  return sql`exists (select from channels c where c.user_id = messages.user_id and not ${switchOf(list, channel)})
    or ${search !== null} and not exists (select from saved_searches where id = ${search} and not is_paused)
    or ${isOfFeed} and exists (
      select from saved_searches where user_id = messages.user_id and filters is null and is_paused)
    or ${isOfReminders} and exists (select from reminders_off o where o.user_id = messages.user_id)`;
}

/**
 * The reason why a waiting message must not be sent any more, as SQL on its row; null when it is still wanted. A code
 * is always wanted, because a person asked for it and proves the address by it. So is a reply to an SMS.
 */
function unwantedReason(message: Addressed): RawBuilder<UnwantedReason | null> {
  if (isCode(message) || message.template === 'smsAnswer') return sql`null`;
  const list = listOf(message);
  if (!list) return sql`case when ${isSuppressed} then 'suppressed' end`;
  return sql`case when ${isSuppressed} or ${isAddressLost(message.channel)} then 'suppressed'
    when ${isStopped(message, list)} then 'stopped' end`;
}

/** The tenders of a message as they are now, as JSON on its row. */
const tendersOf = ({ draft }: SealedLetter, now: Date) =>
  draft ? currentTenders(draft.message, now) : sql`'[]'::jsonb`;

/** Whether a message is still wanted and its tenders are as they were when it was last checked. */
export const isStillSendable = (
  message: Addressed,
  { letter, tenders, now }: { letter: SealedLetter; tenders: readonly CurrentTender[]; now: Date },
) =>
  sql<boolean>`(${unwantedReason(message)}) is null and ${tendersOf(letter, now)} = ${JSON.stringify(tenders)}::jsonb`;

/** Sent only by day, however long it waited. Changes of saved tenders are checked when they are written. */
const waitsInQuietHours = (message: Addressed): boolean =>
  listOf(message) !== null && message.template !== 'tenderChanged';

interface Recheck {
  unwanted: UnwantedReason | null;
  quietUntil: Date | null;
  tenders: readonly CurrentTender[];
}

/**
 * Why it is not sent any more, or how long to wait for the reader's quiet time, and its tenders as they are now. A
 * holiday affects what is written, not what waits.
 */
export async function recheckMessage(
  db: Database,
  message: Addressed,
  letter: SealedLetter,
  now: Date,
): Promise<Recheck> {
  const { rows } = await sql<QuietTimes & Pick<Recheck, 'unwanted' | 'tenders'>>`
    select ${unwantedReason(message)} as unwanted, ${tendersOf(letter, now)} as tenders, ${quietTimesColumns}
    from messages left join alert_settings a on a.user_id = messages.user_id where messages.id = ${message.id}`.execute(
    db,
  );
  const [reader] = rows;
  if (!reader) return { unwanted: null, quietUntil: null, tenders: [] };
  const times = { ...reader, holidayUntil: null };
  const isQuiet = waitsInQuietHours(message) && isQuietTime(times, now);
  const { unwanted, tenders } = reader;
  return { unwanted, quietUntil: isQuiet ? firstAlertTime(times, now) : null, tenders };
}
