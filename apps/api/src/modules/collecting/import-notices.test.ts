import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createImporter, type Line } from '../../testing/importer.ts';
import { onOneDatabase } from '../../testing/on-databases.ts';
import { seededAt } from '../../testing/seeded.ts';
import { changeTender } from '../catalog/tenders/records/tender-changes.ts';

onOneDatabase('an import of notices', (world) => {
  const { line, importLines, theTender, eventsOf, undo, round } = createImporter(world);

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
    line({ external_key: undefined, reference_number: `S/${round()}/2019`, ...change });

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

  it('creates an unknown buyer unconfirmed, and recognises it in another spelling', async () => {
    await importLines([line({ company: `ፀሐይ ድርጅት ${round()}`, company_language: 'Amharic' })]);
    const { companyId } = await theTender();
    const { db } = world();
    const company = await db.selectFrom('companies').selectAll().where('id', '=', companyId).executeTakeFirstOrThrow();
    expect(company).toMatchObject({ confirmed_at: null, is_featured: false });
    const names = await db
      .selectFrom('company_names')
      .select(['language', 'name'])
      .where('id', '=', companyId)
      .execute();
    expect(names).toEqual([{ language: 'am', name: `ፀሐይ ድርጅት ${round()}` }]);
    await importLines([line({ company: `ጸሀይ  ድርጅት ${round()}`, company_language: 'Amharic', snippet: 'New' })]);
    expect((await theTender()).companyId).toBe(companyId);
  });

  it('reports every wrong row, stores the others, and writes a file to correct and import again', async () => {
    const wrong = line({
      external_key: `wrong-${round()}`,
      categories: ['furnitur'],
      posted_at: '9999-01-01T00:00:00Z',
    });
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
    const { counts } = await importLines([line({ external_key: `odd-${round()}`, ...change }), line()]);
    expect(counts).toEqual({ new: 1, changed: 0, same: 0, refused: 1 });
  });

  it('refuses a different row with the same key, and stores a duplicate row once', async () => {
    const other = line({ title: `Repair of saddles number${round()}` });
    const first = await importLines([line(), line(), other]);
    expect(first.counts).toEqual({ new: 1, changed: 0, same: 1, refused: 1 });
    expect(first.refused).toEqual([`line 3: external_key "key-${round()}" is also in row 1, whose values differ`]);
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
});
