import { type Area, createTranslations, type Locale, loadAreaOfMiniApp, type Translations } from '@awaj/i18n';

const { load, loaded } = createTranslations(loadAreaOfMiniApp);

export const loadWords = load;

/** All that was said in one language so far, in another. */
export const loadWordsLike = (spoken: Locale, wanted: Locale): Promise<Translations> =>
  load(wanted, Object.keys(loaded.get(spoken)?.areas ?? {}) as Area[]);

export const wordsOf = (locale: Locale): Translations | undefined => loaded.get(locale);
