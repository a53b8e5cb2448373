import { searchTerms } from '@awaj/domain/amharic';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import { candidates } from './tender-candidates.ts';
import { afterPlace, allOf, conditionsOf, type Stretch, type TenderFilters } from './tender-conditions.ts';

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
const usualWalks: Walks = { first: 500, second: 4_000, likelyFrom: 3 };

interface Walk {
  ids: number[];
  walked: number;
}

/** The words of a person never become a pattern: every wildcard in them stands for itself. */
const contains = (term: string) => sql`k.search_key like ${`%${term.replace(/[\\%_]/g, '\\$&')}%`}`;

interface Sieve {
  /** On a title key `k`. */
  words: RawBuilder<unknown>[];
  /** On a publication `d`. */
  days: RawBuilder<unknown>[];
}

const sieveOf = ({ title, publishedFrom, publishedUntil }: Search): Sieve => ({
  words: searchTerms(title ?? '').map(contains),
  days: [
    ...(publishedFrom ? [sql`d.published_on >= ${publishedFrom}::date`] : []),
    ...(publishedUntil ? [sql`d.published_on <= ${publishedUntil}::date`] : []),
  ],
});

const passes = ({ words, days }: Sieve, id: RawBuilder<unknown>): RawBuilder<unknown> => {
  const inTitle = sql`exists (select from tender_title_keys k where k.tender_id = ${id} and ${allOf(words)})`;
  const inTime = sql`exists (select from tender_sources d where d.tender_id = ${id} and ${allOf(days)})`;
  return allOf([...(words.length > 0 ? [inTitle] : []), ...(days.length > 0 ? [inTime] : [])]);
};

async function walk(
  db: Database,
  filters: TenderFilters,
  sieve: Sieve,
  stretch: Stretch,
  length: number,
): Promise<Walk> {
  const { rows } = await sql<Walk>`
    with walked as materialized (${candidates(filters, { ...stretch, limit: length })})
    select (select count(*)::int from walked) as walked, array(
      select w.tender_id from walked w where ${passes(sieve, sql`w.tender_id`)}
      order by w.created_at desc, w.tender_id desc limit ${stretch.limit}) as ids
  `.execute(db);
  return rows[0] ?? { ids: [], walked: 0 };
}

/** Asks the index of words, or else of days, first, whatever the planner thinks of the order by. */
async function lookUp(db: Database, filters: TenderFilters, sieve: Sieve, stretch: Stretch): Promise<number[]> {
  const { words, days } = sieve;
  const [hits, rest] =
    words.length > 0
      ? [sql`select k.tender_id from tender_title_keys k where ${allOf(words)}`, { words: [], days }]
      : [sql`select distinct d.tender_id from tender_sources d where ${allOf(days)}`, { words, days: [] }];
  const where = [
    ...conditionsOf(filters, stretch.now),
    ...afterPlace('t', 'id', stretch.after),
    passes(rest, sql`t.id`),
  ];
  const { rows } = await sql<{ id: number }>`
    with hit as materialized (${hits})
    select t.id from hit join tenders t on t.id = hit.tender_id where ${allOf(where)}
    order by t.created_at desc, t.id desc limit ${stretch.limit}
  `.execute(db);
  return rows.map(({ id }) => id);
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
export async function searchTenders(
  db: Database,
  { title, publishedFrom, publishedUntil, ...filters }: Search,
  stretch: Stretch,
  { first, second, likelyFrom }: Walks = usualWalks,
): Promise<number[]> {
  const sieve = sieveOf({ title, publishedFrom, publishedUntil });
  const isDone = ({ ids, walked }: Walk, length: number) => ids.length >= stretch.limit || walked < length;
  const short = await walk(db, filters, sieve, stretch, first);
  if (isDone(short, first)) return short.ids;
  if (short.ids.length >= likelyFrom) {
    const long = await walk(db, filters, sieve, stretch, second);
    if (isDone(long, second)) return long.ids;
  }
  return lookUp(db, filters, sieve, stretch);
}
