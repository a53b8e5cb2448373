export type LanguageCode = 'am' | 'en' | 'om' | 'ti';

/** The same thing said in each language a notice can be written in. */
export type Wording = Readonly<Record<LanguageCode, string>>;

/** What something is called, by language; English is what another language falls back to. */
export interface DemoNames {
  readonly en: string;
  readonly [language: string]: string;
}

export const languages = [
  { id: 1, slug: 'amharic', code: 'am', names: { en: 'Amharic', am: 'አማርኛ' } },
  { id: 2, slug: 'english', code: 'en', names: { en: 'English', am: 'እንግሊዝኛ' } },
  { id: 3, slug: 'afaan-oromo', code: 'om', names: { en: 'Afaan Oromo', am: 'አፋን ኦሮሞ' } },
  { id: 4, slug: 'tigrinya', code: 'ti', names: { en: 'Tigrinya', am: 'ትግርኛ' } },
] as const;

export const languageId: Readonly<Record<LanguageCode, number>> = { am: 1, en: 2, om: 3, ti: 4 };

/** How many of a hundred notices are written in the language. */
export const languageShares = [
  ['am', 50],
  ['en', 30],
  ['om', 13],
  ['ti', 7],
] as const;
