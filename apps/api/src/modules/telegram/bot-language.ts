import type { User } from 'grammy/types';
import type { Database } from '../../platform/database.ts';
import { botTexts } from './bot-texts.ts';

export type TextsFor = (user: User) => Promise<(typeof botTexts)['en' | 'am']>;

/** What the bot says, in the language that somebody chose, else in that of their Telegram. */
export const createTextsFor =
  (db: Database): TextsFor =>
  async ({ id, language_code: code }) => {
    const users = db.selectFrom('users').select('language').where('telegram_id', '=', id);
    const language = (await users.executeTakeFirst())?.language ?? (code === 'am' ? 'am' : 'en');
    return botTexts[language];
  };
