import type { Database } from '../../database/database.ts';

/** The account connected to a Telegram user. */
export const findAccount = (db: Database, telegramId: number) =>
  db
    .selectFrom('users')
    .select('id')
    .where('telegram_id', '=', telegramId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
