import type { LanguageCode } from '@awaj/reference-data/names';

export { languages } from '@awaj/reference-data/languages';
export type { LanguageCode };

/** The same text in each language of notices. */
export type Wording = Readonly<Record<LanguageCode, string>>;

/** Names by language. Missing ones fall back to English. */
export interface DemoNames {
  readonly en: string;
  readonly [language: string]: string;
}

export const languageId: Readonly<Record<LanguageCode, number>> = { am: 1, en: 2, om: 3, ti: 4 };

/** The percentage of notices in each language. */
export const languageShares = [
  ['am', 50],
  ['en', 30],
  ['om', 13],
  ['ti', 7],
] as const;
