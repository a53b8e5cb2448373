import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { demoLookups } from '../../../../testing/notice-lookups.ts';
import { checkNotice } from '../notice/check-notice.ts';
import type { Row } from '../notice/row.ts';
import { openNoticeFile } from './notice-file.ts';
import { createRefusedFile } from './refused-file.ts';
import { writeTemplate } from './template.ts';

const folder = mkdtempSync(join(tmpdir(), 'awaj-files-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string) => join(folder, name);

async function rowsAt(path: string): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const row of (await openNoticeFile(path)).rows()) rows.push(row);
  return rows;
}

async function refuse(path: string, format: 'csv' | 'jsonl' | 'xlsx', rows: readonly Row[], imported = at('source')) {
  const file = createRefusedFile(path, format, imported);
  for (const row of rows) await file.add(row, 'title "x": is wrong');
  return file.close();
}

describe('a file of refused rows', () => {
  const cells = {
    title: '=HYPERLINK("x")',
    content: '\'=1 \n"two", three; four ',
    company: '-5',
    regions: '@a',
    published_on: '2026-11-20',
    '': 'more',
  };

  it.each(['csv', 'xlsx', 'jsonl'] as const)('as %s has the cells as they were', async (format) => {
    await refuse(at(format), format, [
      { line: 7, cells },
      { line: 9, cells: { title: 'ጎማ' } },
    ]);
    const [first, second] = await rowsAt(at(format));
    expect(first).toMatchObject({ cells });
    expect(second).toMatchObject({ cells: { title: 'ጎማ' } });
    expect(JSON.stringify(first)).not.toContain('is wrong');
    expect(readFileSync(at(format), 'utf8')).toContain('is wrong');
  });

  it('has no cell that a spreadsheet program would compute', async () => {
    await refuse(at('formulas'), 'csv', [{ line: 2, cells }]);
    expect(readFileSync(at('formulas'), 'utf8')).not.toMatch(/(^|,)"?[=+\-@]/m);
  });

  it('has invalid JSON lines unchanged, to be corrected there', async () => {
    await refuse(at('broken'), 'jsonl', [{ line: 1, text: '{broken', reason: 'is not JSON' }]);
    expect(readFileSync(at('broken'), 'utf8')).toBe('{broken\n');
  });

  it('is written only if a row was refused, and may replace the file that is read', async () => {
    await refuse(at('none'), 'csv', []);
    expect(existsSync(at('none'))).toBe(false);
    writeFileSync(at('same'), '{"title":"a"}\n{"title":"b"}\n');
    const file = createRefusedFile(at('same'), 'jsonl', at('same'));
    for await (const row of (await openNoticeFile(at('same'))).rows()) await file.add(row, 'is wrong');
    await file.close();
    expect(await rowsAt(at('same'))).toHaveLength(2);
  });

  it('does not replace the refused rows of an earlier import, which somebody may be correcting', async () => {
    const rows = [{ line: 2, cells }];
    expect(await refuse(at('day.csv'), 'csv', rows)).toBe(at('day.csv'));
    expect(await refuse(at('day.csv'), 'csv', rows), 'the same rows again').toBe(at('day.csv'));
    writeFileSync(at('day.csv'), 'half mended');
    expect(await refuse(at('day.csv'), 'csv', rows)).toBe(at('day-2.csv'));
    expect(readFileSync(at('day.csv'), 'utf8')).toBe('half mended');
    expect(await refuse(at('day.csv'), 'csv', rows), 'the same rows again').toBe(at('day-2.csv'));
    expect(await refuse(at('day.csv'), 'csv', rows, at('day.csv')), 'mended and imported').toBe(at('day.csv'));
  });

  it('that cannot be written is reported', async () => {
    await expect(refuse(at('no/such/folder'), 'csv', [{ line: 2, cells }])).rejects.toThrow('ENOENT');
  });
});

describe('a template for notices', () => {
  it.each(['csv', 'xlsx', 'jsonl'] as const)('as %s has a notice that can be imported', async (format) => {
    await writeTemplate(at(`template.${format}`), format);
    const [row, ...others] = await rowsAt(at(`template.${format}`));
    expect(others).toEqual([]);
    const now = new Date('2026-11-25T12:00:00Z');
    const checked = row && 'cells' in row && checkNotice(row.cells, { now, lookups: demoLookups() });
    expect(checked).toMatchObject({ notice: { title: 'Supply of tyres and batteries', bond: { percent: 2 } } });
  });

  it('replaces no other file', async () => {
    writeFileSync(at('mine'), 'mine');
    await expect(writeTemplate(at('mine'), 'csv')).rejects.toThrow('EEXIST');
    expect(readFileSync(at('mine'), 'utf8')).toBe('mine');
  });
});
