import { searchTerms } from '@awaj/domain/amharic';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import { afterPlace, allOf, candidates, conditionsOf, type Stretch, type TenderFilters } from './tender-candidates.ts';

/** How many of the newest tenders are looked at one by one before the index is asked. */
export interface Walks {
  first: number;
  second: number;
  /** From so many finds in the first walk on, a page will most likely come together in the second. */
  likelyFrom: number;
}
const usualWalks: Walks = { first: 500, second: 4_000, likelyFrom: 3 };

/** The words of a person never become a pattern: every wildcard in them stands for itself. */
const contains = (term: string) => sql`k.search_key like ${`%${term.replace(/[\\%_]/g, '\\$&')}%`}`;

interface Walk {
  ids: number[];
  walked: number;
}

async function walk(
  db: Database,
  filters: TenderFilters,
  words: RawBuilder<unknown>,
  stretch: Stretch,
  length: number,
): Promise<Walk> {
  const { rows } = await sql<Walk>`
    with walked as materialized (${candidates(filters, { ...stretch, limit: length })})
    select (select count(*)::int from walked) as walked, array(
      select w.tender_id from walked w join tender_title_keys k on k.tender_id = w.tender_id where ${words}
      order by w.created_at desc, w.tender_id desc limit ${stretch.limit}) as ids
  `.execute(db);
  return rows[0] ?? { ids: [], walked: 0 };
}

/** Asks the trigram index first, whatever the planner thinks of the order by. */
async function lookUp(
  db: Database,
  filters: TenderFilters,
  words: RawBuilder<unknown>,
  stretch: Stretch,
): Promise<number[]> {
  const where = allOf([...conditionsOf(filters, stretch.now), ...afterPlace('t', 'id', stretch.after)]);
  const { rows } = await sql<{ id: number }>`
    with hit as materialized (select k.tender_id from tender_title_keys k where ${words})
    select t.id from hit join tenders t on t.id = hit.tender_id where ${where}
    order by t.created_at desc, t.id desc limit ${stretch.limit}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Tenders whose title contains every word, newest first. A common word is found soon by walking down the list; a rare
 * one is what the index is good at, while for a common one it would gather and sort half the table.
 */
export async function searchTitles(
  db: Database,
  filters: TenderFilters,
  stretch: Stretch,
  { first, second, likelyFrom }: Walks = usualWalks,
): Promise<number[]> {
  const words = allOf(searchTerms(filters.title ?? '').map(contains));
  const isDone = ({ ids, walked }: Walk, length: number) => ids.length >= stretch.limit || walked < length;
  const short = await walk(db, filters, words, stretch, first);
  if (isDone(short, first)) return short.ids;
  if (short.ids.length >= likelyFrom) {
    const long = await walk(db, filters, words, stretch, second);
    if (isDone(long, second)) return long.ids;
  }
  return lookUp(db, filters, words, stretch);
}
