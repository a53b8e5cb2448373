import { isLocale, type ServerTexts, serverTexts } from '@awaj/i18n/server';
import type { User } from 'grammy/types';
import type { Database } from '../../database/database.ts';
import { fallbackLanguage, type Language } from '../../http/language.ts';

/** Undefined if none was chosen. */
export async function languageChosenInChat(db: Database, telegramId: number): Promise<Language | undefined> {
  const chosen = db.selectFrom('telegram_languages').select('language').where('telegram_id', '=', telegramId);
  return (await chosen.executeTakeFirst())?.language;
}

/** The account's language, otherwise the one chosen in the chat, otherwise Telegram's. */
export async function languageOfPerson(db: Database, { id, language_code: code }: User): Promise<Language> {
  const account = db.selectFrom('users').select('language').where('telegram_id', '=', id);
  return (
    (await account.executeTakeFirst())?.language ??
    (await languageChosenInChat(db, id)) ??
    (isLocale(code) ? code : fallbackLanguage)
  );
}

export type TextsFor = (user: User) => Promise<ServerTexts['bot']>;

/** The bot's texts. */
export const createTextsFor =
  (db: Database): TextsFor =>
  async (user) =>
    serverTexts[await languageOfPerson(db, user)].bot;

/** Stores the choice for the chat, and for all messages if the person has an account. */
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
