import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { isOpenAndClosesLater } from '../tenders/search/open-tenders.ts';
import { staleWhileRevalidate } from './stale-while-revalidate.ts';

export type LookupName = 'categories' | 'regions' | 'languages' | 'sources';
/** What tenders are counted by. `open` counts the open ones by category, with 0 for any category. */
export type CountName = LookupName | 'open';
/** Which tenders are counted: all, or those saved by one user. */
export type Counted = { of: 'all' } | { of: 'saved'; userId: number };
export type Counts = ReadonlyMap<number, number>;

// The row for any category and any region counts each tender once, in an index of such rows only.
const links = {
  categories: () => sql`select category_id as id, tender_id from tender_categories`,
  regions: () => sql`select region_id as id, tender_id from tender_regions`,
  languages: () =>
    sql`select language_id as id, tender_id from tender_postings where category_id = 0 and region_id = 0`,
  sources: () => sql`select distinct source_id as id, tender_id from tender_sources`,
  // The index keeps the open tenders of each category and language together.
  open: (now) => sql`select c.id, p.tender_id
    from (select 0::smallint as id union all select id from categories) c cross join languages l
    join tender_postings p on p.category_id = c.id and p.region_id = 0 and p.language_id = l.id
    where ${isOpenAndClosesLater('p', now)}`,
} satisfies Record<CountName, (now: Date) => RawBuilder<unknown>>;

async function count(db: Database, name: CountName, counted: Counted, now: Date): Promise<Counts> {
  const only =
    counted.of === 'saved'
      ? sql`where tender_id in (select tender_id from saved_tenders where user_id = ${counted.userId})`
      : sql``;
  const { rows } = await sql<{ id: number; count: number }>`
    select id, count(*)::int as count from (${links[name](now)}) link ${only} group by id`.execute(db);
  return new Map(rows.map(({ id, count: tenders }) => [id, tenders]));
}

/** Counts over all tenders read every link, so they are cached for everybody. */
export function createLookupCounts(db: Database, now: () => Date) {
  const ofAll = (name: CountName) => staleWhileRevalidate(() => count(db, name, { of: 'all' }, now()), now);
  const counts: Record<CountName, () => Promise<Counts>> = {
    categories: ofAll('categories'),
    regions: ofAll('regions'),
    languages: ofAll('languages'),
    sources: ofAll('sources'),
    open: ofAll('open'),
  };
  return (name: CountName, counted: Counted): Promise<Counts> =>
    counted.of === 'all' ? counts[name]() : count(db, name, counted, now());
}
