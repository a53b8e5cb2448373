import type { Phone } from '@awaj/domain/phone';
import type { Database } from '../../../database/database.ts';
import type { Language } from '../../../http/language.ts';
import { formerPhones } from '../../identity/users.ts';

/** The user of a reset, and the phone that gets the code. */
export interface ResetTarget {
  userId: number;
  phone: Phone;
  /** Whether it is the previous phone of the account, which stays valid for a while. */
  isFormer: boolean;
  language: Language;
}

/** The user who has or recently had the phone. One query, so that an unknown phone takes as long. */
async function findByPhone(db: Database, phone: Phone, now: Date) {
  const formerOwners = formerPhones(db, now).select('change.user_id').where('change.old_address', '=', phone);
  return db
    .selectFrom('users')
    .select(['id', 'phone', 'is_phone_verified', 'language'])
    .select((eb) => [
      // After several changes in a row, the phone before the first one counts.
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

/**
 * For three days after a change codes go to the old phone, so that a stolen session gains nothing by changing it. An
 * unverified phone gets its own code, which proves it from outside the account.
 */
export async function findResetTarget(db: Database, phone: Phone, now: Date): Promise<ResetTarget | null> {
  const user = await findByPhone(db, phone, now);
  if (!user) return null;
  const { id: userId, before, language } = user;
  const isUnproven = phone === user.phone && !user.is_phone_verified;
  if (before && !isUnproven) return { userId, phone: before, isFormer: before !== user.phone, language };
  return user.phone ? { userId, phone: user.phone, isFormer: false, language } : null;
}
