import { words as apiInAmharic } from './areas/api/am.ts';
import { words as api } from './areas/api/en.ts';
import { words as botInAmharic } from './areas/bot/am.ts';
import { words as bot } from './areas/bot/en.ts';
import { words as notificationsInAmharic } from './areas/notifications/am.ts';
import { words as notifications } from './areas/notifications/en.ts';
import type { Locale } from './locale.ts';
import type { Translation } from './messages/shape.ts';

export { isLocale, type Locale, languageNames, locales } from './locale.ts';

const english = { api, bot, notifications };

export type ServerTexts = Translation<typeof english>;

/** What the API says to people: in answers, in the bot and in messages. A server has all languages at hand. */
export const serverTexts: Readonly<Record<Locale, ServerTexts>> = {
  en: english,
  am: { api: apiInAmharic, bot: botInAmharic, notifications: notificationsInAmharic },
};
