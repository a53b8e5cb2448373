import type { Phone } from '@awaj/domain/phone';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/errors.ts';
import type { Language } from '../../http/language.ts';
import { lockPhone } from '../identity/proven-phone.ts';
import { isMadeByLink, isPhoneTaken, splitName } from '../identity/users.ts';
import type { LinkRow } from './links.repository.ts';

interface Moment {
  at: Date;
  language: Language;
}

/** Without the phone if another account has it, or gets it at this moment. */
async function createGuest(trx: Database, link: LinkRow, { at, language }: Moment): Promise<number> {
  const guest = { ...splitName(link.name), created_at: at, language };
  const insert = (phone: Phone | null) =>
    trx
      .insertInto('users')
      .values({ ...guest, phone })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
  const isTaken = await isPhoneTaken(trx, link.phone, at);
  const user = (isTaken ? undefined : await insert(link.phone)) ?? (await insert(null));
  if (!user) throw new AppError('busy');
  return user.id;
}

/**
 * The account that a link logs into: the recipient's own, if they have verified the phone, or a new one. An account
 * that only typed the phone may belong to somebody else, so a link sent to that phone does not open it.
 */
export async function guestOf(trx: Database, link: LinkRow, moment: Moment): Promise<number> {
  // A demo link starts again for a new person.
  if (link.renewed_for_seconds !== null) return createGuest(trx, link, moment);
  await lockPhone(trx, link.phone);
  const known = await trx.selectFrom('users').selectAll().where('phone', '=', link.phone).executeTakeFirst();
  if (known?.disabled_at) throw new AppError('linkGone');
  if (known && (known.is_phone_verified || isMadeByLink(known))) return known.id;
  return createGuest(trx, link, moment);
}
