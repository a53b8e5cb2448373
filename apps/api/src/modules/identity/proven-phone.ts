import type { Phone } from '@awaj/domain/phone';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Outbox } from '../notifications/notification.ts';
import { endSessions } from './sessions.ts';
import { isMadeByLink } from './users.ts';

export interface ProvenPhone {
  phone: Phone;
  at: Date;
  /** Proved by a code, or by Telegram for the number of one of its accounts. */
  by: 'code' | { telegramId: number };
  /** The session that made the proof, which is kept. */
  session?: Buffer;
}

/** Serialises work on one phone, so that the second of two concurrent proofs sees the first. */
export const lockPhone = (trx: Database, phone: Phone) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`phone ${phone}`}::text, 0))`.execute(trx);

const lockByPhone = (trx: Database, phone: Phone) =>
  trx
    .selectFrom('users')
    .selectAll()
    .where('phone', '=', phone)
    .where('disabled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

type UserRow = NonNullable<Awaited<ReturnType<typeof lockByPhone>>>;

/** Whether the account is proved by something else than this phone: an email, a payment or an order. */
async function isOtherwiseProven(trx: Database, { id, phone, is_email_verified }: UserRow): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from invoices where user_id = ${id} and paid_at is not null)
      or exists (select from document_orders where user_id = ${id})
      or exists (select from contact_changes where user_id = ${id} and channel = 'phone' and was_trusted
        and old_address <> ${phone}) as found`.execute(trx);
  return is_email_verified || rows[0]?.found === true;
}

/** Notifies the old email of the account, if it had one. */
async function tell(
  trx: Database,
  messages: Outbox,
  { id: userId, email: to, language }: UserRow,
  template: 'phoneDetached' | 'accountTaken',
): Promise<void> {
  if (to) await messages.enqueue(trx, { userId, channel: 'email', to, language, message: { template } });
}

async function detach(trx: Database, messages: Outbox, user: UserRow, { phone, at }: ProvenPhone): Promise<void> {
  const userId = user.id;
  await trx.updateTable('users').set({ phone: null, phone_proven_at: null }).where('id', '=', userId).execute();
  await trx.updateTable('channels').set({ sms: false }).where('user_id', '=', userId).execute();
  await trx
    .insertInto('contact_changes')
    .values({ user_id: userId, channel: 'phone', old_address: phone, was_trusted: false, changed_at: at })
    .execute();
  await tell(trx, messages, user, 'phoneDetached');
}

/** Hands the account to the owner of the phone, and removes every login that somebody else set. */
async function handOver(trx: Database, messages: Outbox, user: UserRow, { session }: ProvenPhone): Promise<void> {
  const userId = user.id;
  await endSessions(trx, userId, session);
  await trx.deleteFrom('one_time_codes').where('user_id', '=', userId).execute();
  await trx.updateTable('channels').set({ email: false, telegram: false }).where('user_id', '=', userId).execute();
  const nobodys = { email: null, is_email_verified: false, password_hash: null, telegram_id: null };
  await trx.updateTable('users').set(nobodys).where('id', '=', userId).execute();
  await tell(trx, messages, user, 'accountTaken');
}

/**
 * Applies a proof of a phone from outside the account that has it. Another person may have typed the phone there,
 * unless the account is connected to the Telegram account of the proof. Returns the user whose account is theirs now,
 * or null when they need a new one; then no account has the phone any more.
 */
export async function provePhone(trx: Database, messages: Outbox, proof: ProvenPhone): Promise<number | null> {
  await lockPhone(trx, proof.phone);
  const user = await lockByPhone(trx, proof.phone);
  if (!user) return null;
  const isConnected = proof.by !== 'code' && proof.by.telegramId === user.telegram_id;
  if (!user.is_phone_verified && !isConnected) {
    // We set the phone of an account that a link created, so nobody else can have typed it.
    if (!isMadeByLink(user) && (await isOtherwiseProven(trx, user))) {
      await detach(trx, messages, user, proof);
      return null;
    }
    await handOver(trx, messages, user, proof);
  }
  const proven = { is_phone_verified: true, ...(proof.by === 'code' && { phone_proven_at: proof.at }) };
  await trx.updateTable('users').set(proven).where('id', '=', user.id).execute();
  return user.id;
}
