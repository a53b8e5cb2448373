import { searchTerms } from '@awaj/domain/amharic';
import { excludesItself, parseSearch, type Search } from '@awaj/domain/search-words';
import { sql } from 'kysely';
import { toTerms } from '../synonyms/search-terms.ts';
import { noSynonyms, type SynonymsOf } from '../synonyms/synonyms.ts';
import { allOf, type Condition } from './conditions.ts';
import { toAnyQuery, toPairs, toQuery } from './tender-words.ts';

/**
 * What a text asks of a tender: its words in the title, as far as they are typed, or as whole words anywhere; and in
 * either case the phrases, and none of the exclusions. Queries are PostgreSQL's, null where there is nothing to ask.
 */
export interface TextSearch {
  /** Parts of the title's key. */
  typed: readonly string[];
  words: string | null;
  /** Phrases and exclusions. */
  besideWords: string | null;
  hasPhrases: boolean;
  /** The index knows which words a text has and not where they stand: this is what it can tell of all that is asked. */
  indexed: {
    words: string | null;
    /** Without the words that are typed. */
    phrases: string | null;
    exclusions: string | null;
    pairs: readonly (readonly number[])[];
    isAll: boolean;
  };
  /** All that is asked for. */
  all: string | null;
  /** What makes one fit better than another, each a query of words. */
  terms: readonly RankedTerm[];
  /** All plain words as a phrase; null for a single one. */
  inARow: string | null;
  /** Whether whole words and phrases are looked for in the content too. */
  readsContent: boolean;
}

/** Words that mean something as one, or a phrase. */
export interface RankedTerm {
  /** As it is asked for. */
  own: string | null;
  /** With what means the same. */
  any: string | null;
}

/** Null for a text that asks for nothing. Those that cannot be understood have been refused before. */
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
    besideWords: toQuery({ phrases, exclusions }),
    hasPhrases,
    indexed: {
      words: toQuery({ words, phrases: phrases.flat().map((word) => [word]), exclusions: single }, synonymsOf),
      phrases: toQuery({ words: phrases.flat(), exclusions: single }),
      exclusions: toAnyQuery(single),
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

/** Whether a title could say what is asked for: nothing is asked of the database otherwise. */
export function canBeFound(text: string): boolean {
  const asked = askedOf(text);
  return asked !== null && !excludesItself(asked);
}

/** Of words. */
export const meets = (words: Condition, query: string | null): Condition[] =>
  query === null ? [] : [sql`${words} @@ ${query}::tsquery`];

/** The words that a reader may search, of the tender of a title key `k`. A tender of before may have no others yet. */
export function wordsOfKey(text: TextSearch | null): { words: Condition; join: Condition } {
  if (!text?.readsContent) return { words: sql`k.words`, join: sql`` };
  return {
    words: sql`coalesce(c.words, k.words)`,
    join: sql`left join tender_content_words c on c.tender_id = k.tender_id`,
  };
}

/** On the key of a title. */
export const inKey = (typed: readonly string[], key: Condition): Condition[] =>
  typed.map((part) => sql`strpos(${key}, ${part}) > 0`);

function fitsRow({ typed, words, besideWords }: TextSearch, key: Condition, wordsOf: Condition): Condition {
  return allOf([
    ...meets(wordsOf, words).map((inWords) => sql`(${allOf(inKey(typed, key))} or ${inWords})`),
    ...meets(wordsOf, besideWords),
  ]);
}

/** On a row `search_key` and `words` of that alias. */
export const fits = (text: TextSearch, alias: string): Condition =>
  fitsRow(text, sql.ref(`${alias}.search_key`), sql.ref(`${alias}.words`));

/** On a title key `k`, joined as `wordsOfKey` says. */
export const fitsKey = (text: TextSearch): Condition => fitsRow(text, sql`k.search_key`, wordsOfKey(text).words);

/** What is left to look at where the indexes led to a tender of that alias and cannot tell all. To read a content takes long. */
export const looksAt = (text: TextSearch, alias: string): Condition =>
  sql`(select ${fitsKey(text)} from tender_title_keys k ${wordsOfKey(text).join}
    where k.tender_id = ${sql.ref(`${alias}.tender_id`)})`;

/** Whether the indexes cannot tell all of what is asked for. */
export const isLookedAt = ({ indexed }: TextSearch): boolean => !indexed.isAll || indexed.exclusions !== null;

/** So many are looked at, the newest first: ten of contents take as long as two hundred of titles. */
export const looksAtMost = ({ readsContent }: TextSearch): number => (readsContent ? 600 : 20_000);
