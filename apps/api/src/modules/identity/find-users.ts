import { parseEmail } from '@awaj/domain/email';
import { type Phone, parseLoginPhone } from '@awaj/domain/phone';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { isId } from '../../http/ids.ts';

const listedAtMost = 50;

/** Reads a phone as people write it: also without its 0 or +, or with 00 instead of the +. */
function phoneIn(text: string): Phone | null {
  const digits = text.replace(/[\s().\p{Pd}\p{Cf}]/gu, '');
  const spelt = /^(?:00)?(251\d+)$/.exec(digits)?.[1] ?? (/^[79]\d{8}$/.test(digits) ? `251${digits}` : null);
  const phone = parseLoginPhone(spelt ? `+${spelt}` : text);
  return phone.ok ? phone.value : null;
}

/** Escapes the wildcards of LIKE. */
const anywhere = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const inName = (text: string) =>
  sql<boolean>`concat_ws(' ', first_name, last_name, company_name) ilike ${anywhere(text.trim().replace(/\s+/g, ' '))}`;

const userRows = (db: Database) => db.selectFrom('users').selectAll();

export type FoundUser = Awaited<ReturnType<typeof findUsers>>[number];

/** Finds users by phone, email or id, or by a part of the name, which several users may share. */
export async function findUsers(db: Database, text: string) {
  const phone = phoneIn(text);
  if (phone) return userRows(db).where('phone', '=', phone).execute();
  const email = parseEmail(text);
  if (email.ok) return userRows(db).where('email', '=', email.value).execute();
  const id = Number(text);
  if (isId(id)) return userRows(db).where('id', '=', id).execute();
  if (text.trim() === '') return [];
  return userRows(db).where(inName(text)).orderBy('id').limit(listedAtMost).execute();
}
