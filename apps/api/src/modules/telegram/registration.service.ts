import { dayMs } from '@awaj/domain/duration';
import { isGivenName } from '@awaj/domain/person-name';
import type { Database } from '../../database/database.ts';
import { AppError, refusedFields } from '../../http/errors.ts';
import type { Language } from '../../http/language.ts';
import type { Invoices } from '../billing/invoices/invoices.service.ts';
import type { Caller } from '../identity/caller.ts';
import { provePhone } from '../identity/proven-phone.ts';
import { splitName, takenFieldOf } from '../identity/users.ts';
import type { Outbox } from '../notifications/notification.ts';

interface Dependencies {
  db: Database;
  now: () => Date;
  messages: Outbox;
  invoices: Invoices;
}

type Guest = Extract<Caller, { kind: 'telegram-guest' }>;

/** A contact shared longer ago may belong to somebody else by now. */
const sharedForMs = dayMs;

export function createTelegramRegistration({ db, now, messages, invoices }: Dependencies) {
  /** An unverified account that was created with the phone after it was shared is no obstacle. */
  async function reclaim(trx: Database, telegramId: number, at: Date): Promise<number | null> {
    const unproven = await trx
      .selectFrom('telegram_contacts as contact')
      .innerJoin('users', 'users.phone', 'contact.phone')
      .select('contact.phone')
      .where('contact.telegram_id', '=', telegramId)
      .where('shared_at', '>', new Date(at.getTime() - sharedForMs))
      .where('is_phone_verified', '=', false)
      .executeTakeFirst();
    return unproven ? provePhone(trx, messages, { phone: unproven.phone, at, by: { telegramId } }) : null;
  }

  async function create(trx: Database, guest: Guest, form: { name: string; planId: number }, language: Language) {
    const { telegramId } = guest.initData;
    const at = now();
    const user = {
      ...splitName(form.name),
      phone: guest.phone,
      // Telegram has vouched for it.
      is_phone_verified: true,
      telegram_id: telegramId,
      telegram_linked_at: at,
      language,
    };
    const taken = await reclaim(trx, telegramId, at);
    const { id: userId } = await (taken === null
      ? trx
          .insertInto('users')
          .values({ ...user, created_at: at })
          .returning('id')
          .executeTakeFirstOrThrow()
      : trx.updateTable('users').set(user).where('id', '=', taken).returning('id').executeTakeFirstOrThrow());
    await invoices.open(trx, { userId, planId: form.planId });
  }

  /** Creates an account with the phone that was shared with the bot. */
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
