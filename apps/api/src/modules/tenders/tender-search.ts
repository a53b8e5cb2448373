import { searchTerms } from '@awaj/domain/amharic';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import { candidates } from './tender-candidates.ts';
import {
  afterPlace,
  allOf,
  conditionsOf,
  pastFirst,
  publishedWithin,
  type Stretch,
  type TenderFilters,
} from './tender-conditions.ts';
import { inTitle } from './title-index.ts';

/** What no index keeps in the order of a list: words of the title and days of publication. */
export interface Search extends TenderFilters {
  title?: string | undefined;
  publishedFrom?: string | undefined;
  publishedUntil?: string | undefined;
}

/** How many of the newest tenders are looked at one by one before an index is asked. */
export interface Walks {
  first: number;
  second: number;
  /** From so many finds in the first walk on, a page will most likely come together in the second. */
  likelyFrom: number;
}
const usualWalks: Walks = { first: 500, second: 20_000, likelyFrom: 1 };

/** The page that is wanted: what to read of a tender `t`, and how many finds lie before it. */
export interface Page extends Stretch {
  columns: RawBuilder<unknown>;
  skipped: number;
}

const newestFirst = sql`order by created_at desc, tender_id desc`;

interface Sieve {
  words: readonly string[];
  /** On a publication `d`. */
  days: RawBuilder<unknown>[];
}

const sieveOf = ({ title, publishedFrom, publishedUntil }: Search): Sieve => ({
  words: title ? searchTerms(title) : [],
  days: publishedWithin(publishedFrom, publishedUntil),
});

/** Whether a candidate `w` passes, whose key is at hand where there are words. */
const passes = ({ words, days }: Sieve): RawBuilder<unknown> =>
  allOf([
    ...words.map((word) => sql`strpos(w.search_key, ${word}) > 0`),
    ...(days.length > 0
      ? [sql`exists (select from tender_sources d where d.tender_id = w.tender_id and ${allOf(days)})`]
      : []),
  ]);

/** The newest that fit the filters, with their keys. */
function keyed(filters: TenderFilters, stretch: Stretch): RawBuilder<unknown> {
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  if (isFiltered)
    return sql`select c.created_at, c.tender_id, k.search_key
      from (${candidates(filters, stretch)}) c join tender_title_keys k on k.tender_id = c.tender_id`;
  return sql`select k.created_at, k.tender_id, k.search_key from tender_title_keys k
    where ${allOf(afterPlace('k', 'tender_id', stretch.after))} ${newestFirst} limit ${stretch.limit}`;
}

interface Walk<Row> {
  rows: Row[];
  finds: number;
  /** Whether the page is full, or the list at its end. */
  isDone: boolean;
}

async function walk<Row>(
  db: Database,
  filters: TenderFilters,
  sieve: Sieve,
  page: Page,
  length: number,
): Promise<Walk<Row>> {
  const source = sieve.words.length > 0 ? keyed : candidates;
  const walked = source(filters, { ...page, limit: sql.lit(length) });
  const { rows } = await sql<Row & { id: number | null; finds: number; is_done: boolean }>`
    with find as materialized (
      select w.created_at, w.tender_id from (${walked}) w where ${passes(sieve)} ${newestFirst} limit ${page.limit}
    ), outcome as (
      select finds, finds >= ${page.limit} or (select count(*) from (${walked}) w) < ${sql.lit(length)} as is_done
      from (select count(*)::int as finds from find) counted
    )
    select outcome.*, found.* from outcome left join (
      select ${page.columns} from (select tender_id from find ${newestFirst} ${pastFirst(page.skipped)}) shown
      join tenders t on t.id = shown.tender_id
    ) found on true order by found.created_at desc, found.id desc
  `.execute(db);
  const { finds = 0, is_done: isDone = true } = rows[0] ?? {};
  return { rows: rows.filter(({ id }) => id !== null), finds, isDone };
}

/** Asks the index of words, or else of days, first, whatever the planner thinks of the order by. */
async function lookUp<Row>(db: Database, filters: TenderFilters, { words, days }: Sieve, page: Page): Promise<Row[]> {
  const isByWord = words.length > 0;
  const hits = isByWord
    ? sql`select k.created_at, k.tender_id from tender_title_keys k where ${allOf(inTitle(words))}`
    : sql`select distinct d.created_at, d.tender_id from tender_sources d where ${allOf(days)}`;
  const conditions = conditionsOf(filters, page.now);
  const where = allOf([
    ...conditions,
    ...afterPlace('w', 'tender_id', page.after),
    passes({ words: [], days: isByWord ? days : [] }),
  ]);
  const { rows } = await sql<Row>`
    with w as materialized (${hits}), find as (
      select w.created_at, w.tender_id from w ${conditions.length > 0 ? sql`join tenders t on t.id = w.tender_id` : sql``}
      where ${where} order by w.created_at desc, w.tender_id desc limit ${page.limit} ${pastFirst(page.skipped)}
    )
    select ${page.columns} from find join tenders t on t.id = find.tender_id order by t.created_at desc, t.id desc
  `.execute(db);
  return rows;
}

const rememberedAtMost = 1_000;
const rare = new Set<string>();

/** What was rare a moment ago is so still: turning the page, or somebody else's search for it, need not walk again. */
function remember(search: string): void {
  if (rare.size >= rememberedAtMost) rare.clear();
  rare.add(search);
}

/** Whether a search has to look beyond the filters that indexes keep in order. */
export function isSieved(search: Search): boolean {
  const { words, days } = sieveOf(search);
  return words.length + days.length > 0;
}

/**
 * Tenders whose title contains every word and that were published within the days, newest first. What is common is
 * found soon by walking down the list; what is rare is what an index is good at, while for something common it would
 * gather and sort half the table.
 */
export async function searchTenders<Row>(
  db: Database,
  { title, publishedFrom, publishedUntil, ...filters }: Search,
  page: Page,
  walks: Walks = usualWalks,
): Promise<Row[]> {
  const sieve = sieveOf({ title, publishedFrom, publishedUntil });
  const search = JSON.stringify([sieve.words, publishedFrom, publishedUntil, filters, walks]);
  if (rare.has(search)) return lookUp(db, filters, sieve, page);
  const short = await walk<Row>(db, filters, sieve, page, walks.first);
  if (short.isDone) return short.rows;
  if (short.finds >= walks.likelyFrom) {
    const long = await walk<Row>(db, filters, sieve, page, walks.second);
    if (long.isDone) return long.rows;
  }
  remember(search);
  return lookUp(db, filters, sieve, page);
}
