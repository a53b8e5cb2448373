export { type AreaOfWebsite, loadArea } from './areas/index.ts';
export { type Area, type AreaMessages, loadAreaInTelegram } from './areas/telegram.ts';
export { type DateStyle, formatDate } from './format.ts';
export { isLocale, type Locale, languageNames, locales } from './locale.ts';
export { loadMessages, type Messages } from './messages/load.ts';
export type { Translation } from './messages/shape.ts';
export { startFailure } from './start-failure.ts';
export { createTranslations, type Translations } from './translations.ts';
