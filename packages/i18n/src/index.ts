export { type DateStyle, formatDate } from './format-date.ts';
export { isLocale, type Locale, languages, locales } from './languages.ts';
export {
  type Area,
  type AreaMessages,
  type AreaOfMiniApp,
  type AreaOfWebsite,
  createTranslations,
  loadArea,
  loadAreaOfMiniApp,
  loadMessages,
  type Messages,
  startFailure,
  type Translations,
} from './load.ts';
export type { Translation } from './translation.ts';
