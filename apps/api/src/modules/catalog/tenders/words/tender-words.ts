import {
  askedPairs,
  leavesOutLonger,
  type Phrase,
  type Search,
  type TextWords,
  wantedForms,
  wordsAndPairs,
} from '@awaj/domain/search-words';
import { type SearchTerm, toTerms } from '../../synonyms/search-terms.ts';
import { noSynonyms, type SynonymsOf } from '../../synonyms/synonyms.ts';
import { noticeText } from './notice-html.ts';

/** The database stores up to a megabyte of words of a tender. Words behind that are not found. */
const bytesAtMost = 900_000;
const bytesAPlace = 2;
const bytesAWord = 4;
/** It stores at most this many positions of a word. */
const placesAtMost = 255;

/** Folded words contain no quotes or backslashes. */
const quoted = (word: string): string => `'${word}'`;

/** In PostgreSQL's format of `tsvector`. A gap between two texts keeps phrases from matching across them. */
function toVector(texts: readonly TextWords[]): string {
  const placesOf = new Map<string, number[]>();
  let bytes = 0;
  let place = 0;
  for (const words of texts) {
    for (const forms of words) {
      place += 1;
      for (const form of forms) {
        const places = placesOf.get(form);
        bytes += bytesAPlace + (places ? 0 : Buffer.byteLength(form) + bytesAWord);
        if (bytes > bytesAtMost) break;
        if (!places) placesOf.set(form, [place]);
        else if (places.length < placesAtMost) places.push(place);
      }
    }
    place += 1;
  }
  let vector = '';
  // Most words stand in one place, and a text has hundreds of them.
  for (const [word, places] of placesOf)
    vector += ` ${quoted(word)}:${places.length === 1 ? places[0] : places.join(',')}`;
  return vector.slice(1);
}

/** The indexed words of a tender: for everybody, and for readers who may see its content. */
export function wordsOf({ title, content }: { title: string; content: string }) {
  const inTitle = wordsAndPairs(title);
  const inText = wordsAndPairs(noticeText(content));
  return {
    title_words: toVector([inTitle.words]),
    all_words: toVector([inTitle.words, inText.words]),
    pairs: [...new Set([...inTitle.pairs, ...inText.pairs])],
  };
}

const anyForm = (word: string): string => `(${wantedForms(word).map(quoted).join(' | ')})`;
const inARow = (phrase: readonly string[]): string => `(${phrase.map(anyForm).join(' <-> ')})`;

/** An excluded word leaves out the words that it begins; an excluded phrase is whole. */
function unwanted(phrase: Phrase): string {
  const [word = '', ...others] = phrase;
  if (others.length > 0) return inARow(phrase);
  const forms = wantedForms(word).map((form) => quoted(form) + (leavesOutLonger(form) ? ':*' : ''));
  return `(${forms.join(' | ')})`;
}

/** Synonyms unchanged: texts store their words without Amharic prefixes. */
function anyMeaning({ words, synonyms }: SearchTerm): string {
  const all = words.map(anyForm).join(' & ');
  const others = synonyms.map(({ folded }) => folded.split(' ').map(quoted).join(' <-> '));
  return others.length === 0 ? all : `(${[all, ...others].join(' | ')})`;
}

/** In PostgreSQL's format of `tsquery`; null if nothing is asked for. Only plain words have synonyms. */
export function toQuery(
  { words = [], phrases = [], exclusions = [] }: Partial<Search>,
  synonymsOf: SynonymsOf = noSynonyms,
): string | null {
  const conditions = [
    ...toTerms(words, synonymsOf).map(anyMeaning),
    ...phrases.map(inARow),
    ...exclusions.map((each) => `!${unwanted(each)}`),
  ];
  return conditions.length > 0 ? conditions.join(' & ') : null;
}

/** The query for texts with any of these unwanted words; null where there are none. */
export const toUnwantedQuery = (phrases: readonly Phrase[]): string | null =>
  phrases.length > 0 ? phrases.map(unwanted).join(' | ') : null;

/** For every two words of a phrase, the numbers of which a matching text has one. */
export const toPairs = (phrases: readonly Phrase[]): (readonly number[])[] =>
  phrases.flatMap((phrase) => phrase.slice(1).map((second, at) => askedPairs(phrase[at] ?? '', second)));
