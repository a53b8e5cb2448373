import { isLocale, type ServerTexts, serverTexts } from '@awaj/i18n/server';
import type { User } from 'grammy/types';
import type { Database } from '../../database/database.ts';
import { fallbackLanguage, type Language } from '../../http/language.ts';

export type TextsFor = (user: User) => Promise<ServerTexts['bot']>;

/** What the bot says: in the language chosen in the chat, else in that of the account, else in that of Telegram. */
export const createTextsFor =
  (db: Database): TextsFor =>
  async ({ id, language_code: code }) => {
    const chosen = db.selectFrom('telegram_languages').select('language').where('telegram_id', '=', id);
    const account = db.selectFrom('users').select('language').where('telegram_id', '=', id);
    const language =
      (await chosen.executeTakeFirst())?.language ??
      (await account.executeTakeFirst())?.language ??
      (isLocale(code) ? code : fallbackLanguage);
    return serverTexts[language].bot;
  };

/** Stores the choice for the chat, and for the alerts if the person has an account. */
export async function chooseLanguage(db: Database, telegramId: number, language: Language): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('telegram_languages')
      .values({ telegram_id: telegramId, language })
      .onConflict((conflict) => conflict.column('telegram_id').doUpdateSet({ language }))
      .execute();
    await trx.updateTable('users').set({ language }).where('telegram_id', '=', telegramId).execute();
  });
}
