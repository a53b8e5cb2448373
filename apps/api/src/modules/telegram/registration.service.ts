import { isGivenName } from '@awaj/domain/person-name';
import type { Caller } from '../../platform/caller.ts';
import type { Database } from '../../platform/database.ts';
import { AppError, refusedFields } from '../../platform/errors.ts';
import type { Language } from '../../platform/language.ts';
import { splitName, takenFieldOf } from '../../platform/users.ts';

/** What registration needs of billing. */
export interface InvoiceOpener {
  open(db: Database, order: { userId: number; planId: number }): Promise<unknown>;
}

interface Dependencies {
  db: Database;
  now: () => Date;
  invoices: InvoiceOpener;
}

type Guest = Extract<Caller, { kind: 'telegram-guest' }>;

export function createTelegramRegistration({ db, now, invoices }: Dependencies) {
  async function create(trx: Database, guest: Guest, form: { name: string; planId: number }, language: Language) {
    const user = await trx
      .insertInto('users')
      .values({
        ...splitName(form.name),
        phone: guest.phone,
        // Telegram has vouched for it.
        is_phone_verified: true,
        telegram_id: guest.initData.telegramId,
        created_at: now(),
        language,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await invoices.open(trx, { userId: user.id, planId: form.planId });
  }

  /** Makes an account of the phone that was shared with the bot. */
  return async function register(caller: Caller, form: { name: string; planId: number }, language: Language) {
    if (caller.kind === 'user') throw new AppError('alreadyRegistered');
    if (caller.kind === 'visitor') throw new AppError('initDataRefused');
    if (caller.phone === null) throw new AppError('telegramAccountNotFound');
    if (!isGivenName(form.name)) throw refusedFields({ name: 'empty' });
    try {
      await db.transaction().execute((trx) => create(trx, caller, form, language));
    } catch (error) {
      const isThere =
        takenFieldOf(error) !== null || (error as { constraint?: unknown }).constraint === 'users_telegram_id_key';
      throw isThere ? new AppError('alreadyRegistered') : error;
    }
  };
}
