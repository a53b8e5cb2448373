import type { Phone } from '@awaj/domain/phone';
import type { Database } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Language } from '../../platform/language.ts';
import { isPhoneTaken, splitName } from '../../platform/users.ts';
import type { LinkRow } from './links.repository.ts';

interface Moment {
  at: Date;
  language: Language;
}

async function createGuest(trx: Database, link: LinkRow, { at, language }: Moment): Promise<number | undefined> {
  // Phones are kept in the one canonical form.
  const isTaken = await isPhoneTaken(trx, link.phone as Phone, at);
  const guest = { ...splitName(link.name), phone: isTaken ? null : link.phone, telegram_id: null };
  const user = await trx
    .insertInto('users')
    .values({ ...guest, created_at: at, language })
    // Somebody may sign up with the phone at this very moment.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return user?.id;
}

/** The account that a link lets into: of the one it was sent to, by the phone, or a new one. */
export async function guestOf(trx: Database, link: LinkRow, moment: Moment): Promise<number> {
  const users = trx.selectFrom('users').select(['id', 'disabled_at']).where('phone', '=', link.phone);
  // A link of the demo begins anew for somebody new.
  const known = link.renewed_for_seconds === null ? await users.executeTakeFirst() : undefined;
  if (known?.disabled_at) throw new AppError('linkGone');
  const id = known?.id ?? (await createGuest(trx, link, moment)) ?? (await users.executeTakeFirst())?.id;
  if (id === undefined) throw new AppError('busy');
  return id;
}
