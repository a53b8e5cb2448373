import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { seededAt } from '../../testing/seeded.ts';
import { changeTender } from '../catalog/tenders/tender-changes.ts';
import { readTenders } from '../catalog/tenders/tender-records.ts';
import { withdrawTender } from '../catalog/tenders/withdrawn-tenders.ts';
import { undoBatch } from './import-batches.ts';
import { importNotices } from './import-notices.ts';
import { splitTender } from './split-tender.ts';

type Line = Record<string, unknown>;

onEveryDatabase('an import of notices', (world) => {
  let folder: string;
  let round = 0;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'awaj-import-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  beforeEach(() => {
    round += 1;
  });

  /** A notice of this test alone. */
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

  it('creates one tender for a notice, however often it is imported', async () => {
    expect((await importLines([line()])).counts).toEqual({ new: 1, changed: 0, same: 0, refused: 0 });
    for (let again = 0; again < 3; again++)
      expect((await importLines([line()])).counts).toEqual({ new: 0, changed: 0, same: 1, refused: 0 });
    const tender = await theTender();
    expect(tender).toMatchObject({ documentPrice: 20_050, contentHtml: '<p>Bids</p>', sources: [{ sourceId: 1 }] });
    expect(await eventsOf(tender.id)).toEqual(['published']);
  });

  it('recognises a notice without a key by its content', async () => {
    const keyless = line({ external_key: undefined });
    await importLines([keyless, keyless]);
    expect((await importLines([keyless])).counts).toMatchObject({ new: 0, same: 1 });
    await theTender();
  });

  const keylessLine = (change: Line = {}) =>
    line({ external_key: undefined, reference_number: `S/${round}/2019`, ...change });

  it('corrects the tender when a row without a key has changed', async () => {
    const other = keylessLine({ sources: [{ source: 'reporter', published_on: '2026-11-19' }] });
    await importLines([keylessLine(), other]);
    const { id } = await theTender();
    const { batchId, counts } = await importLines([keylessLine({ document_price: 500 }), other]);
    expect(counts).toMatchObject({ new: 0, changed: 1, same: 1 });
    expect(await theTender()).toMatchObject({ id, documentPrice: 50_000 });
    expect(await eventsOf(id)).toEqual(['published', 'printed', 'corrected']);
    expect((await importLines([keylessLine({ document_price: 500 }), other])).counts).toMatchObject({ same: 2 });

    await undo(batchId);
    expect(await theTender()).toMatchObject({ documentPrice: 20_050 });
    expect((await importLines([keylessLine(), other])).counts).toMatchObject({ same: 2 });
  });

  it('treats two rows of one day as two printings if both are given', async () => {
    const both = [keylessLine(), keylessLine({ snippet: 'Sealed bids' })];
    await importLines(both);
    await theTender();
    expect((await importLines(both)).counts).toMatchObject({ same: 2 });
  });

  it('applies changes of a notice, but keeps an operator’s corrections', async () => {
    await importLines([line()]);
    const { id } = await theTender();
    await changeTender(world().db, id, 'corrected', { documentPrice: 30_000 }, { at: seededAt, operator: 'abebe' });
    expect((await importLines([line({ snippet: 'Leather saddles' })])).counts).toMatchObject({ changed: 1 });
    expect(await theTender()).toMatchObject({ snippet: 'Leather saddles', documentPrice: 30_000 });
  });

  it('cancels a tender by the same key, and keeps its title and text', async () => {
    await importLines([line()]);
    const { id, title, contentHtml } = await theTender();
    const said = {
      kind: 'cancellation',
      title: `Cancellation of tender: number${round}`,
      content: '<p>It is cancelled.</p>',
    };
    expect((await importLines([line(said)])).counts).toMatchObject({ changed: 1 });
    expect(await theTender()).toMatchObject({ id, title, contentHtml, cancelledAt: expect.any(Date) });
    expect(await eventsOf(id)).toEqual(['published', 'cancelled']);
    expect((await importLines([line(said)])).counts).toMatchObject({ same: 1 });
  });

  it('creates an unknown buyer unconfirmed, and recognises it in another spelling', async () => {
    await importLines([line({ company: `ፀሐይ ድርጅት ${round}`, company_language: 'Amharic' })]);
    const { companyId } = await theTender();
    const { db } = world();
    const company = await db.selectFrom('companies').selectAll().where('id', '=', companyId).executeTakeFirstOrThrow();
    expect(company).toMatchObject({ confirmed_at: null, is_featured: false });
    const names = await db
      .selectFrom('company_names')
      .select(['language', 'name'])
      .where('id', '=', companyId)
      .execute();
    expect(names).toEqual([{ language: 'am', name: `ፀሐይ ድርጅት ${round}` }]);
    await importLines([line({ company: `ጸሀይ  ድርጅት ${round}`, company_language: 'Amharic', snippet: 'New' })]);
    expect((await theTender()).companyId).toBe(companyId);
  });

  it('reports every wrong row, stores the others, and writes a file to correct and import again', async () => {
    const wrong = line({ external_key: `wrong-${round}`, categories: ['furnitur'], posted_at: '9999-01-01T00:00:00Z' });
    const { counts, refused, refusedPath } = await importLines([wrong, '{broken', line()]);
    expect(counts).toEqual({ new: 1, changed: 0, same: 0, refused: 2 });
    expect(refused[0]).toContain('did you mean "Furniture"?');
    expect(refused[0]).toContain('posted_at "9999-01-01T00:00:00Z"');
    expect(refused[1]).toBe('line 2: is not JSON');
    const [mended = ''] = readFileSync(refusedPath, 'utf8').split('\n');
    const { counts: later } = await importLines([
      { ...JSON.parse(mended), categories: ['furniture'], posted_at: '2026-11-20T09:00:00Z' },
    ]);
    expect(later).toMatchObject({ new: 1, refused: 0 });
  });

  it.each([
    ['a NUL', { title: 'Zinc\u0000 sheets' }],
    ['half a character', { title: 'Zinc \ud83d sheets' }],
    ['a title of nothing but spaces', { title: ' \u00a0\u200b' }],
    ['the year 0000', { closes_at: '0000-01-01T00:00:00Z' }],
    ['a leap second', { posted_at: '2016-12-31T23:59:60Z' }],
    ['a price beyond all reason', { document_price: 1e17 }],
  ])('refuses %s and stores the other row', async (_name, change) => {
    const { counts } = await importLines([line({ external_key: `odd-${round}`, ...change }), line()]);
    expect(counts).toEqual({ new: 1, changed: 0, same: 0, refused: 1 });
  });

  it('refuses a different row with the same key, and stores a duplicate row once', async () => {
    const other = line({ title: `Repair of saddles number${round}` });
    const first = await importLines([line(), line(), other]);
    expect(first.counts).toEqual({ new: 1, changed: 0, same: 1, refused: 1 });
    expect(first.refused).toEqual([`line 3: external_key "key-${round}" is that of row 1, which says something else`]);
    expect((await importLines([line(), line(), other])).counts).toMatchObject({ new: 0, changed: 0, same: 2 });
    expect((await theTender()).title).toBe(line().title);
  });

  it('stores repeated categories and sources once', async () => {
    const day = { source: 'addis-zemen', published_on: '2026-11-19' };
    await importLines([line({ categories: ['furniture', 'Furniture'], sources: [day, day] })]);
    expect(await theTender()).toMatchObject({
      categoryIds: [5],
      sources: [{ sourceId: 1, publishedOn: '2026-11-19' }],
    });
  });

  it('adds printings in another paper and in the same one again', async () => {
    await importLines([line()]);
    const printings = [
      { source: 'addis-zemen', published_on: '2026-11-19' },
      { source: 'addis-zemen', published_on: '2026-11-21' },
      { source: 'reporter', published_on: '2026-11-22' },
    ];
    await importLines([line({ sources: printings })]);
    const tender = await theTender();
    expect(tender.sources).toHaveLength(3);
    expect(await eventsOf(tender.id)).toEqual(['published', 'printed']);
    const notices = world().db.selectFrom('notices').select('published_on').where('tender_id', '=', tender.id);
    expect(await notices.execute()).toHaveLength(3);
  });

  it('extends, corrects and cancels a tender by its reference number in a later notice', async () => {
    const reference_number = `REF/${round}/2019`;
    await importLines([line({ reference_number })]);
    const later = (kind: string, change: Line) =>
      line({ kind, reference_number, external_key: `${kind}-${round}`, title: 'About saddles', ...change });
    await importLines([later('extension', { closes_at: '2027-01-15T09:00:00Z' })]);
    expect(await theTender()).toMatchObject({ closesAt: new Date('2027-01-15T09:00:00Z'), deadlineVersion: 2 });
    await importLines([later('corrigendum', { closes_at: undefined, document_price: 500 })]);
    expect(await theTender()).toMatchObject({ documentPrice: 50_000, title: line().title });
    await importLines([later('cancellation', { closes_at: undefined })]);
    const tender = await theTender();
    expect(tender.cancelledAt).toEqual(new Date('2026-11-19T00:00:00+03:00'));
    expect(await eventsOf(tender.id)).toEqual(['published', 'extended', 'corrected', 'cancelled']);
  });

  it.each([
    ['extension', { closes_at: '2027-02-15T09:00:00Z' }, 'extended'],
    ['corrigendum', { document_price: 500 }, 'corrected'],
    ['cancellation', {}, 'cancelled'],
    ['award', {}, 'awarded'],
    ['re-advertisement', { closes_at: '2027-02-15T09:00:00Z' }, 're-advertised'],
  ])('completes an %s with the values of its tender', async (kind, said, event) => {
    const reference_number = `SHORT/${round}`;
    await importLines([line({ reference_number })]);
    const before = await theTender();
    const { company } = line();
    const sources = [{ source: 'reporter', published_on: '2026-11-20' }];
    const short = { kind, reference_number, company, sources, external_key: `${kind}-${round}`, ...said };
    expect(await importLines([short])).toMatchObject({ refused: [], counts: { changed: 1 } });
    expect(await importLines([short])).toMatchObject({ counts: { same: 1 } });
    // A field that it adds later counts as its own.
    const longer = { ...short, title: 'About saddles', content: 'The closing was put off.', language: 'am' };
    expect(await importLines([longer])).toMatchObject({ refused: [], counts: { changed: 1 } });
    const { title, contentHtml, snippet, languageId, categoryIds } = before;
    expect(await theTender()).toMatchObject({ title, contentHtml, snippet, languageId, categoryIds });
    expect((await eventsOf(before.id)).slice(0, 2)).toEqual(['published', event]);
  });

  it('replaces a percentage by the amount of a corrigendum', async () => {
    const reference_number = `BOND/${round}`;
    await importLines([line({ reference_number, bond: '2%' })]);
    expect(await theTender()).toMatchObject({ bond: null, bondPercent: 2 });
    const corrigendum = line({ kind: 'corrigendum', reference_number, external_key: `bond-${round}`, bond: 7_500 });
    expect(await importLines([corrigendum])).toMatchObject({ refused: [], counts: { changed: 1 } });
    expect(await theTender()).toMatchObject({ bond: 750_000, bondPercent: null });
  });

  it('names what a later notice lacks to find its tender, and what a re-advertisement lacks to create one', async () => {
    const { company, sources } = line();
    const short = { company, sources, external_key: `lost-${round}` };
    expect((await importLines([{ ...short, kind: 'extension' }])).refused).toEqual([
      'line 1: reference_number is missing: a notice of the kind extension has the reference_number or the title of its tender',
    ]);
    expect(
      (await importLines([{ ...short, kind: 're-advertisement', reference_number: `NONE/${round}` }])).refused,
    ).toEqual([
      'line 1: is about no tender that is here, and to make one it lacks title, content, language, categories',
    ]);
    expect((await importLines([{ ...short, title: 'Saddles' }])).refused).toEqual([
      'line 1: content is missing; language is missing; categories is missing',
    ]);
  });

  it('refuses an extension of an unknown tender', async () => {
    const { refused } = await importLines([line({ kind: 'extension', reference_number: `NONE/${round}` })]);
    expect(refused).toEqual([expect.stringContaining('is about a tender that is not here')]);
  });

  it('closes a tender without a deadline 60 days after its last printing, marked as an estimate', async () => {
    await importLines([line({ closes_at: undefined })]);
    const tender = await theTender();
    expect(tender.closesAt).toEqual(new Date('2027-01-18T23:59:59+03:00'));
    expect(tender.deadlineWorking).toMatchObject({ rule: 'none', confidence: 'estimated', isApproximate: true });
  });

  it('counts working days from the day of printing', async () => {
    await importLines([line({ closes_at: undefined, deadline_days: 10, deadline_day_kind: 'working' })]);
    expect(await theTender()).toMatchObject({
      closesAt: new Date('2026-12-02T23:59:59+03:00'),
      deadlineWorking: { rule: 'working-days', days: 10, firstDay: '2026-11-19' },
    });
  });

  it('leaves a withdrawn tender withdrawn', async () => {
    await importLines([line()]);
    const { id } = await theTender();
    await withdrawTender(world().db, id, { at: seededAt, operator: 'abebe', reason: 'a wrong notice' });
    expect((await importLines([line()])).counts).toMatchObject({ new: 0, same: 1 });
    expect((await importLines([line({ snippet: 'New' })])).counts).toMatchObject({ new: 0 });
    expect(await tenderIds()).toEqual([]);
  });

  it('can split off a notice that was matched to the wrong tender', async () => {
    const reference_number = `REF/${round}/2019`;
    await importLines([line({ reference_number })]);
    const { id } = await theTender();
    const other = { source: 'reporter', published_on: '2026-11-22' };
    await importLines([
      line({ kind: 'corrigendum', reference_number, external_key: `other-${round}`, sources: [other] }),
    ]);
    expect(await theTender()).toMatchObject({ sources: [{ sourceId: 1 }, { sourceId: 3 }] });
    const { db } = world();
    const rows = await db.selectFrom('notices').select('id').where('tender_id', '=', id).orderBy('id').execute();
    const [first, second] = rows.map((row) => row.id);
    const cause = { at: seededAt, operator: 'abebe' };
    const split = (noticeId = 0) =>
      db.transaction().execute((trx) => splitTender(trx, { tenderId: id, noticeId }, cause));
    expect(await split(999_999)).toEqual({ kind: 'missing-notice' });
    expect(await split(second)).toMatchObject({ kind: 'split' });
    const tenders = await readTenders(db, await tenderIds());
    expect(tenders.map(({ sources }) => sources.map(({ sourceId }) => sourceId))).toEqual([[1], [3]]);
    expect(await split(first)).toEqual({ kind: 'last-notice' });
  });

  const undo = (batchId: number) =>
    world()
      .db.transaction()
      .execute((trx) => undoBatch(trx, batchId, { at: seededAt, operator: 'abebe' }));

  it('can be undone, which removes new tenders and reverts changes, and can then be repeated', async () => {
    const first = await importLines([line()]);
    const second = await importLines([
      line({ snippet: 'Wrong', document_price: 1 }),
      line({ external_key: `b-${round}` }),
    ]);
    expect(await undo(first.batchId)).toEqual({ kind: 'later-import', batchId: second.batchId });
    expect(await undo(second.batchId)).toMatchObject({ kind: 'undone', withdrawn: 1, changedBack: 1, kept: [] });
    expect(await theTender()).toMatchObject({ snippet: 'Bids', documentPrice: 20_050 });
    expect(await undo(second.batchId)).toEqual({ kind: 'undone-before' });
    expect((await importLines([line({ snippet: 'Right' })])).counts).toMatchObject({ changed: 1 });
    expect((await undo(first.batchId)).kind).toBe('later-import');
  });

  it('keeps and reports later changes by an operator when it is undone', async () => {
    await importLines([line()]);
    const { batchId } = await importLines([line({ snippet: 'Wrong', document_price: 1 })]);
    const { id } = await theTender();
    await changeTender(world().db, id, 'corrected', { documentPrice: 700 }, { at: seededAt, operator: 'abebe' });
    expect(await undo(batchId)).toMatchObject({ kept: [`documentPrice of tender ${id}`] });
    expect(await theTender()).toMatchObject({ snippet: 'Bids', documentPrice: 700 });
  });
});
