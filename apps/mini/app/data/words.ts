import { type Area, createTranslations, type Locale, loadAreaOfMiniApp, type Translations } from '@awaj/i18n';

const { load, loaded } = createTranslations(loadAreaOfMiniApp);

export const loadWords = load;

/** Loads all areas of one language in another. */
export const loadWordsLike = (spoken: Locale, wanted: Locale): Promise<Translations> =>
  load(wanted, Object.keys(loaded.get(spoken)?.areas ?? {}) as Area[]);

export const wordsOf = (locale: Locale): Translations | undefined => loaded.get(locale);
