import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';

/** The collectors with the last run of each. */
export const listCollectors = (db: Database) =>
  db
    .selectFrom('collectors')
    .innerJoin('sources', 'sources.id', 'collectors.source_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('collection_runs')
          .select(['state', 'started_at', 'counts', 'reason'])
          .whereRef('collector_id', '=', 'collectors.id')
          .orderBy('id', 'desc')
          .limit(1)
          .as('run'),
      (join) => join.on(sql<boolean>`true`),
    )
    .select(['collectors.name', 'sources.slug as source', 'collectors.kind', 'collectors.every_seconds'])
    .select(['collectors.paused_at', 'collectors.next_run_at', 'collectors.alarm'])
    .select(['run.state', 'run.started_at', 'run.counts'])
    .orderBy('collectors.name')
    .execute();
