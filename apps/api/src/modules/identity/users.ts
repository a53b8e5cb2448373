import { dayMs } from '@awaj/domain/duration';
import type { Phone } from '@awaj/domain/phone';
import type { Database } from '../../database/database.ts';
import type { Language } from '../../http/language.ts';

/** So long after a change of phone the old number still belongs to the account, and no other account can take it. */
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

/** Nobody signed up for it: a campaign link made the account, and only links lead into it until its phone is verified. */
export const isMadeByLink = (user: {
  email: string | null;
  password_hash: string | null;
  is_phone_verified: boolean;
}): boolean => user.email === null && user.password_hash === null && !user.is_phone_verified;

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

/** Ids begin at 1: what is done for this one leaves nothing behind, and takes as long as for anybody. */
export const nobody = 0;

/** Whom a reset is for, and the number that its code goes to. */
export interface ResetTarget {
  userId: number;
  phone: Phone;
  /** Not the account's phone any more, but the one before, to which it answers for a while. */
  isFormer: boolean;
  language: Language;
}

/** The user who has the phone, or had it until recently. One query, so that it takes as long for an unknown phone. */
async function findByPhone(db: Database, phone: Phone, now: Date) {
  const formerOwners = formerPhones(db, now).select('change.user_id').where('change.old_address', '=', phone);
  return db
    .selectFrom('users')
    .select(['id', 'phone', 'is_phone_verified', 'language'])
    .select((eb) => [
      // Of several changes in a row, the phone before the first of them.
      formerPhones(db, now)
        .select((change) => change.ref('change.old_address').$castTo<Phone>().as('old_address'))
        .where('change.user_id', '=', eb.ref('users.id'))
        .orderBy('change.id')
        .limit(1)
        .as('before'),
    ])
    .where('disabled_at', 'is', null)
    .where((eb) => eb.or([eb('phone', '=', phone), eb('id', 'in', formerOwners)]))
    .orderBy((eb) => eb('phone', 'is not distinct from', phone), 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function isPhoneOfSignup(db: Database, userId: number): Promise<boolean> {
  const changes = db.selectFrom('contact_changes').select('id').where('user_id', '=', userId);
  return (await changes.where('channel', '=', 'phone').executeTakeFirst()) === undefined;
}

/** A phone that codes may go to: verified, or the one that the account was made with. */
export const isPhoneTrusted = async (db: Database, user: { id: number; is_phone_verified: boolean }) =>
  user.is_phone_verified || isPhoneOfSignup(db, user.id);

/**
 * A stolen session that has changed the phone gains nothing by it: for three days codes go to the phone before. A phone
 * that nobody has proven gets its own code, which proves it from outside the account.
 */
export async function findResetTarget(db: Database, phone: Phone, now: Date): Promise<ResetTarget | null> {
  const user = await findByPhone(db, phone, now);
  if (!user) return null;
  const { id: userId, before, language } = user;
  const isUnproven = phone === user.phone && !user.is_phone_verified;
  if (before && !isUnproven) return { userId, phone: before, isFormer: before !== user.phone, language };
  return user.phone ? { userId, phone: user.phone, isFormer: false, language } : null;
}
