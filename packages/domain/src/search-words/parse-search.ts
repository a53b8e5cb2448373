import { failure, type Result, success } from '../result/index.ts';
import { askedWords } from './word-forms.ts';

/** Consecutive words. */
export type Phrase = readonly string[];

/** A search. A text matches if it has every word and phrase, and none of the exclusions. */
export interface Search {
  words: readonly string[];
  phrases: readonly Phrase[];
  exclusions: readonly Phrase[];
}

export type SearchProblem = 'only-exclusions' | 'empty-phrase' | 'too-many-words';

/** More words than fit into a title. */
export const wordsAtMost = 40;

const quotes = '"“”„‟«»';
/** A minus counts only at the start of a word, not in add-on and not alone. */
const piece = new RegExp(`((?<!\\S)[-−](?=\\S))?(?:[${quotes}]([^${quotes}]*)([${quotes}]|$)|[^\\s${quotes}]+)`, 'g');

interface Piece {
  words: Phrase;
  isExcluded: boolean;
  isQuoted: boolean;
  /** A pair of quotes without a word between them. A single quote may still be continued. */
  isEmpty: boolean;
}

const piecesOf = (text: string): Piece[] =>
  [...text.matchAll(piece)].map(([whole, minus = '', quoted, closing]) => {
    const words = askedWords(quoted ?? whole.slice(minus.length));
    return {
      words,
      isExcluded: minus !== '',
      isQuoted: quoted !== undefined,
      isEmpty: Boolean(closing) && words.length === 0,
    };
  });

const distinct = (phrases: readonly Phrase[]): Phrase[] => [
  ...new Map(phrases.map((words) => [words.join(' '), words])).values(),
];

const lengthOf = (phrases: readonly Phrase[]): number => phrases.flat().length;

/** An unclosed quote reaches to the end. Signs without letters are ignored. */
export function parseSearch(text: string): Result<Search, SearchProblem> {
  const pieces = piecesOf(text);
  const phrasesOf = (fits: (each: Piece) => boolean): Phrase[] =>
    distinct(pieces.filter((each) => each.words.length > 0 && fits(each)).map(({ words }) => words));
  const words = [...new Set(phrasesOf(({ isExcluded, isQuoted }) => !isExcluded && !isQuoted).flat())];
  const phrases = phrasesOf(({ isExcluded, isQuoted }) => !isExcluded && isQuoted);
  const exclusions = phrasesOf(({ isExcluded }) => isExcluded);
  const search: Search = { words, phrases, exclusions };
  if (pieces.some(({ isEmpty }) => isEmpty)) return failure('empty-phrase');
  if (words.length + lengthOf(phrases) + lengthOf(exclusions) > wordsAtMost) return failure('too-many-words');
  if (words.length > 0 || phrases.length > 0) return success(search);
  if (exclusions.length > 0) return failure('only-exclusions');
  return pieces.some(({ isQuoted }) => isQuoted) ? failure('empty-phrase') : success(search);
}
