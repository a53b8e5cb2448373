import { parseSearch, wantedForms } from '@awaj/domain/search-words';
import { alternativesAtMost, type Synonym, type SynonymsOf, wordsInPhrase } from './synonyms.ts';

/** One or more words of a search with a single meaning, and their synonyms. */
export interface SearchTerm {
  words: readonly string[];
  synonyms: readonly Synonym[];
}

/** The words as typed, and without the Amharic prefix of the first. */
const spellingsOf = ([first = '', ...others]: readonly string[]): string[] =>
  wantedForms(first).map((form) => [form, ...others].join(' '));

const synonymsOfAll = (words: readonly string[], synonymsOf: SynonymsOf): Synonym[] =>
  spellingsOf(words).flatMap(synonymsOf).slice(0, alternativesAtMost);

/** Takes as many leading words as have a meaning together. */
function firstTerm(words: readonly string[], synonymsOf: SynonymsOf): SearchTerm {
  for (let length = Math.min(wordsInPhrase, words.length); length > 1; length -= 1) {
    const together = words.slice(0, length);
    const synonyms = synonymsOfAll(together, synonymsOf);
    if (synonyms.length > 0) return { words: together, synonyms };
  }
  const alone = words.slice(0, 1);
  return { words: alone, synonyms: synonymsOfAll(alone, synonymsOf) };
}

export function toTerms(words: readonly string[], synonymsOf: SynonymsOf): SearchTerm[] {
  const terms: SearchTerm[] = [];
  for (let at = 0; at < words.length; at += terms.at(-1)?.words.length ?? 1)
    terms.push(firstTerm(words.slice(at), synonymsOf));
  return terms;
}

/** The synonyms that are searched too, as people write them. Quoted words have none. */
export function alsoSearched(text: string, synonymsOf: SynonymsOf): string[] {
  const search = parseSearch(text);
  if (!search.ok) return [];
  const synonyms = toTerms(search.value.words, synonymsOf).flatMap((term) => term.synonyms);
  return [...new Set(synonyms.map(({ word }) => word))];
}
