import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { onOneDatabase } from '../testing/on-databases.ts';
import { actionsOf, run, runForJson } from '../testing/operator.ts';
import { seededAt } from '../testing/seeded.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { typedSpreadsheet } from '../testing/typed-spreadsheet.ts';
import { createProgram } from './program.ts';

const { fileOf, folder } = temporaryFolder();
const fileAt = (name: string) => join(folder(), name);

const row = (change: object = {}) =>
  JSON.stringify({
    external_key: 'saddles-1',
    title: 'Supply of saddles',
    content: '<p>Bids are invited for saddles.</p>',
    language: 'english',
    company: 'Saddlery PLC',
    categories: ['furniture'],
    regions: ['oromia'],
    sources: [{ source: 'addis-zemen', published_on: '2026-11-19' }],
    closes_at: '2026-12-20 10:00',
    ...change,
  });

onOneDatabase('an operator’s file', (world) => {
  describe('an import of a file of notices', () => {
    it('can be dry-run, done, repeated and undone', async () => {
      const file = fileOf(
        'notices.jsonl',
        `${row()}\n${row({ external_key: 'saddles-2', title: 'Repair of saddles' })}\n`,
      );
      const counts = (...args: string[]) => runForJson(world(), 'import', file, ...args).then(([first]) => first);
      expect(await counts('--dry-run')).toMatchObject({ new: 2, changed: 0, same: 0, refused: 0 });
      const first = await counts();
      expect(first).toMatchObject({ new: 2, changed: 0, same: 0, refused: 0 });
      expect(await counts()).toMatchObject({ new: 0, changed: 0, same: 2, refused: 0 });
      const batches = await runForJson(world(), 'import-batches');
      expect(batches.at(-1)).toMatchObject({ id: first.import, file: 'notices.jsonl', operator: 'tester', new: 2 });
      expect(await run(world(), 'undo-import', String(first.import))).toEqual([
        'Removed 2 tenders, reverted 0 changes.',
      ]);
      await expect(run(world(), 'undo-import', String(first.import))).rejects.toThrow('is already undone.');
      await expect(run(world(), 'undo-import', '999')).rejects.toThrow('There is no import 999.');
      expect(await actionsOf(world(), 'import')).toHaveLength(2);
    });

    it('refuses an unreadable file in one sentence', async () => {
      await expect(run(world(), 'import', 'nowhere.csv')).rejects.toThrow('There is no file');
      await expect(run(world(), 'import', fileOf('notices.pdf', '%PDF-1.7 …'))).rejects.toThrow(
        'This is a PDF document',
      );
      await expect(run(world(), 'import', fileOf('empty.csv', ''))).rejects.toThrow('The file is empty.');
    });

    it('leaves out wrong rows, reports them and writes them to a file', async () => {
      const { workbook, wrong } = typedSpreadsheet(seededAt, 60);
      const file = fileOf('typed.xlsx', workbook);
      const refused = fileAt('mend.csv');
      const said = await run(world(), 'import', file, '--refused', refused);
      const rowsSaid = said.flatMap((each) => /^rows? ([\d, and]+): /.exec(each)?.[1]?.match(/\d+/g) ?? []);
      expect(rowsSaid.map(Number).toSorted((a, b) => a - b)).toEqual([...wrong.keys()]);
      expect(readFileSync(refused, 'utf8').trim().split(/\r?\n/).length).toBeGreaterThan(wrong.size);
      const [counts] = await runForJson(world(), 'import', file);
      expect(counts).toMatchObject({ new: 0, refused: wrong.size });
    });
  });

  describe('an import of a table that a typist keeps', () => {
    const header = 'No.,Newspaper,Date published,Title,Text,Language,Buyer,Sector,Remark';
    const line = (number: number, day: string, sector = 'ICT') =>
      `${number},Addis Zemen,${day},Notice ${number},Bids are invited for item ${number}.,English,Typist PLC,${sector},seen`;
    const leaveOut = ['--leave-out', 'No.', 'Remark', '--day-first'];

    it('ignores unknown columns that are named, and refuses others with a hint', async () => {
      const file = fileOf('typist.csv', `${header}\n${line(1, '03/11/2026')}\n`);
      await expect(run(world(), 'import', file)).rejects.toThrow('Unknown column "No.", "Remark".');
      await expect(run(world(), 'import', file)).rejects.toThrow('--leave-out');
      await expect(run(world(), 'import', file, '--leave-out', 'Phone')).rejects.toThrow(
        'There is no column "Phone" to leave out.',
      );
      expect(await runForJson(world(), 'import', file, ...leaveOut)).toMatchObject([{ new: 1, refused: 0 }]);
      const [tender] = await runForJson(world(), 'tender', 'find', 'Notice 1');
      expect(tender).toBeDefined();
    });

    it('reads days before months when it is told to', async () => {
      const file = fileOf('days.csv', `${header}\n${line(2, '03/11/2026')}\n`);
      const without = ['--leave-out', 'No.', 'Remark', '--dry-run'];
      const said = await run(world(), 'import', file, ...without);
      expect(said[0]).toContain('row 2: published_on "03/11/2026" may have the day or the month first');
      expect(await runForJson(world(), 'import', file, ...leaveOut)).toMatchObject([{ new: 1, refused: 0 }]);
      expect(
        await world().db.selectFrom('notices').select('published_on').orderBy('id', 'desc').executeTakeFirst(),
      ).toEqual({ published_on: '2026-11-03' });
    });

    it('reports a fault that many rows share only once', async () => {
      const lines = Array.from({ length: 25 }, (_, at) => line(at, '03/11/2026', 'Machinry'));
      const [first] = await run(world(), 'import', fileOf('alike.csv', [header, ...lines].join('\n')), ...leaveOut);
      expect(first).toMatch(/^rows 2, 3, .*, 21 and 5 more: categories "Machinry" is not a known category/);
    });
  });

  describe('the rows that an import refuses', () => {
    it('are written beside the file, under different names for a workbook and a table of the same name', async () => {
      fileOf('mixed.csv', 'title,content,language,company,categories,source,published_on\nOnly a title,,,,,,\n');
      fileOf('mixed.xlsx', typedSpreadsheet(seededAt, 8).workbook);
      await run(world(), 'import', fileAt('mixed.csv'));
      await run(world(), 'import', fileAt('mixed.xlsx'));
      expect(readFileSync(fileAt('mixed.refused.csv'), 'utf8')).toContain('Only a title');
      expect(readFileSync(fileAt('mixed.xlsx.refused.csv'), 'utf8')).toContain('refused_because');
    });
  });
});

it('an empty file to fill in is written without a database', async () => {
  const said: string[] = [];
  const closed = () => Promise.reject(new Error('The database was opened.'));
  const program = createProgram(closed, { say: (line) => void said.push(line), pathOf: fileAt });
  await program.parseAsync(['import-template', 'begin.csv'], { from: 'user' });
  expect(said).toEqual(['Wrote begin.csv. Fill it in, then import it.']);
  expect(readFileSync(fileAt('begin.csv'), 'utf8')).toContain('external_key,');
  const again = program.parseAsync(['import-template', 'begin.csv'], { from: 'user' });
  await expect(again).rejects.toThrow('begin.csv already exists.');
});

onOneDatabase('a buyer that an import created', (world) => {
  it('is listed, confirmed, and merged with an existing company, to which its old address redirects', async () => {
    const notice = row({ external_key: 'saddles-9', company: 'Ethio Saddlery Enterprise' });
    await run(world(), 'import', fileOf('buyers.jsonl', `${notice}\n`));
    const [buyer] = await runForJson(world(), 'company', 'unconfirmed');
    expect(buyer).toMatchObject({ name: 'Ethio Saddlery Enterprise', tenders: 1 });
    await run(world(), 'company', 'confirm', String(buyer.id));
    expect(await runForJson(world(), 'company', 'unconfirmed')).toEqual([]);
    const [said] = await run(world(), 'company', 'merge', '1', '--with', String(buyer.id));
    expect(said).toContain('with 1 tender.');
    expect((await world().call('getCompany', { params: { companyId: buyer.id } })).id).toBe(1);
    const [counts] = await runForJson(
      world(),
      'import',
      fileOf('again.jsonl', `${row({ external_key: 'saddles-10', company: 'ETHIO SADDLERY enterprise' })}\n`),
    );
    expect(counts).toMatchObject({ new: 1 });
    expect(await runForJson(world(), 'company', 'unconfirmed')).toEqual([]);
    await expect(run(world(), 'company', 'merge', '1', '--with', '1')).rejects.toThrow('merged with itself');
  });

  it('is listed beside companies with the same name in other languages, and gives its name to the one that stays', async () => {
    const notices = [
      row({ external_key: 'roads-1', company: 'Wabe Area Roads Office' }),
      row({ external_key: 'roads-2', company: 'የዋቤ ዙሪያ መንገዶች ጽ/ቤት', language: 'am' }),
      row({ external_key: 'roads-3', company: 'Wabe Water Office' }),
    ];
    await run(world(), 'import', fileOf('languages.jsonl', `${notices.join('\n')}\n`));
    const listed = await runForJson(world(), 'company', 'unconfirmed');
    const [roads, inAmharic, water] = listed as { id: number; maybeSameAs: string | null }[];
    expect(roads?.maybeSameAs).toBe(`${inAmharic?.id} የዋቤ ዙሪያ መንገዶች ጽ/ቤት`);
    expect(inAmharic?.maybeSameAs).toBe(`${roads?.id} Wabe Area Roads Office`);
    expect(water?.maybeSameAs).toBeNull();
    await run(world(), 'company', 'merge', String(roads?.id), '--with', String(inAmharic?.id));
    const [merged, ...others] = await runForJson(world(), 'company', 'unconfirmed');
    expect(merged).toMatchObject({ id: roads?.id, name: 'የዋቤ ዙሪያ መንገዶች ጽ/ቤት, Wabe Area Roads Office', tenders: 2 });
    expect(others).toMatchObject([{ id: water?.id }]);
  });
});
