import { searchTerms } from '@awaj/domain/amharic';
import { excludesItself, parseSearch, type Search } from '@awaj/domain/search-words';
import { type RawBuilder, sql } from 'kysely';
import { toTerms } from '../synonyms/search-terms.ts';
import { noSynonyms, type SynonymsOf } from '../synonyms/synonyms.ts';
import { allOf } from './conditions.ts';
import type { NewestPeriods } from './posting-periods.ts';
import { toAnyQuery, toPairs, toQuery } from './tender-words.ts';
import { inTitle } from './title-index.ts';

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
  indexed: { words: string | null; exclusions: string | null; pairs: readonly (readonly number[])[]; isAll: boolean };
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
      words: toQuery(
        { words: hasPhrases ? phrases.flat() : words, exclusions: single },
        hasPhrases ? noSynonyms : synonymsOf,
      ),
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

type Condition = RawBuilder<unknown>;

const meets = (words: Condition, query: string | null): Condition[] =>
  query === null ? [] : [sql`${words} @@ ${query}::tsquery`];

/** Not asked of the index, which would read all of itself for it. */
const lacks = (words: Condition, query: string | null): Condition[] =>
  query === null ? [] : [sql`not ${words} @@ ${query}::tsquery`];

/** The words that a reader may search, of the tender of a title key `k`. A tender of before may have no others yet. */
export function wordsOfKey(text: TextSearch | null): { words: Condition; join: Condition } {
  if (!text?.readsContent) return { words: sql`k.words`, join: sql`` };
  return {
    words: sql`coalesce(c.words, k.words)`,
    join: sql`left join tender_content_words c on c.tender_id = k.tender_id`,
  };
}

const inKey = (typed: readonly string[], key: Condition): Condition[] =>
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

/** What is left to look at where the index led to a tender `w`, which takes longer: in their order, until a page is full. */
export function leftToLookAt(text: TextSearch): Condition[] {
  if (text.indexed.isAll) return [];
  const { join } = wordsOfKey(text);
  return [sql`(select ${fitsKey(text)} from tender_title_keys k ${join} where k.tender_id = w.tender_id)`];
}

/** On content `c`: only the index needs it, which cannot tell where in a text its words stand. */
const inARow = (pairs: readonly (readonly number[])[]): Condition[] =>
  pairs.map((numbers) => sql`c.pairs && ${numbers}::integer[]`);

/** What is asked of an index beside words. */
export interface Beside {
  /** On the facets of title keys `k`, and of content `c`. */
  facets(alias: 'k' | 'c'): readonly Condition[];
  /** Null for all tenders. */
  newest: NewestPeriods | null;
}

/** From the index of words that a reader may search. */
function byWords({ readsContent, indexed }: TextSearch, { facets, newest }: Beside): Condition {
  if (!readsContent)
    return sql`select k.created_at, k.tender_id from tender_title_keys k
      where ${allOf([...meets(sql`k.words`, indexed.words), ...facets('k')])}`;
  const periods = newest ? [sql`c.facets && ${newest.facets}::text[]`] : [];
  return sql`select c.created_at, c.tender_id from tender_content_words c
    where ${allOf([...meets(sql`c.words`, indexed.words), ...inARow(indexed.pairs), ...facets('c'), ...periods])}`;
}

/** Of few titles the list itself is read, and of all the index of their parts. */
const byTitle = ({ typed }: TextSearch, { newest }: Beside): Condition[] =>
  newest ? [sql`k.created_at >= ${newest.from}`, ...inKey(typed, sql`k.search_key`)] : inTitle(typed);

/**
 * Of titles in which the words are typed so far. Where something is left out, of these only what the index of words does not
 * find: the words of a title tell most of it, and contents are read of the few that are left.
 */
function byTypedTitle(text: TextSearch, beside: Beside): Condition {
  const { exclusions } = text.indexed;
  const typed = sql`from tender_title_keys k where ${allOf([...byTitle(text, beside), ...beside.facets('k')])}`;
  if (exclusions === null) return sql`select k.created_at, k.tender_id ${typed}`;
  const { words, join } = wordsOfKey(text);
  const left = [
    ...lacks(sql`k.words`, text.words),
    ...lacks(sql`k.words`, exclusions),
    ...(text.readsContent ? lacks(words, exclusions) : []),
  ];
  // The offset keeps the planner from looking at words before it has looked at what is typed.
  return sql`select k.created_at, k.tender_id from (select k.created_at, k.tender_id, k.words ${typed} offset 0) k ${join}
    where ${allOf(left)}`;
}

/** Every tender that fits as far as the indexes can tell: (created_at, tender_id). */
export function foundByText(text: TextSearch, beside: Beside): Condition {
  if (text.hasPhrases) return byWords(text, beside);
  return sql`${byTypedTitle(text, beside)} union ${byWords(text, beside)}`;
}
