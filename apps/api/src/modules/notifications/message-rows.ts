import { minuteMs } from '@awaj/domain/duration';
import { type RawBuilder, type Selectable, sql, type Updateable, type UpdateObject } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { type Channel, channels } from './channels.ts';
import { isCode } from './notification.ts';

export type MessageRow = Selectable<Schema['messages']>;

/** Longer than the timeouts of all carriers of a channel together. */
const claimMs = minuteMs;

export const changeMessage = (db: Database, id: string, change: Updateable<Schema['messages']>) =>
  db.updateTable('messages').set(change).where('id', '=', id).execute();

/** Stores how a try ended, unless another worker took over from a slow one and has sent the message. */
export const settleMessage = (db: Database, id: string, change: UpdateObject<Schema, 'messages'>) =>
  db.updateTable('messages').set(change).where('id', '=', id).where('sent_at', 'is', null).execute();

/** The carrier that may have taken a message. */
export type Doubt = Pick<MessageRow, 'started_at' | 'provider' | 'doubts'>;

/**
 * Records before the call that the carrier may have the message. False when the carrier is paused, the message must not
 * be sent as it is, or another worker has sent it: this is the last check before it is sent. Doubts are counted up,
 * because another worker may have begun to send it too.
 */
export async function beginSending(
  db: Database,
  id: string,
  { started_at: at, provider }: Pick<Doubt, 'started_at' | 'provider'>,
  isStillSendable: RawBuilder<boolean>,
): Promise<boolean> {
  const { rows } = await sql`
    update messages set started_at = ${at}::timestamptz, provider = ${provider}, doubts = doubts + 1
    where id = ${id} and sent_at is null and not exists (
      select from provider_rests where provider = ${provider} and until > ${at}::timestamptz)
      and ${isStillSendable}
    returning id`.execute(db);
  return rows.length > 0;
}

/** Restores the state before it, because the carrier has not taken the message. Doubts of other workers remain. */
export const undoSending = (db: Database, id: string, { started_at, provider, doubts }: Doubt) =>
  sql`update messages set doubts = doubts - 1,
      started_at = case when doubts - 1 > ${doubts} then started_at else ${started_at}::timestamptz end,
      provider = case when doubts - 1 > ${doubts} then provider else ${provider} end
    where id = ${id} and sent_at is null`.execute(db);

/** A carrier that was asked does not have the message. */
export const clearOneDoubt = (db: Database, id: string) =>
  sql`update messages set doubts = doubts - 1 where id = ${id}`.execute(db);

/** Marks it as failed. The text is kept for sending it again, unless it contains a code. */
export const failedBecause = (row: Pick<MessageRow, 'template'>, reason: string, at: Date) => ({
  failed_at: at,
  claimed_until: null,
  reason,
  ...(isCode(row) && { sealed_text: null }),
});

/** Codes are claimed separately, so that they never wait behind other messages. */
export interface MessageLane {
  channel: Channel;
  ofCodes: boolean;
}

export const messageLanes: readonly MessageLane[] = [true, false].flatMap((ofCodes) =>
  channels.map((channel) => ({ channel, ofCodes })),
);

// Written exactly as in the indexes, because otherwise they are not used.
const isOpen = sql`state in ('waiting', 'started')`;
const isOfCodes = (ofCodes: boolean) =>
  ofCodes ? sql`template in ('resetCode', 'contactCode')` : sql`template not in ('resetCode', 'contactCode')`;
const due = sql`coalesce(not_before, created_at)`;

/** Messages that no worker has, and those whose worker has not come back. */
const isDueIn = ({ channel, ofCodes }: MessageLane, now: Date) => sql`
  ${isOpen} and ${isOfCodes(ofCodes)} and channel = ${channel} and ${due} <= ${now}::timestamptz
  and (claimed_until is null or (claim_ran_out and claimed_until <= ${now}::timestamptz))`;

/** Those of the lanes with something to send. */
export async function findDueLanes<Lane extends MessageLane>(
  db: Database,
  lanes: readonly Lane[],
  now: Date,
): Promise<readonly Lane[]> {
  const looks = lanes.map((lane) => sql`exists (select from messages where ${isDueIn(lane, now)})`);
  const { rows } = await sql<{ are_due: boolean[] }>`select array[${sql.join(looks)}] as are_due`.execute(db);
  return lanes.filter((_, at) => rows[0]?.are_due[at]);
}

/** Claims due messages for this worker, the longest waiting first. */
export async function claimDue(db: Database, lane: MessageLane, atMost: number, now: Date): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    update messages set claimed_until = ${new Date(now.getTime() + claimMs)}::timestamptz, claim_ran_out = false
    where id in (
      select id from messages where ${isDueIn(lane, now)} order by ${due} limit ${atMost} for update skip locked)
    returning *`.execute(db);
  return rows;
}

/** Marks messages whose worker has not come back in time; after twice the time they are free again. */
export async function markExpiredClaims(db: Database, now: Date): Promise<void> {
  const claims = db.updateTable('messages').where('state', 'in', ['waiting', 'started']);
  await claims
    .set({ claim_ran_out: true, claimed_until: new Date(now.getTime() + claimMs) })
    .where('claimed_until', '<=', now)
    .where('claim_ran_out', '=', false)
    .execute();
}
