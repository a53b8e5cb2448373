import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoLookups } from '../../../../testing/notice-lookups.ts';
import { type TypedSpreadsheet, typedSpreadsheet } from '../../../../testing/typed-spreadsheet.ts';
import { checkNotice, type Fault } from '../notice/check-notice.ts';
import type { CheckedNotice } from '../notice/checked-notice.ts';
import { openNoticeFile } from './notice-file.ts';
import { createRefusedFile } from './refused-file.ts';

const now = new Date('2026-11-25T12:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'awaj-typed-'));
const typed = join(folder, 'notices.xlsx');
const mend = join(folder, 'mend.csv');
let spreadsheet: TypedSpreadsheet;

beforeAll(() => {
  spreadsheet = typedSpreadsheet(now);
  writeFileSync(typed, spreadsheet.workbook);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Imports a file as the command does, and collects the valid rows and the faults of the others. */
async function importFrom(path: string, refusedPath: string) {
  const context = { now, lookups: demoLookups() };
  const file = await openNoticeFile(path);
  const refusedFile = createRefusedFile(refusedPath, file.format, path);
  const notices: CheckedNotice[] = [];
  const refused = new Map<number, readonly Fault[]>();
  for await (const row of file.rows()) {
    const checked = 'cells' in row ? checkNotice(row.cells, context) : { faults: [] };
    if ('notice' in checked) notices.push(checked.notice);
    else {
      refused.set(row.line, checked.faults);
      await refusedFile.add(row, checked.faults.map(({ column, reason }) => `${column} ${reason}`).join('; '));
    }
  }
  await refusedFile.close();
  return { notices, refused };
}

it('of 200 typed notices exactly those with an ambiguous slip are refused, each for that slip', async () => {
  const { notices, refused } = await importFrom(typed, mend);
  expect([...refused].map(([line, faults]) => [line, faults.map(({ column }) => column)])).toEqual(
    [...spreadsheet.wrong].map(([line, column]) => [line, [column]]),
  );
  expect(refused.size).toBeGreaterThan(20);
  expect(notices).toHaveLength(200 - refused.size);
  expect(new Set(notices.map(({ languageId }) => languageId)).size).toBe(4);
});

it('refused rows can be imported from their own file after they are corrected', async () => {
  const { refused } = await importFrom(typed, mend);
  const right: Record<string, string> = {
    categories: 'ict',
    published_on: '2026-07-26',
    title: 'Mended',
    closes_at: '2026-12-30 14:00',
    language: 'Amharic',
    source: 'Addis Zemen',
    document_price: '1500',
    company: 'Mended',
  };
  const again = await importFrom(mend, join(folder, 'again.csv'));
  expect(again.notices).toEqual([]);
  expect(again.refused.size).toBe(refused.size);

  const rows: string[] = [];
  for await (const row of (await openNoticeFile(mend)).rows()) {
    if (!('cells' in row)) continue;
    const [fault] = again.refused.get(row.line) ?? [];
    rows.push(JSON.stringify({ ...row.cells, [fault?.column ?? '']: right[fault?.column ?? ''] }));
  }
  writeFileSync(join(folder, 'mended'), rows.join('\n'));
  const mended = await importFrom(join(folder, 'mended'), join(folder, 'none'));
  expect(mended.refused).toEqual(new Map());
  expect(mended.notices).toHaveLength(refused.size);
  expect(readFileSync(mend, 'utf8')).toContain('did you mean');
});
