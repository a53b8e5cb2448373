import { mergeRanges, originOf, searchTerms, type TextRange, traceKey, traceWithJoints } from '../amharic/index.ts';
import { formsOfPhrase, isAt } from './matches.ts';
import { type Phrase, parseSearch, type Search } from './parse-search.ts';
import { textWords } from './word-forms.ts';

/** The parts of a text to mark. */
export interface Marking {
  /** The search as typed. */
  query: string;
  /** Synonyms that were searched too. */
  alternatives?: readonly string[] | undefined;
  /** Whether beginnings and inner parts of words match: in titles, not in long texts. */
  typesOn?: boolean;
}

interface Word extends TextRange {
  forms: readonly string[];
}

/** The words of a text with their positions. */
function placedWords(text: string): Word[] {
  const traced = traceWithJoints(text);
  const places = [...traced.text.matchAll(/[^ ]+/g)].map(({ 0: word, index }) =>
    originOf(text, traced, index, index + word.length),
  );
  return textWords(text).flatMap((forms, at) => places.slice(at, at + 1).map((place) => ({ ...place, forms })));
}

function rangesOfPhrase(phrase: Phrase, words: readonly Word[]): TextRange[] {
  const wanted = formsOfPhrase(phrase);
  const forms = words.map((word) => word.forms);
  return words.flatMap(({ start }, at) => {
    const last = words[at + phrase.length - 1];
    return last && isAt(wanted, forms, at) ? [{ start, end: last.end }] : [];
  });
}

/** The ranges of words that match what is typed so far. */
function rangesOfTyped(term: string, text: string, traced: ReturnType<typeof traceKey>): TextRange[] {
  const ranges: TextRange[] = [];
  for (let at = traced.text.indexOf(term); at >= 0; at = traced.text.indexOf(term, at + 1))
    ranges.push(originOf(text, traced, at, at + term.length));
  return ranges;
}

const readSearch = (text: string): Search => {
  const search = parseSearch(text);
  return search.ok ? search.value : { words: [], phrases: [], exclusions: [] };
};

/** The ranges of a text that match a search, in any spelling, sorted and without overlaps. */
export function markMatches(text: string, { query, alternatives = [], typesOn = false }: Marking): TextRange[] {
  const { words, phrases } = readSearch(query);
  const others = alternatives.flatMap((each) => {
    const alternative = readSearch(each).words;
    return alternative.length > 0 ? [alternative] : [];
  });
  const placed = placedWords(text);
  const whole = [...words.map((word) => [word]), ...phrases, ...others].flatMap((each) => rangesOfPhrase(each, placed));
  if (!typesOn) return mergeRanges(whole);
  const traced = traceKey(text);
  const typed = searchTerms(words.join(' ')).flatMap((term) => rangesOfTyped(term, text, traced));
  return mergeRanges([...whole, ...typed]);
}
