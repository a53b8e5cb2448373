import { words as botInAmharic } from './areas/bot/am.ts';
import { words as bot } from './areas/bot/en.ts';
import { words as notificationsInAmharic } from './areas/notifications/am.ts';
import { words as notifications } from './areas/notifications/en.ts';
import { words as problemsInAmharic } from './areas/problems/am.ts';
import { words as problems } from './areas/problems/en.ts';
import type { Locale } from './locale.ts';
import type { Translation } from './messages/shape.ts';

export { isLocale, type Locale, languageNames, locales } from './locale.ts';

const english = { problems, bot, notifications };

export type ServerTexts = Translation<typeof english>;

/** What the API says to people: in answers, in the bot and in messages. A server has all languages at hand. */
export const serverTexts: Readonly<Record<Locale, ServerTexts>> = {
  en: english,
  am: { problems: problemsInAmharic, bot: botInAmharic, notifications: notificationsInAmharic },
};
