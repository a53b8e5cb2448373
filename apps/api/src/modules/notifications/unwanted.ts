import { firstAlertTime, isQuietTime, type QuietTimes } from '@awaj/domain/alert-times';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { addressColumns, type Channel } from './channels.ts';
import { mailingListOf, onlySearchOf } from './mailing-lists.ts';
import type { MessageRow } from './message-rows.ts';
import { isCode, type Message } from './notification.ts';
import { quietTimesColumns } from './quiet-times.ts';

type Addressed = Pick<MessageRow, 'id' | 'template' | 'because'> & { channel: Channel };

type Why = 'suppressed' | 'stopped' | 'outdated';

const listOf = ({ template }: Addressed) => mailingListOf[template as Message['template']];

const isSuppressed = sql`exists (
  select from suppressions s where s.channel = messages.channel and s.address = messages.recipient)`;

/** Whether the user has the address of the message no longer. */
function isGone(channel: Channel) {
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

/** Whether no tender of a reminder still closes as it says: all are moved, cancelled, closed or no longer saved. */
const isOutdated = (now: Date) => sql`messages.template = 'tendersClosing' and not exists (
  select from jsonb_array_elements(messages.because) told
  join tenders t on t.id = (told ->> 'id')::integer
  join saved_tenders saved on saved.tender_id = t.id and saved.user_id = messages.user_id
  where t.cancelled_at is null and t.closes_at > ${now}::timestamptz and not exists (
    select from tender_events e
    where e.tender_id = t.id and e.changes ? 'closesAt' and e.happened_at > messages.created_at))`;

/**
 * The reason why a waiting message must not be sent any more, as SQL on its row; null when it is still wanted. A code
 * is always wanted, because a person asked for it and proves the address by it. So is a reply to an SMS.
 */
export function whyUnwanted(message: Addressed, now: Date): RawBuilder<Why | null> {
  if (isCode(message) || message.template === 'smsAnswer') return sql`null`;
  const list = listOf(message);
  if (!list) return sql`case when ${isSuppressed} then 'suppressed' end`;
  return sql`case when ${isSuppressed} or ${isGone(message.channel)} then 'suppressed'
    when ${isStopped(message, list)} then 'stopped'
    when ${isOutdated(now)} then 'outdated' end`;
}

/** Sent only by day, however long it waited. Changes of saved tenders are checked when they are written. */
const waitsAtNight = (message: Addressed): boolean => listOf(message) !== null && message.template !== 'tenderChanged';

/**
 * Why it is not sent any more, or how long to wait for the reader's quiet time. A holiday affects what is written, not
 * what waits.
 */
export async function lookAtReader(
  db: Database,
  message: Addressed,
  now: Date,
): Promise<{ unwanted: Why | null; quietUntil: Date | null }> {
  const { rows } = await sql<QuietTimes & { unwanted: Why | null }>`
    select ${whyUnwanted(message, now)} as unwanted, ${quietTimesColumns}
    from messages left join alert_settings a on a.user_id = messages.user_id where messages.id = ${message.id}`.execute(
    db,
  );
  const [reader] = rows;
  if (!reader) return { unwanted: null, quietUntil: null };
  const times = { ...reader, holidayUntil: null };
  const isQuiet = waitsAtNight(message) && isQuietTime(times, now);
  return { unwanted: reader.unwanted, quietUntil: isQuiet ? firstAlertTime(times, now) : null };
}
