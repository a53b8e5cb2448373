import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEveryDatabase } from '../testing/on-every-database.ts';
import { run } from '../testing/operator.ts';

onEveryDatabase('a file of notices', (world) => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'awaj-import-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  async function writeFile(name: string): Promise<string> {
    const nameOf = async (table: 'languages' | 'regions' | 'categories' | 'sources') =>
      (await world().db.selectFrom(table).select('slug').executeTakeFirstOrThrow()).slug;
    const company = await world()
      .db.selectFrom('company_names')
      .select('name')
      .where('language', '=', 'en')
      .executeTakeFirstOrThrow();
    const notice = {
      title: `Supply of ${name}`,
      content: '<p onclick="x()">Bids<script>alert(1)</script></p>',
      snippet: 'Bids',
      language: await nameOf('languages'),
      company: company.name,
      categories: [await nameOf('categories')],
      regions: [await nameOf('regions')],
      sources: [{ source: await nameOf('sources'), published_on: '2026-11-19' }],
      posted_at: '2026-11-20T09:00:00Z',
      closes_at: '2026-12-20T09:00:00Z',
      document_price: 200.5,
    };
    const lines = [
      JSON.stringify(notice),
      '{broken',
      JSON.stringify({ ...notice, company: 'Nobody' }),
      JSON.stringify({ ...notice, posted_at: 'yesterday' }),
      '',
      JSON.stringify({ ...notice, title: `Maintenance of ${name}` }),
    ];
    const file = join(folder, `${name}.jsonl`);
    writeFileSync(file, lines.join('\n'));
    return file;
  }

  it('adds the lines that hold up and names the others', async () => {
    const file = await writeFile('zeppelins');
    const said = await run(world(), 'import', file);
    expect(said).toEqual([
      'line 2: is not JSON',
      'line 3: there is no company "Nobody"',
      'line 4: notice/posted_at must match format "date-time"',
      '2 tenders added, 3 lines left out.',
    ]);
    const token = await world().tokenOf('active');
    const { tenders } = await world().call('searchTenders', { query: { title: 'zeppelins' } });
    expect(tenders.data).toHaveLength(2);
    const { data } = await world().call('getTender', { params: { tenderId: tenders.data[0]?.id ?? 0 }, token });
    expect([data.content, data.bid_doc_price]).toEqual(['<p>Bids</p>', '200.50']);
  });

  it('is known to the planner of the database at once', async () => {
    await run(world(), 'import', await writeFile('balloons'));
    const { rows } = await sql<{ known: number; there: number }>`
      select reltuples::int as known, (select count(*)::int from tenders) as there
      from pg_class where oid = 'tenders'::regclass`.execute(world().db);
    expect(rows[0]?.known).toBe(rows[0]?.there);
  });

  it('leaves no trace of a dry run', async () => {
    await run(world(), 'import', await writeFile('airships'), '--dry-run');
    const { tenders } = await world().call('searchTenders', { query: { title: 'airships' } });
    expect(tenders.data).toEqual([]);
    await expect(run(world(), 'import', join(folder, 'missing'))).rejects.toThrow('There is no file');
  });
});
