import type { Database } from '../../database/database.ts';

/** The account that a person at Telegram is connected to. */
export const findAccount = (db: Database, telegramId: number) =>
  db
    .selectFrom('users')
    .select('id')
    .where('telegram_id', '=', telegramId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
