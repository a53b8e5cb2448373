import { hourMs } from '@awaj/domain/duration';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';

export type LookupName = 'categories' | 'regions' | 'languages' | 'sources';
/** Which tenders are counted: all of them, or those that one user has saved. */
export type Counted = { of: 'all' } | { of: 'saved'; userId: number };
export type Counts = ReadonlyMap<number, number>;

// The row for any category and any region stands for the tender once, in an index that holds nothing else.
const links = {
  categories: sql`select category_id as id, tender_id from tender_categories`,
  regions: sql`select region_id as id, tender_id from tender_regions`,
  languages: sql`select language_id as id, tender_id from tender_postings where category_id = 0 and region_id = 0`,
  sources: sql`select distinct source_id as id, tender_id from tender_sources`,
} satisfies Record<LookupName, unknown>;

async function count(db: Database, name: LookupName, counted: Counted): Promise<Counts> {
  const only =
    counted.of === 'saved'
      ? sql`where tender_id in (select tender_id from saved_tenders where user_id = ${counted.userId})`
      : sql``;
  const { rows } = await sql<{ id: number; count: number }>`
    select id, count(*)::int as count from (${links[name]}) link ${only} group by id`.execute(db);
  return new Map(rows.map(({ id, count: tenders }) => [id, tenders]));
}

/** Older counts are renewed in the background; callers get the old ones meanwhile. */
const refreshedAfterMs = 45_000;
/** Counts older than this are not served: the first caller waits for new ones. */
const oldAfterMs = hourMs;

interface Taken {
  at: number;
  counts: Promise<Counts>;
  isBeingRefreshed: boolean;
}

/** Counts over all tenders read every link there is, so they are shared, and counted again before they are old. */
export function createTenderCounts(db: Database, now: () => Date) {
  const taken = new Map<LookupName, Taken>();

  function take(name: LookupName, at: number): Promise<Counts> {
    const counts = count(db, name, { of: 'all' });
    taken.set(name, { at, counts, isBeingRefreshed: false });
    counts.catch(() => taken.get(name)?.counts === counts && taken.delete(name));
    return counts;
  }

  /** Failing, it leaves what was there for the next who asks to try again. */
  async function refresh(name: LookupName, last: Taken, at: number): Promise<void> {
    last.isBeingRefreshed = true;
    try {
      const counts = await count(db, name, { of: 'all' });
      taken.set(name, { at, counts: Promise.resolve(counts), isBeingRefreshed: false });
    } catch {
      last.isBeingRefreshed = false;
    }
  }

  function ofAll(name: LookupName): Promise<Counts> {
    const at = now().getTime();
    const last = taken.get(name);
    if (!last) return take(name, at);
    const age = Math.abs(at - last.at);
    if (age >= oldAfterMs) return take(name, at);
    if (age >= refreshedAfterMs && !last.isBeingRefreshed) void refresh(name, last, at);
    return last.counts;
  }

  return (name: LookupName, counted: Counted): Promise<Counts> =>
    counted.of === 'all' ? ofAll(name) : count(db, name, counted);
}
