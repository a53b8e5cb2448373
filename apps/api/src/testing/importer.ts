import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { readTenders } from '../modules/catalog/tenders/records/tender-records.ts';
import { undoBatch } from '../modules/collecting/import-batches.ts';
import { importNotices } from '../modules/collecting/import-notices.ts';
import { seededAt } from './seeded.ts';
import type { World } from './world.ts';

export type Line = Record<string, unknown>;

/** Imports files of notices. Each test has its own notice. */
export function createImporter(world: () => World) {
  let folder: string;
  let round = 0;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'awaj-import-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  beforeEach(() => {
    round += 1;
  });

  /** The notice of this test. */
  const line = (change: Line = {}): Line => ({
    external_key: `key-${round}`,
    title: `Supply of saddles number${round}`,
    snippet: 'Bids',
    content: '<p onclick="x()">Bids<script>alert(1)</script></p>',
    language: 'en',
    company: `Saddlery No${round} PLC`,
    categories: ['furniture'],
    regions: ['Oromia'],
    sources: [{ source: 'addis-zemen', published_on: '2026-11-19' }],
    posted_at: '2026-11-20T09:00:00Z',
    closes_at: '2026-12-20T09:00:00Z',
    document_price: 200.5,
    ...change,
  });

  async function importLines(lines: readonly (Line | string)[], operator = 'clerk') {
    const path = join(folder, `${round}.jsonl`);
    writeFileSync(
      path,
      `${lines.map((each) => (typeof each === 'string' ? each : JSON.stringify(each))).join('\n')}\n`,
    );
    const refused: string[] = [];
    const onRefused = (number: number, reason: string) => refused.push(`line ${number}: ${reason}`);
    const refusedPath = join(folder, `${round}.refused.jsonl`);
    const imported = await world()
      .db.transaction()
      .execute((trx) => importNotices(trx, path, { refusedPath }, { now: seededAt, operator, onRefused }));
    return { ...imported, refused, refusedPath };
  }

  const tenderIds = async () => {
    const rows = await world()
      .db.selectFrom('tender_title_keys')
      .select('tender_id')
      .where('search_key', 'like', `%number${round}`)
      .orderBy('tender_id')
      .execute();
    return rows.map(({ tender_id }) => tender_id);
  };
  const theTender = async () => {
    const ids = await tenderIds();
    expect(ids).toHaveLength(1);
    const [tender] = await readTenders(world().db, ids);
    if (!tender) throw new Error('There is no tender.');
    return tender;
  };
  const eventsOf = async (id: number) =>
    (
      await world().db.selectFrom('tender_events').select('kind').where('tender_id', '=', id).orderBy('id').execute()
    ).map(({ kind }) => kind);
  const undo = (batchId: number) =>
    world()
      .db.transaction()
      .execute((trx) => undoBatch(trx, batchId, { at: seededAt, operator: 'abebe' }));

  return { line, importLines, tenderIds, theTender, eventsOf, undo, round: () => round };
}
