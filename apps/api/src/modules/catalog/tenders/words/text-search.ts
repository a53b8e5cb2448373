import { searchTerms } from '@awaj/domain/amharic';
import { excludesItself, parseSearch, type Search } from '@awaj/domain/search-words';
import { sql } from 'kysely';
import { toTerms } from '../../synonyms/search-terms.ts';
import { noSynonyms, type SynonymsOf } from '../../synonyms/synonyms.ts';
import { allOf, type Condition } from '../filters/shared-conditions.ts';
import { toPairs, toQuery, toUnwantedQuery } from './tender-words.ts';

/**
 * The conditions of a text on a tender: its words in the title as far as typed, or as whole words anywhere; with all
 * phrases and without the exclusions. Queries are in PostgreSQL's format, null if empty.
 */
export interface TextSearch {
  /** Parts of the title's key. */
  typed: readonly string[];
  words: string | null;
  /** Phrases and exclusions. */
  phrasesAndExclusions: string | null;
  hasPhrases: boolean;
  /** The index has words without positions: the part of the conditions that it can answer. */
  indexed: {
    words: string | null;
    /** Without the typed words. */
    phrases: string | null;
    exclusions: string | null;
    pairs: readonly (readonly number[])[];
    isAll: boolean;
  };
  /** All conditions. */
  all: string | null;
  /** The terms of the ranking, each a query of words. */
  terms: readonly RankedTerm[];
  /** All plain words as a phrase; null for a single one. */
  inARow: string | null;
  /** Whether whole words and phrases are searched in content too. */
  readsContent: boolean;
}

/** Words with one meaning together, or a phrase. */
export interface RankedTerm {
  /** As searched. */
  own: string | null;
  /** With synonyms. */
  any: string | null;
}

/** Null for an empty text. Invalid ones have been refused before. */
function askedOf(text: string): Search | null {
  const search = parseSearch(text);
  return search.ok && toQuery(search.value) !== null ? search.value : null;
}

export function readText(
  text = '',
  { readsContent = false, synonymsOf = noSynonyms }: { readsContent?: boolean; synonymsOf?: SynonymsOf } = {},
): TextSearch | null {
  const asked = askedOf(text);
  if (asked === null) return null;
  const { words, phrases, exclusions } = asked;
  const hasPhrases = phrases.length > 0;
  const single = exclusions.filter((phrase) => phrase.length === 1);
  return {
    typed: searchTerms(words.join(' ')),
    words: toQuery({ words }, synonymsOf),
    phrasesAndExclusions: toQuery({ phrases, exclusions }),
    hasPhrases,
    indexed: {
      words: toQuery({ words, phrases: phrases.flat().map((word) => [word]), exclusions: single }, synonymsOf),
      phrases: toQuery({ words: phrases.flat(), exclusions: single }),
      exclusions: toUnwantedQuery(single),
      pairs: toPairs(phrases),
      isAll: !hasPhrases && single.length === exclusions.length,
    },
    all: toQuery(asked, synonymsOf),
    terms: [
      ...toTerms(words, synonymsOf).map((term) => ({
        own: toQuery({ words: term.words }),
        any: toQuery({ words: term.words }, synonymsOf),
      })),
      ...phrases.map((phrase) => toQuery({ phrases: [phrase] })).map((query) => ({ own: query, any: query })),
    ],
    inARow: words.length > 1 ? toQuery({ phrases: [words] }) : null,
    readsContent,
  };
}

export const asksForText = (text: string): boolean => askedOf(text) !== null;

/** Whether a title could match at all; otherwise the database is not asked. */
export function canBeFound(text: string): boolean {
  const asked = askedOf(text);
  return asked !== null && !excludesItself(asked);
}

/** A condition on words. */
export const matchesWords = (words: Condition, query: string | null): Condition[] =>
  query === null ? [] : [sql`${words} @@ ${query}::tsquery`];

/** The words that a reader may search, for the tender of a title key `k`. Older tenders may have no others yet. */
export function wordsOfKey(reader: Pick<TextSearch, 'readsContent'> | null): { words: Condition; join: Condition } {
  if (!reader?.readsContent) return { words: sql`k.words`, join: sql`` };
  return {
    words: sql`coalesce(c.words, k.words)`,
    join: sql`left join tender_content_words c on c.tender_id = k.tender_id`,
  };
}

/** A condition on a title's key. */
export const inKey = (typed: readonly string[], key: Condition): Condition[] =>
  typed.map((part) => sql`strpos(${key}, ${part}) > 0`);

function fitsRow({ typed, words, phrasesAndExclusions }: TextSearch, key: Condition, wordsOf: Condition): Condition {
  return allOf([
    ...matchesWords(wordsOf, words).map((inWords) => sql`(${allOf(inKey(typed, key))} or ${inWords})`),
    ...matchesWords(wordsOf, phrasesAndExclusions),
  ]);
}

/** A condition on a row with `search_key` and `words`. */
export const fits = (text: TextSearch, alias: string): Condition =>
  fitsRow(text, sql.ref(`${alias}.search_key`), sql.ref(`${alias}.words`));

/** A condition on a title key `k`, joined as in `wordsOfKey`. */
export const fitsKey = (text: TextSearch): Condition => fitsRow(text, sql`k.search_key`, wordsOfKey(text).words);

/** The remaining check on a tender that indexes have found but cannot decide. Reading content takes long. */
export const recheck = (text: TextSearch, alias: string): Condition =>
  sql`(select ${fitsKey(text)} from tender_title_keys k ${wordsOfKey(text).join}
    where k.tender_id = ${sql.ref(`${alias}.tender_id`)})`;

/** Whether indexes cannot answer all conditions. */
export const needsRecheck = ({ indexed }: TextSearch): boolean => !indexed.isAll || indexed.exclusions !== null;

/** How many are checked, the newest first: ten contents take as long as two hundred titles. */
export const recheckedAtMost = ({ readsContent }: TextSearch): number => (readsContent ? 600 : 20_000);
