import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { messageOf } from '../../../http/errors.ts';
import { CursorFault, DocumentFault } from '../adapters/adapter.ts';
import { ConfigFault } from '../adapters/config-shape.ts';
import { FetchFault } from '../fetching/fetch-fault.ts';
import { createFetcher, type FetcherOptions } from '../fetching/fetcher.ts';
import { readDeadlineCalendar } from '../publishing/notice-deadline.ts';
import { readLookups } from '../read-lookups.ts';
import { type Collector, readCollector } from './collector.ts';
import { createCrawl } from './crawl.ts';
import { documentsOf } from './documents.ts';
import { type CollectorRun, newCollectorRun, processDocument } from './process-document.ts';
import { addToQuarantine } from './quarantine.ts';
import { noCounts, type RunCounts } from './run-counts.ts';
import { type CrawlEnd, missesForAlarm, type Outcome, outcomeOf } from './run-outcome.ts';
import { beginRun, endRun, foundBefore, type RunFault, RunTakenOver, sendHeartbeat } from './runs.ts';
import type { NoticeContext } from './to-notice.ts';

export interface Collecting {
  db: Database;
  now: () => Date;
  fetching: FetcherOptions;
  heartbeatMs: number;
}

export interface RunReport extends Outcome {
  runId: number;
  collector: string;
  counts: RunCounts;
  faults: readonly RunFault[];
  alarm: string | null;
}

const mostFaults = 20;

/** Prepares the context in which the notices of a collector are checked and read. */
export async function contextOf(db: Database, collector: Collector, now: Date): Promise<NoticeContext> {
  const { holidays, countsSaturdays } = await readDeadlineCalendar(db);
  return {
    now,
    lookups: await readLookups(db),
    sourceSlug: collector.sourceSlug,
    defaults: collector.defaults,
    holidays,
    countsSaturdays: countsSaturdays.has(collector.sourceId),
  };
}

const isExpected = (error: unknown): error is Error =>
  error instanceof FetchFault ||
  error instanceof DocumentFault ||
  error instanceof CursorFault ||
  error instanceof ConfigFault;

/** Adds a permanent error to the quarantine, although there is no document to store. */
async function quarantineMissed(
  { db, collector, runId, context }: CollectorRun,
  address: string,
  error: Error,
): Promise<boolean> {
  const isLasting = error instanceof DocumentFault || (error instanceof FetchFault && !error.isPassing);
  if (!isLasting) return false;
  const refused = { address, noticeKey: '', reason: error.reason, detail: error.message, documentId: null };
  await addToQuarantine(db, { collectorId: collector.id, runId, now: context.now }, [refused]);
  return true;
}

/** Describes an error in a sentence that names the address. */
function whyBroken(error: Error): string {
  if (error instanceof FetchFault) return `${error.address} ${error.message}`;
  return error instanceof DocumentFault ? `the list of notices ${error.message}` : error.message;
}

interface Crawled {
  end: CrawlEnd;
  cursor: unknown;
  faults: RunFault[];
}

async function crawlSource(run: CollectorRun, collecting: Collecting, signal: AbortSignal): Promise<Crawled> {
  const { collector, runId, counts, adapter, db } = run;
  const fetcher = createFetcher(collecting.fetching, { hosts: collector.hosts, signal });
  const documents = documentsOf(db, { collectorId: collector.id, runId, now: collecting.now });
  const crawl = createCrawl({ fetcher, documents, cursor: collector.cursor, now: collecting.now });
  const faults: RunFault[] = [];
  let cursor: unknown = collector.cursor;
  let hasStarted = false;
  async function recordFault(address: string, error: unknown) {
    if (!isExpected(error)) throw error;
    if (faults.length < mostFaults) faults.push({ address, fault: error.message });
    if (await quarantineMissed(run, address, error)) counts.quarantined += 1;
  }
  try {
    for await (const step of adapter.list(crawl)) {
      signal.throwIfAborted();
      hasStarted = true;
      if (step.kind === 'cursor') cursor = step.cursor;
      else if (step.kind === 'document') await processDocument(run, step.document);
      else {
        counts.missed += 1;
        await recordFault(step.address, step.error);
      }
    }
    return { end: { kind: 'finished' }, cursor, faults };
  } catch (error) {
    if (signal.aborted || error instanceof RunTakenOver)
      return { end: { kind: 'interrupted', reason: 'it was stopped' }, cursor: collector.cursor, faults };
    if (!isExpected(error)) throw error;
    await recordFault(error instanceof FetchFault ? error.address : collector.name, error);
    return {
      end: { kind: hasStarted ? 'interrupted' : 'not-started', reason: whyBroken(error) },
      cursor: collector.cursor,
      faults,
    };
  }
}

/** Stores the outcome of a run in the collector. Only a complete run moves the cursor. */
async function conclude(
  { db, collector, runId, counts, fills, firstRefusal, lost, adapter, context }: CollectorRun,
  { end, cursor, faults }: Crawled,
): Promise<RunReport> {
  const { leastFound, mostFound, fillRates } = collector;
  const { findsAll } = adapter;
  const before = findsAll ? await foundBefore(db, collector.id) : [];
  const expectations = { leastFound, mostFound, fillRates, foundBefore: before, findsAll };
  const outcome = outcomeOf(end, { ...counts, firstRefusal, lost }, fills, expectations);
  const misses = outcome.isMiss ? collector.misses + 1 : outcome.state === 'complete' ? 0 : collector.misses;
  const alarm = misses >= missesForAlarm ? (outcome.reason ?? null) : null;
  const { now } = context;
  await db.transaction().execute(async (trx) => {
    await endRun(trx, runId, { ...outcome, counts, faults, now });
    await trx
      .updateTable('collectors')
      .set({
        misses,
        ...((outcome.isMiss || outcome.state === 'complete') && { alarm }),
        ...(outcome.state === 'complete' && { cursor: cursor === null ? null : JSON.stringify(cursor) }),
      })
      .where('id', '=', collector.id)
      .execute();
  });
  return { ...outcome, runId, collector: collector.name, counts, faults, alarm };
}

/** Renews the heartbeat during some work, and aborts the work if another process has ended the run. */
export async function withHeartbeat<Value>(
  { db, heartbeatMs }: Pick<Collecting, 'db' | 'heartbeatMs'>,
  runId: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const lost = new AbortController();
  const over = new AbortController();
  const beating = (async () => {
    for (;;) {
      await delay(heartbeatMs, undefined, { signal: over.signal, ref: false });
      if (!(await sendHeartbeat(db, runId))) lost.abort();
    }
  })().catch(() => {});
  try {
    return await work(AbortSignal.any([signal, lost.signal]));
  } finally {
    over.abort();
    await beating;
  }
}

/** Runs a collector once. Returns null while another process runs it. Every run ends with a state. */
export async function runCollector(
  collecting: Collecting,
  collectorId: number,
  signal: AbortSignal,
): Promise<RunReport | null> {
  const { db, now } = collecting;
  const runId = await beginRun(db, collectorId, now());
  if (runId === null) return null;
  const counts = { ...noCounts };
  try {
    const collector = await readCollector(db, collectorId);
    if (!collector) throw new ConfigFault('The collector no longer exists.');
    const next = sql<Date>`${now()}::timestamptz + every_seconds * interval '1 second'`;
    await db.updateTable('collectors').set({ next_run_at: next }).where('id', '=', collectorId).execute();
    const context = await contextOf(db, collector, now());
    const run = newCollectorRun({ db, collector, runId, context, counts });
    const crawled = await withHeartbeat(collecting, runId, signal, (stopped) => crawlSource(run, collecting, stopped));
    return await conclude(run, crawled);
  } catch (error) {
    const reason = messageOf(error);
    await endRun(db, runId, { state: 'failed', reason, counts, faults: [], now: now() });
    throw error;
  }
}
