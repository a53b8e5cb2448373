import { searchTerms } from '@awaj/domain/amharic';
import { excludesItself, leavesOutLonger, type Phrase, parseSearch, wantedForms } from '@awaj/domain/search-words';
import { type SearchTerm, toTerms } from '../../synonyms/search-terms.ts';
import type { SynonymsOf } from '../../synonyms/synonyms.ts';
import {
  allBits,
  type Bits,
  emptyBits,
  intersect,
  keepFitting,
  setBit,
  setBitOf,
  subtract,
  unite,
} from './tender-bits.ts';

/** The searchable words of a tender, as in the database. */
export interface FindableTender {
  searchKey: string;
  /** A `tsvector`: 'word':1,2 'another':3 */
  words: string;
}

/** Positions in a tsvector are smaller than this, so tender and position fit into one number. */
const placesOfTender = 1 << 14;
const partLength = 3;
/** Cached answers of a kilobyte each, for a week of tenders. */
const knownAtMost = 10_000;

function placesOfWords(tenders: readonly FindableTender[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [at, { words }] of tenders.entries())
    for (const [, word = '', list = ''] of words.matchAll(/'([^']*)':([\d,]+)/g)) {
      const known = places.get(word) ?? [];
      for (const place of list.split(',')) known.push(at * placesOfTender + Number(place));
      places.set(word, known);
    }
  return places;
}

function wordsByBeginning(words: Iterable<string>): Map<string, string[]> {
  const byBeginning = new Map<string, string[]>();
  for (const word of words) {
    const beginning = word.slice(0, partLength);
    const known = byBeginning.get(beginning) ?? [];
    known.push(word);
    byBeginning.set(beginning, known);
  }
  return byBeginning;
}

const partsOf = (text: string): string[] =>
  Array.from({ length: Math.max(0, text.length - partLength + 1) }, (_, at) => text.slice(at, at + partLength));

function tendersByPart(tenders: readonly FindableTender[]): Map<string, Bits> {
  const byPart = new Map<string, Bits>();
  for (const [at, { searchKey }] of tenders.entries())
    for (const part of partsOf(searchKey)) setBitOf(byPart, part, at, tenders.length);
  return byPart;
}

/**
 * Matches tenders in memory against the words of many searches, by the same rules as text-search.ts in the database.
 */
export function createTextMatcher(tenders: readonly FindableTender[], synonymsOf: SynonymsOf) {
  const places = placesOfWords(tenders);
  const byPart = tendersByPart(tenders);
  const byBeginning = wordsByBeginning(places.keys());
  const none = emptyBits(tenders.length);
  const all = allBits(tenders.length);
  const known = new Map<string, Bits>();

  const placesOf = (forms: readonly string[]): readonly number[] => {
    const [first = [], ...others] = forms.flatMap((form) => {
      const found = places.get(form);
      return found ? [found] : [];
    });
    return others.length === 0 ? first : [...new Set([first, ...others].flat())];
  };

  function withPhrase(phrase: readonly (readonly string[])[]): Bits {
    const [first = [], ...next] = phrase;
    let begins = placesOf(first);
    for (const [offset, forms] of next.entries()) {
      const follows = new Set(placesOf(forms));
      begins = begins.filter((place) => follows.has(place + offset + 1));
    }
    const bits = emptyBits(tenders.length);
    for (const place of begins) setBit(bits, Math.floor(place / placesOfTender));
    return bits;
  }

  /** The words that are left out with a form, by their first letters. */
  const longerWords = (form: string): readonly string[] =>
    leavesOutLonger(form)
      ? (byBeginning.get(form.slice(0, partLength)) ?? []).filter((word) => word.startsWith(form))
      : [form];

  function withUnwanted(phrase: Phrase): Bits {
    const [word = '', ...others] = phrase;
    return others.length > 0 ? withWords(phrase) : withPhrase([wantedForms(word).flatMap(longerWords)]);
  }

  const withWords = (phrase: Phrase): Bits => withPhrase(phrase.map(wantedForms));

  /** Synonyms unchanged: texts store their words without Amharic prefixes. */
  function withTerm({ words, synonyms }: SearchTerm): Bits {
    const bits = all.slice();
    for (const word of words) intersect(bits, withWords([word]));
    for (const { folded } of synonyms) unite(bits, withPhrase(folded.split(' ').map((word) => [word])));
    return bits;
  }

  function withKeyPart(typed: string): Bits {
    const bits = all.slice();
    for (const part of partsOf(typed)) intersect(bits, byPart.get(part) ?? none);
    keepFitting(bits, (place) => tenders[place]?.searchKey.includes(typed) ?? false);
    return bits;
  }

  function withText(text: string): Bits {
    const search = parseSearch(text);
    if (!search.ok) return none;
    const { words, phrases, exclusions } = search.value;
    if ((words.length === 0 && phrases.length === 0) || excludesItself(search.value)) return none;
    const bits = all.slice();
    for (const term of toTerms(words, synonymsOf)) intersect(bits, withTerm(term));
    const inTitle = all.slice();
    for (const typed of searchTerms(words.join(' '))) intersect(inTitle, withKeyPart(typed));
    if (words.length > 0) unite(bits, inTitle);
    for (const phrase of phrases) intersect(bits, withWords(phrase));
    for (const phrase of exclusions) subtract(bits, withUnwanted(phrase));
    return bits;
  }

  /** The matching tenders; none for an empty search. Many people search for the same text. */
  return function withKnownText(text: string): Bits {
    const before = known.get(text);
    if (before) return before;
    if (known.size >= knownAtMost) known.clear();
    const bits = withText(text);
    known.set(text, bits);
    return bits;
  };
}

export type TendersWithText = ReturnType<typeof createTextMatcher>;
