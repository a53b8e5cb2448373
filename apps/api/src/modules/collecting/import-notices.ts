import { basename } from 'node:path';
import type { Database } from '../../database/database.ts';
import { printable } from './import/cells/printable.ts';
import { FileFault } from './import/files/file-fault.ts';
import { type NoticeFile, openNoticeFile, type ReadingOptions } from './import/files/notice-file.ts';
import { createRefusedFile } from './import/files/refused-file.ts';
import { type Checked, checkNotice, type Fault } from './import/notice/check-notice.ts';
import type { CheckedNotice } from './import/notice/checked-notice.ts';
import type { Context } from './import/notice/notice-values.ts';
import type { Row } from './import/notice/row.ts';
import { identityOf, toKeyed } from './publishing/notice-keys.ts';
import { openNoticePublisher } from './publishing/notice-publisher.ts';
import type { Publication } from './publishing/publishing.ts';
import { readAhead } from './publishing/read-ahead.ts';
import { readLookups } from './read-lookups.ts';

export interface ImportOptions extends ReadingOptions {
  /** The file for refused rows, to correct and import again; null for none. */
  refusedPath: string | null;
  /** In numeric dates, the first number is the day. */
  isDayFirst?: boolean | undefined;
}

export interface ImportContext {
  now: Date;
  operator: string;
  /** Called for each refused row. */
  onRefused(line: number, reason: string): void;
}

export type ImportCounts = Record<Publication['kind'], number>;

const toReason = (faults: readonly Fault[]): string =>
  faults
    .map(({ column, value, reason }) => (value === '' ? `${column} ${reason}` : `${column} "${value}" ${reason}`))
    .join('; ');

const reasonOf = (row: Row, checked: Checked | null): string =>
  'cells' in row ? toReason(checked && 'faults' in checked ? checked.faults : []) : row.reason;

/** Finds a row that differs from an earlier one with the same key. Only one of them can be right. */
function watchKeys(seen: Map<string, { line: number; contentHash: Buffer }>) {
  return (line: number, notice: CheckedNotice): string | null => {
    const keyed = toKeyed(notice);
    const identity = identityOf(keyed);
    const before = seen.get(identity);
    if (!before) seen.set(identity, { line, contentHash: keyed.contentHash });
    return !before || before.contentHash.equals(keyed.contentHash)
      ? null
      : `external_key "${printable(notice.externalKey)}" is also in row ${before.line}, whose values differ`;
  };
}

interface ReadRow {
  row: Row;
  notice: CheckedNotice;
}

/** Reads the whole file, and returns the refused rows and the number of the others. */
async function checkFile(file: NoticeFile, context: Context) {
  const refusals = new Map<number, [Row, string]>();
  const seen = new Map<string, { line: number; contentHash: Buffer }>();
  const contradiction = watchKeys(seen);
  let right = 0;
  for await (const row of file.rows()) {
    const checked = 'cells' in row ? checkNotice(row.cells, context) : null;
    const notice = checked && 'notice' in checked ? checked.notice : null;
    const reason = notice ? contradiction(row.line, notice) : reasonOf(row, checked);
    if (reason === null) right += 1;
    else refusals.set(row.line, [row, reason]);
  }
  return { refusals, right, seen };
}

/** Reads the valid rows a second time, so that only the next chunk of a long file is in memory. */
async function* rightRows(
  file: NoticeFile,
  refusals: ReadonlyMap<number, unknown>,
  context: Context,
): AsyncGenerator<ReadRow> {
  for await (const row of file.rows()) {
    if (refusals.has(row.line)) continue;
    const checked = 'cells' in row ? checkNotice(row.cells, context) : null;
    if (!checked || !('notice' in checked)) throw new FileFault('The file was changed while it was read.');
    yield { row, notice: checked.notice };
  }
}

/**
 * Imports a file of notices. The whole file is checked before anything is stored, then it is read a second time. Runs
 * in a transaction: either all valid rows are stored or none.
 */
export async function importNotices(
  trx: Database,
  path: string,
  { refusedPath, isDayFirst, ...reading }: ImportOptions,
  { now, operator, onRefused }: ImportContext,
): Promise<{ batchId: number; counts: ImportCounts; refusedAt: string | null }> {
  const file = await openNoticeFile(path, reading);
  const context = { now, isDayFirst, lookups: await readLookups(trx) };
  const { refusals: faulty, right, seen } = await checkFile(file, context);
  const refusals = [...faulty.values()];
  const batchId = await openBatch(trx, { file_name: basename(path), operator, imported_at: now });
  const publish = await openNoticePublisher(trx, { at: now, operator, batchId }, (identity) => seen.has(identity));
  const counts: ImportCounts = { new: 0, changed: 0, same: 0, refused: refusals.length };
  for await (const rows of readAhead(trx, right, rightRows(file, faulty, context))) {
    const outcomes = await publish(rows);
    for (const [at, outcome] of outcomes.entries()) {
      counts[outcome.kind] += 1;
      const row = rows[at]?.row;
      if (outcome.kind === 'refused' && row) refusals.push([row, outcome.reason]);
    }
  }
  refusals.sort(([a], [b]) => a.line - b.line);
  for (const [{ line }, reason] of refusals) onRefused(line, reason);
  let refusedAt: string | null = null;
  if (refusedPath) {
    const refused = createRefusedFile(refusedPath, file.format, path);
    for (const [row, reason] of refusals) await refused.add(row, reason);
    refusedAt = await refused.close();
  }
  await trx
    .updateTable('import_batches')
    .set({ counts: JSON.stringify(counts) })
    .where('id', '=', batchId)
    .execute();
  return { batchId, counts, refusedAt };
}

async function openBatch(
  trx: Database,
  batch: { file_name: string; operator: string; imported_at: Date },
): Promise<number> {
  const { id } = await trx
    .insertInto('import_batches')
    .values({ ...batch, counts: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
