import { readCollector } from './collector.ts';
import { forgetAddress, readDocument } from './documents.ts';
import { newCollectorRun, processDocument } from './process-document.ts';
import { type Collecting, contextOf } from './run-collector.ts';
import { noCounts, type RunCounts } from './run-counts.ts';
import { runOverStoredDocuments } from './runs.ts';

export type Replayed =
  | { kind: 'replayed'; runId: number; counts: RunCounts }
  /** The document was never stored, so the collector is made due and fetches it again. */
  | { kind: 'fetched-anew' }
  | { kind: 'running' };

interface Waiting {
  id: number;
  collector_id: number;
  address: string;
  raw_document_id: number | null;
}

async function fetchAnew({ db, now }: Collecting, { id, collector_id, address }: Waiting): Promise<Replayed> {
  await db.transaction().execute(async (trx) => {
    await forgetAddress(trx, collector_id, address);
    await trx.updateTable('collectors').set({ next_run_at: now() }).where('id', '=', collector_id).execute();
    await trx.updateTable('quarantine').set({ state: 'replayed' }).where('id', '=', id).execute();
  });
  return { kind: 'fetched-anew' };
}

/** Reads a stored document again, with the current collector and reader. */
export async function replay(collecting: Collecting, waiting: Waiting): Promise<Replayed> {
  const { db, now } = collecting;
  const collector = await readCollector(db, waiting.collector_id);
  const document = waiting.raw_document_id === null ? null : await readDocument(db, waiting.raw_document_id);
  if (!collector || !document) return fetchAnew(collecting, waiting);
  const counts = { ...noCounts };
  const run = { now, reason: `replayed ${document.address}`, counts: () => counts };
  const runId = await runOverStoredDocuments(db, collector.id, run, async (id) => {
    // A repeated failure goes to the quarantine again, which reopens the item.
    await db.updateTable('quarantine').set({ state: 'replayed' }).where('id', '=', waiting.id).execute();
    const context = await contextOf(db, collector, now());
    await processDocument(newCollectorRun({ db, collector, runId: id, context, counts }), document);
  });
  return runId === null ? { kind: 'running' } : { kind: 'replayed', runId, counts };
}
