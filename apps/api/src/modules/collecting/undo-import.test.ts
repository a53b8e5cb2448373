import { expect, it } from 'vitest';
import { createImporter } from '../../testing/importer.ts';
import { onOneDatabase } from '../../testing/on-databases.ts';
import { seededAt } from '../../testing/seeded.ts';
import { changeTender } from '../catalog/tenders/records/tender-changes.ts';
import { readTenders } from '../catalog/tenders/records/tender-records.ts';
import { withdrawTender } from '../catalog/tenders/records/withdrawn-tenders.ts';
import { joinTenders } from './join-tenders.ts';
import { splitTender } from './split-tender.ts';

onOneDatabase('an import of notices', (world) => {
  const { line, importLines, tenderIds, theTender, undo, round } = createImporter(world);

  it('leaves a withdrawn tender withdrawn', async () => {
    await importLines([line()]);
    const { id } = await theTender();
    await withdrawTender(world().db, id, { at: seededAt, operator: 'abebe', reason: 'a wrong notice' });
    expect((await importLines([line()])).counts).toMatchObject({ new: 0, same: 1 });
    expect((await importLines([line({ snippet: 'New' })])).counts).toMatchObject({ new: 0 });
    expect(await tenderIds()).toEqual([]);
  });

  it('can split off a notice that was matched to the wrong tender', async () => {
    const reference_number = `REF/${round()}/2019`;
    await importLines([line({ reference_number })]);
    const { id } = await theTender();
    const other = { source: 'reporter', published_on: '2026-11-22' };
    await importLines([
      line({ kind: 'corrigendum', reference_number, external_key: `other-${round()}`, sources: [other] }),
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

  it('loses its opening of bids by a later deadline, until the notice with that deadline is split off', async () => {
    const reference_number = `OPEN/${round()}`;
    const opens_at = '2026-12-30T07:30:00Z';
    await importLines([line({ reference_number, closes_at: '2026-12-30T07:00:00Z', opens_at })]);
    const { id } = await theTender();
    const later = { kind: 'extension', external_key: `later-${round()}`, closes_at: '2027-01-15T07:00:00Z' };
    await importLines([line({ reference_number, ...later })]);
    expect(await theTender()).toMatchObject({ closesAt: new Date('2027-01-15T07:00:00Z'), opensAt: null });
    const { db } = world();
    const rows = await db.selectFrom('notices').select('id').where('tender_id', '=', id).orderBy('id').execute();
    const cause = { at: seededAt, operator: 'abebe' };
    await splitTender(db, { tenderId: id, noticeId: rows[1]?.id ?? 0 }, cause);
    expect(await readTenders(db, [id])).toMatchObject([{ opensAt: new Date(opens_at) }]);
  });

  it('does not take the opening of an earlier deadline from another printing', async () => {
    const reference_number = `OLD/${round()}`;
    const first = { reference_number, closes_at: '2026-12-30T07:00:00Z' };
    await importLines([line(first)]);
    const later = { kind: 'extension', external_key: `later-${round()}`, closes_at: '2027-01-15T07:00:00Z' };
    await importLines([line({ reference_number, ...later })]);
    const sources = [{ source: 'reporter', published_on: '2026-11-20' }];
    const printing = { ...first, external_key: `other-${round()}`, sources, opens_at: '2026-12-30T07:30:00Z' };
    expect((await importLines([line(printing)])).counts).toMatchObject({ changed: 1 });
    expect(await theTender()).toMatchObject({ closesAt: new Date('2027-01-15T07:00:00Z'), opensAt: null });
  });

  it('can be undone, which removes new tenders and reverts changes, and can then be repeated', async () => {
    const first = await importLines([line()]);
    const second = await importLines([
      line({ snippet: 'Wrong', document_price: 1 }),
      line({ external_key: `b-${round()}` }),
    ]);
    expect(await undo(first.batchId)).toEqual({ kind: 'later-import', batchId: second.batchId });
    expect(await undo(second.batchId)).toMatchObject({ kind: 'undone', withdrawn: 1, changedBack: 1, kept: [] });
    expect(await theTender()).toMatchObject({ snippet: 'Bids', documentPrice: 20_050 });
    expect(await undo(second.batchId)).toEqual({ kind: 'undone-before' });
    expect((await importLines([line({ snippet: 'Right' })])).counts).toMatchObject({ changed: 1 });
    expect((await undo(first.batchId)).kind).toBe('later-import');
  });

  it('brings back the number of a tender, and who had saved it, when it is repeated after it was undone', async () => {
    const { batchId } = await importLines([line(), line({ external_key: `b-${round()}`, title: 'Bridles' })]);
    const { id } = await theTender();
    const member = await world().tokenOf('active');
    await world().call('saveTender', { params: { id }, body: { to: 1 }, token: member });
    await undo(batchId);
    const repeated = await importLines([line({ snippet: 'Right' })]);
    expect(await theTender()).toMatchObject({ id, snippet: 'Right' });
    expect((await world().call('getTender', { params: { tenderId: id }, token: member })).data.is_saved).toBe(1);
    await undo(repeated.batchId);
    expect(await tenderIds()).toEqual([]);
    await importLines([line()]);
    expect(await theTender()).toMatchObject({ id });
  });

  it('brings back the number of a merged tender when its notice is split off again', async () => {
    await importLines([line()]);
    const { id } = await theTender();
    const other = { source: 'reporter', published_on: '2026-11-22' };
    const text = { title: `Purchase of cement number${round()}`, content: 'Cement in bags', company: 'Kiln PLC' };
    const facts = { closes_at: '2027-01-20T09:00:00Z', document_price: 70, sources: [other] };
    await importLines([line({ external_key: `other-${round()}`, ...text, ...facts })]);
    const [from = 0] = (await tenderIds()).filter((each) => each !== id);
    const { db } = world();
    const cause = { at: seededAt, operator: 'abebe' };
    const { id: noticeId } = await db
      .selectFrom('notices')
      .select('id')
      .where('tender_id', '=', from)
      .executeTakeFirstOrThrow();
    expect(await db.transaction().execute((trx) => joinTenders(trx, { from, into: id }, cause))).toBe('merged');
    expect((await world().call('getTender', { params: { tenderId: from } })).data.id).toBe(id);
    const split = await db.transaction().execute((trx) => splitTender(trx, { tenderId: id, noticeId }, cause));
    expect(split).toEqual({ kind: 'split', tenderId: from });
    expect((await world().call('getTender', { params: { tenderId: from } })).data.id).toBe(from);
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
