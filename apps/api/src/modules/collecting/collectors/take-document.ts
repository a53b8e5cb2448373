import { sql } from 'kysely';
import pLimit from 'p-limit';
import type { Database } from '../../../database/database.ts';
import { type CollectedNotice, DocumentFault, isUsable, type RawDocument } from '../adapters/adapter.ts';
import type { ConfiguredAdapter } from '../adapters/adapters.ts';
import type { CheckedNotice } from '../import/checked-notice.ts';
import { openNoticePublisher } from '../publishing/notice-publisher.ts';
import type { Collector } from './collector.ts';
import { putAside, type Refused, settleDocument, settleNotices } from './quarantine.ts';
import { countedAs, type RunCounts } from './run-counts.ts';
import { holdRun } from './runs.ts';
import { type NoticeContext, toCheckedNotice } from './to-notice.ts';

/** Names what made a reading: it goes up when the reader reads something in another way. */
const readerVersion = '1';

export interface Taking {
  db: Database;
  collector: Collector;
  adapter: ConfiguredAdapter;
  runId: number;
  context: NoticeContext;
  counts: RunCounts;
  /** By field, how many notices had it. */
  fills: Map<string, number>;
}

interface Understood {
  piece: CollectedNotice;
  notice: CheckedNotice;
}

interface Chunk {
  understood: Understood[];
  readings: { notice_key: string; fields: string }[];
  refused: Refused[];
}

const piecesAtOnce = 200;
const mostPieces = 20_000;

const emptyChunk = (): Chunk => ({ understood: [], readings: [], refused: [] });

/** Versions of a notice that are older than one that was read already; documents may come again in any order. */
async function outdated(trx: Database, collectorId: number, pieces: readonly CollectedNotice[]): Promise<Set<string>> {
  const versioned = pieces.filter(({ version }) => version !== null);
  if (versioned.length === 0) return new Set();
  const rows = await trx
    .selectFrom('readings')
    .innerJoin('raw_documents', 'raw_documents.id', 'readings.raw_document_id')
    .select(['notice_key', sql<string | null>`max(readings.fields ->> 'version')`.as('version')])
    .where('collector_id', '=', collectorId)
    .where(
      'notice_key',
      'in',
      versioned.map(({ key }) => key),
    )
    .groupBy('notice_key')
    .execute();
  const newest = new Map(rows.map(({ notice_key, version }) => [notice_key, version]));
  return new Set(
    versioned.filter(({ key, version }) => (newest.get(key) ?? '') > (version ?? '')).map(({ key }) => key),
  );
}

/** Runs wait for each other here and not in the database, where each would keep a connection from everybody else. */
const oneAtATime = pLimit(1);

/** All that a stretch of a document comes to, in one transaction: after a kill it is in, or it is not. */
async function store({ db, collector, runId, context, counts }: Taking, document: RawDocument, chunk: Chunk) {
  const { now } = context;
  const { understood, readings, refused } = chunk;
  const added: RunCounts = { ...counts };
  await db.transaction().execute(async (trx) => {
    await holdRun(trx, runId);
    const old = await outdated(
      trx,
      collector.id,
      understood.map(({ piece }) => piece),
    );
    if (readings.length > 0)
      await trx
        .insertInto('readings')
        .values(
          readings.map((each) => ({
            ...each,
            raw_document_id: document.id,
            reader_version: readerVersion,
            read_at: now,
          })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    const wanted = understood.filter(({ piece }) => !old.has(piece.key));
    const cause = { at: now, reason: `collected by ${collector.name}, run ${runId}` };
    const publish = await openNoticePublisher(trx, cause);
    const outcomes = await publish(wanted.map(({ notice }) => notice));
    const failed: Refused[] = [];
    const fine: string[] = [];
    added.same += understood.length - wanted.length;
    for (const [at, outcome] of outcomes.entries()) {
      const key = wanted[at]?.piece.key ?? '';
      added[countedAs(outcome.kind)] += 1;
      if (outcome.kind !== 'refused') fine.push(key);
      else
        failed.push({
          address: document.address,
          noticeKey: key,
          reason: 'not-published',
          detail: outcome.reason,
          documentId: document.id,
        });
    }
    added.quarantined += refused.length;
    added.found += understood.length + refused.length;
    if (fine.length > 0) await settleNotices(trx, collector.id, fine);
    await putAside(trx, { collectorId: collector.id, runId, now }, [...refused, ...failed]);
    await trx
      .updateTable('collection_runs')
      .set({ counts: JSON.stringify(added) })
      .where('id', '=', runId)
      .execute();
  });
  Object.assign(counts, added);
}

const refusal = (document: RawDocument, noticeKey: string, reason: string, detail: string): Refused => ({
  address: document.address,
  noticeKey,
  reason,
  detail,
  documentId: document.id,
});

/** A value that the database does not take, or that contradicts another. */
const isRefusedByDatabase = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code));

/** One notice that the database refuses keeps none of the others out. */
async function storeApart(taking: Taking, document: RawDocument, chunk: Chunk): Promise<void> {
  try {
    await store(taking, document, chunk);
  } catch (error) {
    const { understood, readings, refused } = chunk;
    const [only, ...others] = understood;
    if (!only || !isRefusedByDatabase(error)) throw error;
    if (others.length === 0) {
      const reason = refusal(document, only.piece.key, 'not-published', `the database refuses it: ${error.message}`);
      return store(taking, document, { understood: [], readings, refused: [...refused, reason] });
    }
    await store(taking, document, { understood: [], readings, refused });
    for (const each of understood) await storeApart(taking, document, { ...emptyChunk(), understood: [each] });
  }
}

function noteFills(fills: Map<string, number>, notice: CheckedNotice): void {
  for (const [name, value] of Object.entries(notice))
    if (value !== null && value !== '' && !(Array.isArray(value) && value.length === 0))
      fills.set(name, (fills.get(name) ?? 0) + 1);
}

/** Reads all notices of a document and publishes them. What cannot be read is put aside; it never throws for that. */
export async function takeDocument(taking: Taking, document: RawDocument): Promise<void> {
  const { adapter, context, fills } = taking;
  let chunk = emptyChunk();
  let count = 0;
  const flush = async () => {
    await oneAtATime(() => storeApart(taking, document, chunk));
    chunk = emptyChunk();
  };
  try {
    for await (const piece of adapter.read(document)) {
      if (++count > mostPieces) throw new DocumentFault('too-much', `more than ${mostPieces} notices`);
      if (!isUsable(piece)) chunk.refused.push(refusal(document, piece.key, piece.reason, piece.detail));
      else {
        const made = toCheckedNotice(piece, document.firstSeenOn, context);
        const fields = JSON.stringify({ ...made.fields, version: piece.version });
        chunk.readings.push({ notice_key: piece.key, fields });
        if ('notice' in made) {
          noteFills(fills, made.notice);
          chunk.understood.push({ piece, notice: made.notice });
        } else chunk.refused.push(refusal(document, piece.key, made.reason, made.detail));
      }
      if (chunk.readings.length + chunk.refused.length >= piecesAtOnce) await flush();
    }
    await settleDocument(taking.db, taking.collector.id, document.address);
  } catch (error) {
    if (!(error instanceof DocumentFault)) throw error;
    chunk.refused.push(refusal(document, '', error.reason, error.detail || error.message));
  }
  await flush();
}
