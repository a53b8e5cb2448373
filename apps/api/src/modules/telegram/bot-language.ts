import { isLocale, type ServerTexts, serverTexts } from '@awaj/i18n/server';
import type { User } from 'grammy/types';
import type { Database } from '../../database/database.ts';
import { fallbackLanguage, type Language } from '../../http/language.ts';

/** The account's language, otherwise the one chosen in the chat, otherwise Telegram's. */
export async function languageOfPerson(db: Database, { id, language_code: code }: User): Promise<Language> {
  const account = db.selectFrom('users').select('language').where('telegram_id', '=', id);
  const chosen = db.selectFrom('telegram_languages').select('language').where('telegram_id', '=', id);
  return (
    (await account.executeTakeFirst())?.language ??
    (await chosen.executeTakeFirst())?.language ??
    (isLocale(code) ? code : fallbackLanguage)
  );
}

export type TextsFor = (user: User) => Promise<ServerTexts['bot']>;

/** The bot's texts. */
export const createTextsFor =
  (db: Database): TextsFor =>
  async (user) =>
    serverTexts[await languageOfPerson(db, user)].bot;

/** The account's language is that of all messages. The choice of a person without an account waits for one. */
export async function chooseLanguage(db: Database, telegramId: number, language: Language): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const account = trx.updateTable('users').set({ language }).where('telegram_id', '=', telegramId);
    if ((await account.executeTakeFirst()).numUpdatedRows > 0n) return;
    await trx
      .insertInto('telegram_languages')
      .values({ telegram_id: telegramId, language })
      .onConflict((conflict) => conflict.column('telegram_id').doUpdateSet({ language }))
      .execute();
  });
}

/** Gives an account that has just been connected the language chosen in the chat before, once. */
export async function bringLanguage(trx: Database, telegramId: number): Promise<void> {
  const taken = trx.deleteFrom('telegram_languages').where('telegram_id', '=', telegramId).returning('language');
  const chosen = await taken.executeTakeFirst();
  if (chosen) await trx.updateTable('users').set(chosen).where('telegram_id', '=', telegramId).execute();
}
