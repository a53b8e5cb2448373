import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { MessageRow } from './message-rows.ts';
import { isCode, type Outbox } from './notification.ts';

export type MessageState = MessageRow['state'];

/** An expired message without a final failure has failed at each attempt. */
export function stateOf({ state, expires_at }: Pick<MessageRow, 'state' | 'expires_at'>, now: Date): MessageState {
  const isOpen = state === 'waiting' || state === 'started' || state === 'held';
  return isOpen && expires_at <= now ? 'failed' : state;
}

const messageRows = (db: Database) =>
  db
    .selectFrom('messages')
    .select(['id', 'user_id', 'channel', 'template', 'recipient', 'provider', 'created_at'])
    .select(['because', 'company_id'])
    .select(['state', 'reason', 'sent_at', 'expires_at', sql<boolean>`sealed_text is not null`.as('has_text')]);

export type LoggedMessage = Awaited<ReturnType<typeof messagesOf>>[number];

/** The messages to a user, newest first, without their text. */
export const messagesOf = (db: Database, userId: number, limit: number) =>
  messageRows(db).where('user_id', '=', userId).orderBy('created_at', 'desc').limit(limit).execute();

/** The messages that failed since then, newest first. */
export const failedMessages = (db: Database, since: Date, now: Date) =>
  messageRows(db)
    .where('created_at', '>', since)
    .where('sent_at', 'is', null)
    .where(({ or, eb }) => or([eb('failed_at', 'is not', null), eb('expires_at', '<=', now)]))
    .orderBy('created_at', 'desc')
    .execute();

export type ResendOutcome =
  | { kind: 'resent'; channel: string; recipient: string; userId: number | null }
  | { kind: Exclude<MessageState, 'failed'> | 'unknown' | 'several' | 'code' | 'without-text' | 'without-address' };

/** Sends a failed message again, as its id begins. */
export async function resend(trx: Database, outbox: Outbox, idStart: string, now: Date): Promise<ResendOutcome> {
  const rows = await messageRows(trx)
    .where(sql<boolean>`starts_with(id::text, ${idStart.toLowerCase()})`)
    .limit(2)
    .execute();
  const [row] = rows;
  if (!row) return { kind: 'unknown' };
  if (rows.length > 1) return { kind: 'several' };
  const state = stateOf(row, now);
  if (state !== 'failed') return { kind: state };
  if (isCode(row)) return { kind: 'code' };
  const { channel, recipient, user_id: userId } = row;
  if (channel === null || recipient === null) return { kind: 'without-address' };
  if (!row.has_text) return { kind: 'without-text' };
  await outbox.sendAgain(trx, row.id);
  return { kind: 'resent', channel, recipient, userId };
}
