import { setImmediate as breathe } from 'node:timers/promises';
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
import { expireRuns, holdRun, runOverKeptDocuments, setCounts } from './runs.ts';
import { addTo, type Chunk, emptyChunk, sizeOf, storeChunk } from './store-chunk.ts';
import { writeBehind } from './write-behind.ts';

export interface RereadOptions {
  /** Notices in a transaction. */
  piecesAtOnce?: number;
  /** Only documents that came from then on. */
  since: Date | null;
  /** Everything is done and taken back. */
  isTrial: boolean;
  /** Told when the collector's turn is ours, before anything changes. */
  begun(runId: number): Promise<void>;
  signal: AbortSignal;
}

export interface Reread {
  documents: number;
  /** Documents that the collector, as it is set now, cannot read: what was read of them stays. */
  unreadable: number;
  counts: RunCounts;
  /** In quarantine now, and not before. */
  newlyRefused: number;
  /** By field, how many notices say something else than before. */
  fields: Map<string, number>;
  isStopped: boolean;
}

/** Ends the transaction of a trial. */
class TakenBack extends Error {}

const usualPiecesAtOnce = 500;

const placeOf = (address: string, key: string): string => `${address} ${key}`;

/** What of these documents has been in quarantine, dismissed or not. */
async function quarantinedBefore(trx: Database, collectorId: number, chunk: Chunk): Promise<ReadonlySet<string>> {
  const addresses = new Set([
    ...chunk.refused.map(({ address }) => address),
    ...chunk.understood.map(({ document }) => document.address),
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

interface Work extends Pick<Collecting, 'db' | 'now'> {
  collector: Collector;
  /** Null in a trial, which takes no turn. */
  runId: number | null;
  sums: Reread;
}

/** What a chunk adds to what was read again before. */
async function storeAgain({ now, collector, runId, sums }: Work, trx: Database, chunk: Chunk): Promise<Reread> {
  const fields = new Map(sums.fields);
  for (const [name, count] of await changedFields(trx, chunk.readings))
    fields.set(name, (fields.get(name) ?? 0) + count);
  const before = await quarantinedBefore(trx, collector.id, chunk);
  const understood = await currentNotices(trx, collector.id, chunk.understood);
  const cause = { at: now(), reason: `read again by version ${readerVersion} of the reader` };
  const storing = { collectorId: collector.id, runId, cause };
  const stored = await storeChunk(trx, storing, { ...chunk, understood });
  const untold = { ...noCounts, found: chunk.understood.length - understood.length };
  untold.same = untold.found;
  const isNew = ({ address, noticeKey }: Refused) => !before.has(placeOf(address, noticeKey));
  return {
    ...sums,
    documents: sums.documents + chunk.finished.length,
    counts: addCounts(addCounts(sums.counts, stored.counts), untold),
    newlyRefused: sums.newlyRefused + stored.refused.filter(isNew).length,
    fields,
  };
}

/** In one transaction: after a kill its documents have been read again, or wait to be. */
async function store(work: Work, chunk: Chunk): Promise<void> {
  const { db, runId, sums } = work;
  let added = sums;
  try {
    await db.transaction().execute(async (trx) => {
      if (runId !== null) await holdRun(trx, runId);
      added = await storeAgain(work, trx, chunk);
      if (runId === null) throw new TakenBack();
      await setCounts(trx, runId, added.counts);
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  Object.assign(sums, added);
}

async function readAgain(
  work: Work,
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
      // It may run in a server that has requests to answer.
      await breathe();
    }
    await flush();
  } finally {
    await behind.end();
    sums.unreadable = unreadable;
    sums.isStopped = signal.aborted;
  }
}

/**
 * Reads all again that a collector has kept and that was read by an older version of the reader. Null while the collector
 * is running: what it takes in at the moment is not to come in twice.
 */
export async function rereadCollector(
  { db, now, heartbeatMs, silentMs }: Pick<Collecting, 'db' | 'now' | 'heartbeatMs'> & { silentMs: number },
  collector: Collector,
  options: RereadOptions,
): Promise<Reread | null> {
  const { isTrial, begun, signal } = options;
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
  // One that was killed has left its turn, and there may be no process that collects and sees it.
  await expireRuns(db, silentMs, now());
  const run = { now, reason: `read again by version ${readerVersion} of the reader`, counts: () => sums.counts };
  const runId = await runOverKeptDocuments(db, collector.id, run, async (id) => {
    await begun(id);
    await withHeartbeat({ db, heartbeatMs }, id, signal, (stopped) =>
      readAgain({ db, now, collector, runId: id, sums }, options, stopped),
    );
  });
  return runId === null ? null : sums;
}
