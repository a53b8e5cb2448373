import { sql } from 'kysely';
import { allOf, type Condition } from '../filters/shared-conditions.ts';
import type { NewestPeriods } from './posting-periods.ts';
import { inKey, matchesWords, needsRecheck, type TextSearch } from './text-search.ts';
import { hasParts } from './title-index.ts';

/** Which part of an index of words is read. */
export interface IndexScope {
  /** Conditions on the facets of title keys `k` and content `c`. */
  facets(alias: 'k' | 'c'): readonly Condition[];
  newest: NewestPeriods;
  /** Reads the index for all tenders, or for the newest if there are too many. */
  isOfAll: boolean;
  /** Whether hardly any are expected, so that the index of word parts is faster than reading all of the newest titles. */
  isRare: boolean;
  /** Puts the newest first, so that they are kept if there are too many. */
  isNewestFirst: boolean;
}

/** How many results are gathered of all tenders. Words with more are common, and searched among the newest. */
const gatheredAtMost = { titles: 20_000, contents: 8_000 };

/** The subquery's name, and whether it only covers the newest. */
interface Gathered {
  subquery: Condition;
  isTooMany: Condition | null;
}

/** Of the newest, or of all. */
type Read = (newest: NewestPeriods | null) => Condition;

function gather(name: string, read: Read, { newest, isOfAll }: IndexScope, most: number | null): Gathered {
  const table = sql.table(name);
  if (!isOfAll || most === null)
    return { subquery: sql`${table} as (${read(isOfAll ? null : newest)})`, isTooMany: null };
  const all = sql.table(`all_${name}`);
  const some = sql.table(`some_${name}`);
  const isTooMany = sql`(select count(*) from ${some}) > ${sql.lit(most)}`;
  // Reads as many as are needed; a limit would make the planner look for few in the whole table.
  const subquery = sql`${all} as materialized (${read(null)}),
    ${some} as materialized (select * from ${all} limit ${sql.lit(most + 1)}), ${table} as (
      select * from ${some} where not ${isTooMany} union all select * from (${read(newest)}) newest where ${isTooMany}
    )`;
  return { subquery, isTooMany };
}

/** Only needed for the index of content `c`, which has no positions. */
const inARow = (pairs: readonly (readonly number[])[]): Condition[] =>
  pairs.map((numbers) => sql`c.pairs && ${numbers}::integer[]`);

const isAmong = ({ from, before }: NewestPeriods): Condition[] => [
  sql`k.created_at >= ${from}`,
  sql`k.created_at < ${before}`,
];

/** Matches in the index of words that the reader may search. */
const byWords =
  ({ readsContent, indexed }: TextSearch, query: string | null, { facets }: IndexScope): Read =>
  (newest) => {
    if (!readsContent)
      return sql`select k.created_at, k.tender_id from tender_title_keys k
        where ${allOf([...matchesWords(sql`k.words`, query), ...facets('k'), ...(newest ? isAmong(newest) : [])])}`;
    const periods = newest ? [sql`c.facets && ${newest.facets}::text[]`] : [];
    return sql`select c.created_at, c.tender_id from tender_content_words c
      where ${allOf([...matchesWords(sql`c.words`, query), ...inARow(indexed.pairs), ...facets('c'), ...periods])}`;
  };

/** Titles, and whether they match as typed: the newest by their list, rare and other ones by the index of word parts. */
const byTitle =
  ({ typed, indexed }: TextSearch, { facets, isRare }: IndexScope): Read =>
  (newest) => {
    const where = [...(newest ? isAmong(newest) : []), ...(newest && !isRare ? [] : [hasParts(typed)]), ...facets('k')];
    const leavesOut = indexed.exclusions === null ? [] : [sql`not k.words @@ ${indexed.exclusions}::tsquery`];
    // The offset keeps the planner from looking at titles before it has gathered them.
    return sql`select k.created_at, k.tender_id, ${allOf([...inKey(typed, sql`k.search_key`), ...leavesOut])} as is_typed
      from (
        select k.created_at, k.tender_id, k.search_key, k.words from tender_title_keys k where ${allOf(where)} offset 0
      ) k`;
  };

/** Titles with the phrases, and whether they match as typed. */
const byPhrases =
  (text: TextSearch, scope: IndexScope): Read =>
  (newest) =>
    sql`select p.created_at, p.tender_id, (
      select ${allOf(inKey(text.typed, sql`k.search_key`))} from tender_title_keys k where k.tender_id = p.tender_id
    ) as is_typed from (${byWords(text, text.indexed.phrases, scope)(newest)} offset 0) p`;

/**
 * Subqueries that end in `w`: (created_at, tender_id, is_sure) of tenders that match as far as indexes can tell; and
 * whether there may be more.
 */
export function foundByText(text: TextSearch, scope: IndexScope): { found: Condition; isTooMany: Condition } {
  const { typed, indexed, hasPhrases } = text;
  const most = gatheredAtMost[text.readsContent ? 'contents' : 'titles'];
  const isSure = { whole: indexed.isAll, typed: indexed.isAll && indexed.exclusions === null };
  const whole = gather(
    'whole',
    byWords(text, indexed.words, scope),
    scope,
    scope.isNewestFirst || needsRecheck(text) ? most : null,
  );
  if (typed.length === 0)
    return {
      found: sql`${whole.subquery}, w as materialized (select *, ${sql.lit(isSure.whole)} as is_sure from whole)`,
      isTooMany: whole.isTooMany ?? sql`false`,
    };
  const titles = hasPhrases
    ? gather('titles', byPhrases(text, scope), scope, most)
    : gather('titles', byTitle(text, scope), scope, gatheredAtMost.titles);
  return {
    found: sql`${whole.subquery}, ${titles.subquery}, w as materialized (
        select created_at, tender_id, bool_or(is_sure) as is_sure from (
          select *, ${sql.lit(isSure.whole)} as is_sure from whole
          union all select created_at, tender_id, ${sql.lit(isSure.typed)} from titles where is_typed
        ) found group by created_at, tender_id
      )`,
    isTooMany: sql`(${whole.isTooMany ?? sql`false`} or ${titles.isTooMany ?? sql`false`})`,
  };
}
