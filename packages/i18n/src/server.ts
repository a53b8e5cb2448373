import { server } from './areas/server.gen.ts';
import type { Locale } from './languages.ts';
import type { Translation } from './translation.ts';

export { formatDate } from './format-date.ts';
export { isLocale, type Locale, languages, locales } from './languages.ts';

export type ServerTexts = Translation<(typeof server)['en']>;

/** Texts that servers send: answers, bot and messages. All languages are loaded. */
export const serverTexts: Readonly<Record<Locale, ServerTexts>> = server;
