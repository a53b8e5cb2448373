import type { Locale } from './locale.ts';
import type { messages as english } from './messages/en/index.ts';
import type { Translation } from './messages/shape.ts';

export { type AreaOfWebsite, loadArea } from './areas/index.ts';
export { type Area, type AreaMessages, loadAreaInTelegram } from './areas/telegram.ts';
export { type DateStyle, formatDate } from './format.ts';
export { isLocale, type Locale, languageNames, locales } from './locale.ts';
export type { Translation } from './messages/shape.ts';
export { startFailure } from './start-failure.ts';

export type Messages = Translation<typeof english>;

/** One language is one chunk: the browser fetches only the one that is shown. */
const catalogs = {
  en: () => import('./messages/en/index.ts'),
  am: () => import('./messages/am/index.ts'),
} satisfies Record<Locale, () => Promise<{ messages: Messages }>>;

export async function loadMessages(locale: Locale): Promise<Messages> {
  return (await catalogs[locale]()).messages;
}
