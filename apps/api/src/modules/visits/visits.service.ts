import type { Visit } from '@awaj/api-client/schema';
import { mostSeen, newsBegins, visitEndsAfterMs } from '@awaj/domain/visit';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { preferencesOf } from '../catalog/feed/preferences.ts';
import { countPostedSince } from '../catalog/tenders/search/count-tenders.ts';
import { candidates } from '../catalog/tenders/search/tender-candidates.ts';

interface VisitRow {
  first_at: Date;
  new_since: Date | null;
  seen_ids: number[];
}

interface Options {
  db: Database;
  now: () => Date;
  /** The number of seen tenders that are remembered. */
  most?: number;
}

/** A call after a pause begins a new visit. Unknown ids are dropped, and the oldest beyond the maximum. */
async function noteVisit({ db, most }: Required<Options>, userId: number, seen: readonly number[], at: Date) {
  const pauseBegan = new Date(at.getTime() - visitEndsAfterMs);
  const { rows } = await sql<VisitRow>`
    insert into visits (user_id, first_at, last_at, seen_ids)
    values (${userId}, ${at}, ${at}, array(select id from tenders where id = any(${seen}::integer[])))
    on conflict (user_id) do update set
      new_since = case when visits.last_at <= ${pauseBegan} then visits.last_at else visits.new_since end,
      last_at = greatest(visits.last_at, excluded.last_at),
      seen_ids = array(
        select distinct id from unnest(visits.seen_ids || excluded.seen_ids) id order by id desc limit ${most}
      )
    returning first_at, new_since, seen_ids`.execute(db);
  return rows[0] as VisitRow;
}

async function postedOf(
  db: Database,
  ids: readonly number[],
  since: Date,
): Promise<{ id: number; created_at: Date }[]> {
  const { rows } = await sql<{ id: number; created_at: Date }>`
    select id, created_at from tenders where id = any(${ids}::integer[]) and created_at > ${since}
    order by created_at`.execute(db);
  return rows;
}

async function countUnseenInFeed(db: Database, userId: number, { seen, since, at }: UnseenOptions): Promise<number> {
  const feed = await preferencesOf(db, userId);
  const window = { sort: '', after: null, postedFrom: since, limit: mostSeen, now: at } as const;
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::integer as count from (${candidates({ feed }, window)}) c
    where c.created_at > ${since} and c.tender_id <> all(${seen}::integer[])`.execute(db);
  return rows[0]?.count ?? 0;
}

interface UnseenOptions {
  seen: readonly number[];
  since: Date;
  at: Date;
}

export function createVisits({ db, now, most = mostSeen }: Options) {
  return async function visit(userId: number, sent: readonly number[]): Promise<Visit> {
    const at = now();
    const { first_at, new_since, seen_ids } = await noteVisit({ db, now, most }, userId, sent, at);
    const begins = newsBegins(first_at, at);
    const posted = await postedOf(db, seen_ids, begins);
    // Beyond the maximum nothing is known: everything older counts as seen.
    const since = posted.length === most ? (posted[0]?.created_at ?? begins) : begins;
    const seen = posted.map(({ id }) => id);
    const found = new_since && (await countPostedSince(db, new_since));
    return {
      new_since: new_since?.toISOString() ?? null,
      new_tenders: found && { count: found.count, is_exact: found.isExact },
      news_begins: since.toISOString(),
      seen,
      unseen_in_feed: await countUnseenInFeed(db, userId, { seen, since, at }),
    };
  };
}
