import { sql } from 'kysely';
import type { RunState } from '../../../database/collector-tables.ts';
import type { Database } from '../../../database/database.ts';
import { messageOf } from '../../../http/errors.ts';
import { countsOf, type RunCounts } from './run-counts.ts';

export interface RunFault {
  address: string;
  fault: string;
}

/** Claims a collector; null while another process runs it. */
export async function beginRun(db: Database, collectorId: number, now: Date): Promise<number | null> {
  const row = await db
    .insertInto('collection_runs')
    .values({ collector_id: collectorId, started_at: now, heartbeat_at: sql<Date>`clock_timestamp()` })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** False when another process has ended the run because it took this one for dead. */
export async function sendHeartbeat(db: Database, runId: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('collection_runs')
    .set({ heartbeat_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', runId)
    .where('state', '=', 'running')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Thrown when another process has ended the run as dead: nothing more of it may be stored. */
export class RunTakenOver extends Error {}

/** Within a transaction: makes sure that the run is ours until the transaction ends. */
export async function requireRunning(trx: Database, runId: number): Promise<void> {
  if (!(await sendHeartbeat(trx, runId)))
    throw new RunTakenOver('another process has ended this run because it sent no heartbeat');
}

export async function setCounts(trx: Database, runId: number, counts: RunCounts): Promise<void> {
  await trx
    .updateTable('collection_runs')
    .set({ counts: JSON.stringify(counts) })
    .where('id', '=', runId)
    .execute();
}

export async function endRun(
  db: Database,
  runId: number,
  {
    state,
    reason,
    counts,
    faults,
    now,
  }: {
    state: Exclude<RunState, 'running'>;
    reason: string | null;
    counts: RunCounts;
    faults: readonly RunFault[];
    now: Date;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('collection_runs')
    .set({ state, reason, ended_at: now, counts: JSON.stringify(counts), faults: JSON.stringify(faults) })
    .where('id', '=', runId)
    .where('state', '=', 'running')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

interface StoredDocumentsRun {
  now: () => Date;
  /** The reason that is stored when the run succeeds. */
  reason: string;
  /** The counts at the end of the run. */
  counts: () => RunCounts;
}

/**
 * Runs some work over stored documents as a run of the collector. Its state excludes it from comparisons, because it
 * says nothing about the source. Returns null while another process runs the collector.
 */
export async function runOverStoredDocuments(
  db: Database,
  collectorId: number,
  { now, reason, counts }: StoredDocumentsRun,
  work: (runId: number) => Promise<void>,
): Promise<number | null> {
  const runId = await beginRun(db, collectorId, now());
  if (runId === null) return null;
  const end = (state: 'incomplete' | 'failed', why: string) =>
    endRun(db, runId, { state, reason: why, counts: counts(), faults: [], now: now() });
  try {
    await work(runId);
    await end('incomplete', reason);
  } catch (error) {
    await end('failed', messageOf(error));
    throw error;
  }
  return runId;
}

/** Ends the runs of dead processes. What they have stored stays. */
export async function expireRuns(db: Database, silentMs: number, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('collection_runs')
    .set({ state: 'incomplete', reason: 'its process was killed', ended_at: now })
    .where('state', '=', 'running')
    .where(sql<boolean>`heartbeat_at < clock_timestamp() - ${silentMs}::double precision * interval '1 millisecond'`)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** The counts of complete runs, newest first. */
export async function foundBefore(db: Database, collectorId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('collection_runs')
    .select('counts')
    .where('collector_id', '=', collectorId)
    .where('state', '=', 'complete')
    .orderBy('id', 'desc')
    .limit(10)
    .execute();
  return rows.map(({ counts }) => countsOf(counts).found);
}

export const listRuns = (db: Database, { collectorId, limit }: { collectorId?: number | undefined; limit: number }) =>
  db
    .selectFrom('collection_runs')
    .innerJoin('collectors', 'collectors.id', 'collection_runs.collector_id')
    .selectAll('collection_runs')
    .select('collectors.name as collector')
    .$if(collectorId !== undefined, (query) => query.where('collector_id', '=', collectorId ?? 0))
    .orderBy('collection_runs.id', 'desc')
    .limit(limit)
    .execute();
