import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Database } from '../../../database/database.ts';
import { DocumentFault, type RawDocument } from '../adapters/adapter.ts';
import type { ConfiguredAdapter } from '../adapters/adapters.ts';
import type { CheckedNotice } from '../import/notice/checked-notice.ts';
import { adapterOf, type Collector } from './collector.ts';
import { forgetAddress } from './documents.ts';
import { settleDocument } from './quarantine.ts';
import { isRefused, readPieces, refusal } from './read-pieces.ts';
import { addCounts, type RunCounts } from './run-counts.ts';
import { requireRunning, setCounts } from './runs.ts';
import { addTo, type Chunk, emptyChunk, sizeOf, storeChunk } from './store-chunk.ts';
import type { NoticeContext } from './to-notice.ts';
import { writeBehind } from './write-behind.ts';

export interface CollectorRun {
  db: Database;
  collector: Collector;
  adapter: ConfiguredAdapter;
  runId: number;
  context: NoticeContext;
  counts: RunCounts;
  /** For each field, how many notices had it. */
  fills: Map<string, number>;
  /** The reason of the first refusal. */
  firstRefusal: string | null;
  /** How many later notices went to quarantine because their tender is not here. */
  lost: number;
}

export const newCollectorRun = (
  parts: Pick<CollectorRun, 'db' | 'collector' | 'runId' | 'context' | 'counts'>,
): CollectorRun => ({ ...parts, adapter: adapterOf(parts.collector), fills: new Map(), firstRefusal: null, lost: 0 });

const piecesAtOnce = 200;

/** Runs wait here and not in the database, where each would occupy a connection. */
const oneAtATime = pLimit(1);

/** Stores a chunk in one transaction, so that a killed process leaves it either stored or not. */
async function store(run: CollectorRun, chunk: Chunk): Promise<void> {
  const { db, collector, runId, context, counts } = run;
  const cause = { at: context.now, reason: `collected by ${collector.name}, run ${runId}` };
  const { sums, refused, lost } = await db.transaction().execute(async (trx) => {
    await requireRunning(trx, runId);
    const stored = await storeChunk(trx, { collectorId: collector.id, runId, cause }, chunk);
    const added = addCounts(counts, stored.counts);
    await setCounts(trx, runId, added);
    return { ...stored, sums: added };
  });
  Object.assign(counts, sums);
  run.lost += lost;
  // The lost ones are last. They say nothing about the source.
  if (refused.length > lost) run.firstRefusal ??= refused[0]?.detail ?? null;
}

/** True for a value that the database refuses. */
const isRefusedByDatabase = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code));

/** Stores the notices one by one, so that a notice that the database refuses does not stop the others. */
async function storeApart(run: CollectorRun, chunk: Chunk): Promise<void> {
  try {
    await store(run, chunk);
  } catch (error) {
    const { notices, ...rest } = chunk;
    const [only, ...others] = notices;
    if (!only || !isRefusedByDatabase(error)) throw error;
    if (others.length === 0) {
      const detail = `the database refused it: ${error.message}`;
      const refused = [...rest.refused, refusal(only.document, only.piece.key, 'not-published', detail)];
      return store(run, { ...rest, notices: [], refused });
    }
    await store(run, { ...rest, notices: [] });
    for (const each of notices) await storeApart(run, { ...emptyChunk(), notices: [each] });
  }
}

function countFilledFields(fills: Map<string, number>, notice: CheckedNotice): void {
  for (const [name, value] of Object.entries(notice))
    if (value !== null && value !== '' && !(Array.isArray(value) && value.length === 0))
      fills.set(name, (fills.get(name) ?? 0) + 1);
}

/** Reads all notices of a document and publishes them. Unreadable ones go to quarantine without an error. */
export async function processDocument(run: CollectorRun, document: RawDocument): Promise<void> {
  const { adapter, context, fills } = run;
  const behind = writeBehind((full: Chunk) => oneAtATime(() => storeApart(run, full)));
  let chunk = emptyChunk();
  const flush = async () => {
    const full = chunk;
    chunk = emptyChunk();
    await behind.put(full);
  };
  try {
    for await (const read of readPieces(adapter, document, context)) {
      addTo(chunk, read);
      if (!isRefused(read.outcome)) countFilledFields(fills, read.outcome.notice);
      if (sizeOf(chunk) >= piecesAtOnce) await flush();
      // Lets answers of the database and requests of the server be handled.
      await yieldToEventLoop();
    }
    await behind.end();
    await settleDocument(run.db, run.collector.id, document.address);
    chunk.finished.push(document.id);
  } catch (error) {
    await behind.end();
    if (!(error instanceof DocumentFault)) throw error;
    if (error.reason === 'incomplete') await forgetAddress(run.db, run.collector.id, document.address);
    chunk.refused.push(refusal(document, '', error.reason, error.detail || error.message));
  }
  await flush();
  await behind.end();
}
