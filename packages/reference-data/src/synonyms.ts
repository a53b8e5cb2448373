import type { LanguageCode } from './names.ts';
import { type SynonymWords, synonymWords } from './words/synonyms.ts';

export interface Synonym {
  meaning: string;
  language: LanguageCode;
  word: string;
}

const languages = ['en', 'am', 'om', 'ti'] as const satisfies readonly LanguageCode[];

const wordsOf = (words: SynonymWords) =>
  languages.flatMap((language) => (words[language] ?? []).map((word) => ({ language, word })));

/** Words with the same meaning across languages, one row for each meaning. */
export const synonyms: readonly Synonym[] = Object.entries(synonymWords).flatMap(([meaning, words]) =>
  wordsOf(words).map((word) => ({ meaning, ...word })),
);
