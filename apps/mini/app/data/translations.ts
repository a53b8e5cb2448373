import { type AreaOfMiniApp, createTranslations, type Locale, loadAreaOfMiniApp, type Translations } from '@awaj/i18n';

const { load, loaded } = createTranslations<AreaOfMiniApp>(loadAreaOfMiniApp);

export const loadTranslations = load;

/** Loads all areas of one language in another. */
export const loadSameTranslations = (spoken: Locale, wanted: Locale): Promise<Translations> =>
  load(wanted, Object.keys(loaded.get(spoken)?.areas ?? {}) as AreaOfMiniApp[]);

export const translationsOf = (locale: Locale): Translations | undefined => loaded.get(locale);

/** The texts of a page beyond those of every page. They are prefetched from here as well. */
export const areasOf = {
  latest: ['telegramTender', 'search'],
  found: ['telegramTender', 'search', 'savedSearches'],
  myfeed: ['preferences', 'telegramTender', 'search'],
  messages: ['deliveries', 'alertSettings'],
  searches: ['savedSearches', 'search'],
  alerts: ['alertSettings'],
  plan: ['billing', 'telegramTender'],
  tender: ['tenderPage', 'telegramTender', 'deadline'],
  login: ['telegramEntry'],
  signup: ['telegramEntry', 'telegramTender'],
} as const satisfies Record<string, readonly AreaOfMiniApp[]>;
