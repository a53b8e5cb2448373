import type { Phone } from '@awaj/domain/phone';
import type { Database } from '../../database/database.ts';
import { provePhone } from '../identity/proven-phone.ts';
import type { Outbox } from '../notifications/notification.ts';
import { bringLanguage } from './bot-language.ts';

export interface SharedContact {
  telegramId: number;
  phone: Phone;
  at: Date;
}

/**
 * Stores a phone that Telegram vouches for, and connects the account that has it. The current owner of the number gets
 * access, so earlier connections of either side end. A language chosen in the chat becomes that of the account.
 */
export async function acceptContact(
  { db, messages }: { db: Database; messages: Outbox },
  { telegramId, phone, at }: SharedContact,
): Promise<'linked' | 'known'> {
  return db.transaction().execute(async (trx) => {
    await trx
      .insertInto('telegram_contacts')
      .values({ telegram_id: telegramId, phone, shared_at: at })
      .onConflict((conflict) => conflict.column('telegram_id').doUpdateSet({ phone, shared_at: at }))
      .execute();
    await trx
      .updateTable('users')
      .set({ telegram_id: null })
      .where('telegram_id', '=', telegramId)
      .where('phone', 'is distinct from', phone)
      .execute();
    const owner = await provePhone(trx, messages, { phone, at, by: { telegramId } });
    if (owner === null) return 'known';
    const link = { telegram_id: telegramId, telegram_linked_at: at };
    await trx.updateTable('users').set(link).where('id', '=', owner).execute();
    await bringLanguage(trx, telegramId);
    return 'linked';
  });
}
