import { server } from './areas/server.gen.ts';
import type { Locale } from './languages.ts';
import type { Translation } from './translation.ts';

export { formatDate } from './format.ts';
export { isLocale, type Locale, languages, locales } from './languages.ts';

export type ServerTexts = Translation<(typeof server)['en']>;

/** What servers say to people: in answers, in the bot and in messages. They have all languages at hand. */
export const serverTexts: Readonly<Record<Locale, ServerTexts>> = server;
