import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { readerVersion } from '@awaj/reader/version';
import type { Database } from '../../../database/database.ts';
import { DocumentFault } from '../adapters/adapter.ts';
import { adapterOf, type Collector } from './collector.ts';
import { currentNotices } from './current-notices.ts';
import { oldDocuments } from './old-documents.ts';
import type { Refused } from './quarantine.ts';
import { readPieces } from './read-pieces.ts';
import { changedFields } from './reading-changes.ts';
import { type Collecting, contextOf, withHeartbeat } from './run-collector.ts';
import { addCounts, noCounts, type RunCounts } from './run-counts.ts';
import { expireRuns, requireRunning, runOverStoredDocuments, setCounts } from './runs.ts';
import { addTo, type Chunk, emptyChunk, sizeOf, storeChunk } from './store-chunk.ts';
import { writeBehind } from './write-behind.ts';

export interface RereadOptions {
  /** The number of notices in a transaction. */
  piecesAtOnce?: number;
  /** Rereads only documents that came on this day or later. */
  since: Date | null;
  /** Does everything, then rolls it back. */
  isTrial: boolean;
  /** Called once the collector is claimed, before anything changes. */
  onStart(runId: number): Promise<void>;
  signal: AbortSignal;
}

export interface Reread {
  documents: number;
  /** Documents that the collector can no longer read with its current configuration. Their old readings stay. */
  unreadable: number;
  counts: RunCounts;
  /** Items that were not in quarantine before. */
  newlyRefused: number;
  /** For each field, how many notices have another value than before. */
  fields: Map<string, number>;
  isStopped: boolean;
}

/** Rolls back the transaction of a trial. */
class TrialRollback extends Error {}

const usualPiecesAtOnce = 500;

const placeOf = (address: string, key: string): string => `${address} ${key}`;

/** Finds the items of these documents that have ever been in quarantine, dismissed ones included. */
async function quarantinedBefore(trx: Database, collectorId: number, chunk: Chunk): Promise<ReadonlySet<string>> {
  const addresses = new Set([
    ...chunk.refused.map(({ address }) => address),
    ...chunk.notices.map(({ document }) => document.address),
  ]);
  if (addresses.size === 0) return new Set();
  const rows = await trx
    .selectFrom('quarantine')
    .select(['address', 'notice_key'])
    .where('collector_id', '=', collectorId)
    .where('state', 'in', ['open', 'dismissed'])
    .where('address', 'in', [...addresses])
    .execute();
  return new Set(rows.map((row) => placeOf(row.address, row.notice_key)));
}

interface Rereading extends Pick<Collecting, 'db' | 'now'> {
  collector: Collector;
  /** Null in a trial, which does not claim the collector. */
  runId: number | null;
  sums: Reread;
}

/** Stores a chunk and adds its counts to the sums. */
async function storeAgain({ now, collector, runId, sums }: Rereading, trx: Database, chunk: Chunk): Promise<Reread> {
  const fields = new Map(sums.fields);
  for (const [name, count] of await changedFields(trx, chunk.readings))
    fields.set(name, (fields.get(name) ?? 0) + count);
  const before = await quarantinedBefore(trx, collector.id, chunk);
  const notices = await currentNotices(trx, collector.id, chunk.notices);
  const cause = { at: now(), reason: `read again by version ${readerVersion} of the reader` };
  const storing = { collectorId: collector.id, runId, cause };
  const stored = await storeChunk(trx, storing, { ...chunk, notices });
  const superseded = { ...noCounts, found: chunk.notices.length - notices.length };
  superseded.same = superseded.found;
  const isNew = ({ address, noticeKey }: Refused) => !before.has(placeOf(address, noticeKey));
  return {
    ...sums,
    documents: sums.documents + chunk.finished.length,
    counts: addCounts(addCounts(sums.counts, stored.counts), superseded),
    newlyRefused: sums.newlyRefused + stored.refused.filter(isNew).length,
    fields,
  };
}

/** Stores a chunk in one transaction, so that a killed process leaves its documents either reread or not. */
async function store(work: Rereading, chunk: Chunk): Promise<void> {
  const { db, runId, sums } = work;
  let added = sums;
  try {
    await db.transaction().execute(async (trx) => {
      if (runId !== null) await requireRunning(trx, runId);
      added = await storeAgain(work, trx, chunk);
      if (runId === null) throw new TrialRollback();
      await setCounts(trx, runId, added.counts);
    });
  } catch (error) {
    if (!(error instanceof TrialRollback)) throw error;
  }
  Object.assign(sums, added);
}

async function readAgain(
  work: Rereading,
  { since, piecesAtOnce = usualPiecesAtOnce }: RereadOptions,
  signal: AbortSignal,
): Promise<void> {
  const { db, now, collector, sums } = work;
  const context = await contextOf(db, collector, now());
  const adapter = adapterOf(collector);
  const behind = writeBehind((full: Chunk) => store(work, full));
  let chunk = emptyChunk();
  let unreadable = 0;
  const isFull = () => sizeOf(chunk) >= piecesAtOnce || chunk.finished.length >= piecesAtOnce;
  const flush = async () => {
    const full = chunk;
    chunk = emptyChunk();
    await behind.put(full);
  };
  try {
    for await (const document of oldDocuments(db, collector.id, since)) {
      if (signal.aborted) break;
      try {
        for await (const read of readPieces(adapter, document, context)) {
          addTo(chunk, read);
          if (isFull()) await flush();
        }
      } catch (error) {
        if (!(error instanceof DocumentFault)) throw error;
        unreadable += 1;
      }
      chunk.finished.push(document.id);
      // The command may run in a server that also answers requests.
      await yieldToEventLoop();
    }
    await flush();
  } finally {
    await behind.end();
    sums.unreadable = unreadable;
    sums.isStopped = signal.aborted;
  }
}

/**
 * Rereads all documents of a collector that an older version of the reader has read. Returns null while the collector
 * is running, because its notices would come in twice.
 */
export async function rereadCollector(
  { db, now, heartbeatMs, silentMs }: Pick<Collecting, 'db' | 'now' | 'heartbeatMs'> & { silentMs: number },
  collector: Collector,
  options: RereadOptions,
): Promise<Reread | null> {
  const { isTrial, onStart, signal } = options;
  const sums: Reread = {
    documents: 0,
    unreadable: 0,
    counts: { ...noCounts },
    newlyRefused: 0,
    fields: new Map(),
    isStopped: false,
  };
  if (isTrial) {
    await readAgain({ db, now, collector, runId: null, sums }, options, signal);
    return sums;
  }
  // A killed process has left its claim, and perhaps no collecting process is there to release it.
  await expireRuns(db, silentMs, now());
  const run = { now, reason: `read again by version ${readerVersion} of the reader`, counts: () => sums.counts };
  const runId = await runOverStoredDocuments(db, collector.id, run, async (id) => {
    await onStart(id);
    await withHeartbeat({ db, heartbeatMs }, id, signal, (stopped) =>
      readAgain({ db, now, collector, runId: id, sums }, options, stopped),
    );
  });
  return runId === null ? null : sums;
}
