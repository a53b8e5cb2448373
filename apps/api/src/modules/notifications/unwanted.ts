import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { mailingListOf, onlySearchOf } from './mailing-lists.ts';
import type { MessageRow } from './message-rows.ts';
import { type Channel, isCode, type Message } from './notification.ts';

type Addressed = Pick<MessageRow, 'user_id' | 'template' | 'because'> & { channel: Channel; recipient: string };

const switchOf = (list: 'alerts' | 'weeklyLetter', channel: Channel) =>
  sql.ref({ alerts: channel, weeklyLetter: 'weekly_letter' }[list]);

/**
 * Why a waiting message is not sent after all: its address is suppressed, or the reader has unsubscribed. A code is
 * always sent, as a person has asked for it and proves the address by it. So is an answer to an SMS.
 */
export async function whyUnwanted(
  db: Database,
  { user_id, template, because, channel, recipient }: Addressed,
): Promise<'suppressed' | 'stopped' | null> {
  if (isCode({ template }) || template === 'smsAnswer') return null;
  const list = mailingListOf[template as Message['template']];
  const isOff = list ? sql`not ${switchOf(list, channel)}` : sql`false`;
  const search = onlySearchOf(because)?.id ?? null;
  const { rows } = await sql<{ suppressed: boolean; stopped: boolean }>`
    select exists (select from suppressions where channel = ${channel} and address = ${recipient}) as suppressed,
      exists (select from channels where user_id = ${user_id} and ${isOff})
        or exists (select from saved_searches where id = ${search} and is_paused) as stopped`.execute(db);
  if (rows[0]?.suppressed) return 'suppressed';
  return rows[0]?.stopped ? 'stopped' : null;
}
