import { searchTerms } from '@awaj/domain/amharic';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { stretchesOf } from './feed.ts';
import { candidates } from './tender-candidates.ts';
import {
  allOf,
  conditionsOf,
  gatheredTenderColumns,
  type Page,
  pastFirst,
  type Stretch,
  type TenderFilters,
  upTo,
  withinStretch,
} from './tender-conditions.ts';
import { facetsOf, inTitle, isInFeed } from './title-index.ts';

/** Filters, and words of the title, which no index keeps in the order of the list. */
export interface Search extends TenderFilters {
  title?: string | undefined;
}

/** How many of the newest tenders are looked at one by one before an index is asked. */
export interface Walks {
  first: number;
  second: number;
  /** From so many finds in the first walk on, a page will most likely come together in the second. */
  likelyFrom: number;
}
const usualWalks: Walks = { first: 500, second: 20_000, likelyFrom: 1 };

const newestFirst = sql`order by created_at desc, tender_id desc`;

/** On a title key `w`. */
const holds = (words: readonly string[]): RawBuilder<unknown> =>
  allOf(words.map((word) => sql`strpos(w.search_key, ${word}) > 0`));

/** The newest that fit the filters, with their keys. */
function keyed(filters: TenderFilters, stretch: Stretch): RawBuilder<unknown> {
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  if (isFiltered)
    return sql`select c.created_at, c.tender_id, k.search_key, k.facets
      from (${candidates(filters, stretch)}) c join tender_title_keys k on k.tender_id = c.tender_id`;
  return sql`select k.created_at, k.tender_id, k.search_key, k.facets from tender_title_keys k
    where ${allOf(withinStretch('k', 'tender_id', stretch))} ${newestFirst} limit ${stretch.limit}`;
}

/** So many are read as long as a walk is; a feed of more is looked for along the list. */
const stretchesWalked = 80;

/** Which list is walked, and what holds of its keys `w` that are looked for. */
function walkFor({ feed, ...others }: TenderFilters, words: readonly string[]) {
  if (!feed || stretchesOf(feed, others) <= stretchesWalked)
    return { filters: { feed, ...others }, where: holds(words) };
  return { filters: others, where: allOf([holds(words), isInFeed(feed)]) };
}

interface Walk<Row> {
  rows: Row[];
  finds: number;
  /** Whether the page is full, or the list at its end. */
  isDone: boolean;
}

async function walk<Row>(
  db: Database,
  search: TenderFilters,
  words: readonly string[],
  page: Page,
  length: number,
): Promise<Walk<Row>> {
  const { filters, where } = walkFor(search, words);
  const walked = keyed(filters, { ...page, limit: sql.lit(length) });
  const wanted = upTo(page);
  const { rows } = await sql<Row & { id: number | null; finds: number; is_done: boolean }>`
    with find as materialized (
      select w.created_at, w.tender_id from (${walked}) w where ${where} ${newestFirst} limit ${wanted}
    ), outcome as (
      select finds, finds >= ${wanted} or (select count(*) from (${walked}) w) < ${sql.lit(length)} as is_done
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

/** Asks the index of words first, whatever the planner thinks of the order by. */
async function lookUp<Row>(db: Database, filters: TenderFilters, words: readonly string[], page: Page): Promise<Row[]> {
  const facets = facetsOf(filters);
  const conditions = conditionsOf(facets.others, page.now, gatheredTenderColumns);
  const where = allOf([...conditions, ...withinStretch('w', 'tender_id', page)]);
  const { rows } = await sql<Row>`
    with w as materialized (
      select k.created_at, k.tender_id from tender_title_keys k
      where ${allOf([...inTitle(words), ...facets.conditions])}
    ), find as (
      select w.created_at, w.tender_id from w ${conditions.length > 0 ? sql`join tenders t on t.id = w.tender_id` : sql``}
      where ${where} order by w.created_at desc, w.tender_id desc limit ${sql.lit(page.size)} ${pastFirst(page.skipped)}
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

/**
 * Tenders whose title contains every word, newest first. What is common is found soon by walking down the list; what is
 * rare is what an index is good at, while for something common it would gather and sort half the table.
 */
export async function searchTenders<Row>(
  db: Database,
  { title = '', ...filters }: Search,
  page: Page,
  walks: Walks = usualWalks,
): Promise<Row[]> {
  const words = searchTerms(title);
  const search = JSON.stringify([words, filters, walks]);
  if (rare.has(search)) return lookUp(db, filters, words, page);
  const short = await walk<Row>(db, filters, words, page, walks.first);
  if (short.isDone) return short.rows;
  if (short.finds >= walks.likelyFrom) {
    const long = await walk<Row>(db, filters, words, page, walks.second);
    if (long.isDone) return long.rows;
  }
  remember(search);
  return lookUp(db, filters, words, page);
}
