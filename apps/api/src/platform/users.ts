import { dayMs } from '@awaj/domain/duration';
import type { Phone } from '@awaj/domain/phone';
import type { Database } from './database.ts';
import type { Language } from './language.ts';

/** For so long after a change of phone, the account still answers to the one before, and nobody else gets it. */
const recoveryMs = 3 * dayMs;

const recent = (now: Date): Date => new Date(now.getTime() - recoveryMs);

/** The phones that accounts had until a moment ago and that were really theirs. */
const formerPhones = (db: Database, now: Date) =>
  db
    .selectFrom('contact_changes as change')
    .where('change.channel', '=', 'phone')
    .where('change.was_trusted', '=', true)
    .where('change.changed_at', '>', recent(now));

/** What changes something of a user in more steps than one begins here, so that of two at once one waits. */
export const lockUser = (trx: Database, userId: number) =>
  trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();

/** Where it is kept whether a contact was verified. */
export const verifiedFlagOf = { phone: 'is_phone_verified', email: 'is_email_verified' } as const;

/** Accounts have two names, and most forms one: what follows the first word is the last name. */
export function splitName(name: string): { first_name: string; last_name: string } {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return { first_name: first, last_name: rest.join(' ') };
}

/** Whether a number belongs to somebody else, or did until a moment ago. */
export async function isPhoneTaken(db: Database, phone: Phone, now: Date, exceptUserId = 0): Promise<boolean> {
  const owners = db.selectFrom('users').select('id').where('phone', '=', phone).where('id', '!=', exceptUserId);
  if (await owners.executeTakeFirst()) return true;
  const former = formerPhones(db, now)
    .select('change.id')
    .where('change.old_address', '=', phone)
    .where('change.user_id', '!=', exceptUserId);
  return (await former.executeTakeFirst()) !== undefined;
}

export async function isEmailTaken(db: Database, email: string, exceptUserId = 0): Promise<boolean> {
  const owners = db.selectFrom('users').select('id').where('email', '=', email).where('id', '!=', exceptUserId);
  return (await owners.executeTakeFirst()) !== undefined;
}

/** Which field of a form lost a race for a phone or an email that has to be somebody's alone. */
export function takenFieldOf(error: unknown): 'phone' | 'email' | null {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  if (code !== '23505') return null;
  return constraint === 'users_phone_key' ? 'phone' : constraint === 'users_email_key' ? 'email' : null;
}

/** Whom a reset is for, and the number that its code goes to. */
export interface ResetTarget {
  userId: number;
  phone: string;
  language: Language;
}

async function findByPhone(db: Database, phone: Phone, now: Date) {
  const users = db.selectFrom('users').select(['id', 'phone', 'is_phone_verified', 'language']);
  const active = users.where('disabled_at', 'is', null);
  const owner = await active.where('phone', '=', phone).executeTakeFirst();
  const formerOwners = formerPhones(db, now).select('change.user_id').where('change.old_address', '=', phone);
  return owner ?? active.where('id', 'in', formerOwners).executeTakeFirst();
}

/** Of several changes in a row, the phone before the first of them. */
async function phoneBefore(db: Database, userId: number, now: Date): Promise<string | null> {
  const changes = formerPhones(db, now).select('change.old_address').where('change.user_id', '=', userId);
  return (await changes.orderBy('change.id').executeTakeFirst())?.old_address ?? null;
}

async function isPhoneOfSignup(db: Database, userId: number): Promise<boolean> {
  const changes = db.selectFrom('contact_changes').select('id').where('user_id', '=', userId);
  return (await changes.where('channel', '=', 'phone').executeTakeFirst()) === undefined;
}

/** A phone that codes may go to: verified, or the one that the account was made with. */
export const isPhoneTrusted = async (db: Database, user: { id: number; is_phone_verified: boolean }) =>
  user.is_phone_verified || isPhoneOfSignup(db, user.id);

/**
 * A stolen session that has changed the phone gains nothing by it: for three days codes go to the phone before, and
 * later only to one that was verified.
 */
export async function findResetTarget(db: Database, phone: Phone, now: Date): Promise<ResetTarget | null> {
  const user = await findByPhone(db, phone, now);
  if (!user) return null;
  const before = await phoneBefore(db, user.id, now);
  if (before) return { userId: user.id, phone: before, language: user.language };
  if (!user.phone || !(await isPhoneTrusted(db, user))) return null;
  return { userId: user.id, phone: user.phone, language: user.language };
}
