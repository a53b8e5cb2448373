import type { LanguageCode } from '@awaj/reference-data/names';

export { languages } from '@awaj/reference-data/languages';
export type { LanguageCode };

/** The same thing said in each language a notice can be written in. */
export type Wording = Readonly<Record<LanguageCode, string>>;

/** What something is called, by language; English is what another language falls back to. */
export interface DemoNames {
  readonly en: string;
  readonly [language: string]: string;
}

export const languageId: Readonly<Record<LanguageCode, number>> = { am: 1, en: 2, om: 3, ti: 4 };

/** How many of a hundred notices are written in the language. */
export const languageShares = [
  ['am', 50],
  ['en', 30],
  ['om', 13],
  ['ti', 7],
] as const;
