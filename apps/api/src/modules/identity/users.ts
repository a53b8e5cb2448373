import { dayMs } from '@awaj/domain/duration';
import type { Phone } from '@awaj/domain/phone';
import type { Database } from '../../database/database.ts';

/** For this time after a change the old phone still belongs to the account, and no other account can take it. */
const recoveryMs = 3 * dayMs;

const recent = (now: Date): Date => new Date(now.getTime() - recoveryMs);

/** Verified phones that accounts had until recently. */
export const formerPhones = (db: Database, now: Date) =>
  db
    .selectFrom('contact_changes as change')
    .where('change.channel', '=', 'phone')
    .where('change.was_trusted', '=', true)
    .where('change.changed_at', '>', recent(now));

/** Locks the user, so that changes in several steps run one after the other. */
export const lockUser = (trx: Database, userId: number) =>
  trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();

/** The column that stores whether a contact is verified. */
export const verifiedFlagOf = { phone: 'is_phone_verified', email: 'is_email_verified' } as const;

/** Whether a campaign link created the account. Only links open it until its phone is verified. */
export const isMadeByLink = (user: {
  email: string | null;
  password_hash: string | null;
  is_phone_verified: boolean;
}): boolean => user.email === null && user.password_hash === null && !user.is_phone_verified;

/** Splits the one name of most forms: everything after the first word is the last name. */
export function splitName(name: string): { first_name: string; last_name: string } {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return { first_name: first, last_name: rest.join(' ') };
}

/** Whether a phone belongs to somebody else, or did until recently. */
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

/** The unique field, phone or email, that another request took first. */
export function takenFieldOf(error: unknown): 'phone' | 'email' | null {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  if (code !== '23505') return null;
  return constraint === 'users_phone_key' ? 'phone' : constraint === 'users_email_key' ? 'email' : null;
}

/** No row has this id. Work for it changes nothing, but takes as long as for a real one. */
export const noSuchId = 0;

async function isPhoneOfSignup(db: Database, userId: number): Promise<boolean> {
  const changes = db.selectFrom('contact_changes').select('id').where('user_id', '=', userId);
  return (await changes.where('channel', '=', 'phone').executeTakeFirst()) === undefined;
}

/** Whether codes may go to the phone: it is verified, or it is the phone of the signup. */
export const isPhoneTrusted = async (db: Database, user: { id: number; is_phone_verified: boolean }) =>
  user.is_phone_verified || isPhoneOfSignup(db, user.id);
