import { birr } from '@awaj/domain/money';
import { beforeEach, expect, it } from 'vitest';
import { createNotice } from '../../../../testing/notice.ts';
import { onOneDatabase } from '../../../../testing/on-databases.ts';
import { seededAt } from '../../../../testing/seeded.ts';
import { changeTender } from './tender-changes.ts';
import { readTenders, type TenderRecord } from './tender-records.ts';
import { storeTenders } from './tenders.writer.ts';
import { findSuccessor, mergeTenders, restoreTender, withdrawTender } from './withdrawn-tenders.ts';

const cause = { at: seededAt, operator: 'abebe', reason: 'a call from the buyer' };
const later = new Date(seededAt.getTime() + 40 * 86_400_000);

onOneDatabase('a change of a tender', (world) => {
  let id = 700_000;

  async function store(change: Partial<TenderRecord> = {}): Promise<TenderRecord> {
    id += 1;
    const tender = createNotice(id, { title: `Zinc roofing lot${id}`, closesAt: seededAt, ...change });
    await storeTenders(world().db, [tender], seededAt);
    return tender;
  }

  const found = async (query: Record<string, string | number>) => {
    const token = await world().tokenOf('active');
    const page = await world().call('searchTenders', { token, query });
    return page.tenders.data.map((each) => each.id);
  };

  const eventsOf = (tenderId: number) =>
    world()
      .db.selectFrom('tender_events')
      .select(['kind', 'operator', 'reason', 'changes'])
      .where('tender_id', '=', tenderId)
      .orderBy('id')
      .execute();

  let tender: TenderRecord;
  beforeEach(async () => {
    tender = await store();
  });

  it('keeps one bond, an amount or a percentage, whichever was set last', async () => {
    const bondOf = async () =>
      (await readTenders(world().db, [tender.id])).map(({ bond, bondPercent }) => [bond, bondPercent]);
    await changeTender(world().db, tender.id, 'corrected', { bondPercent: 2 }, cause);
    expect(await bondOf()).toEqual([[null, 2]]);
    await changeTender(world().db, tender.id, 'corrected', { bond: birr(5_000) }, cause);
    expect(await bondOf()).toEqual([[birr(5_000), null]]);
  });

  it('makes the tender findable by its new title, category, region, language and state only', async () => {
    const change = {
      title: `Copper wire lot${id}`,
      categoryIds: [3],
      regionIds: [4, 5],
      languageId: 1,
      closesAt: later,
    };
    await changeTender(world().db, tender.id, 'corrected', change, cause);
    const title = `lot${id}`;
    expect(await found({ title: `copper ${title}` })).toEqual([tender.id]);
    expect(await found({ title: `zinc ${title}` })).toEqual([]);
    for (const query of [{ category_id: 3 }, { region_id: 4 }, { region_id: 5 }, { language_id: 1 }, { status_id: 1 }])
      expect(await found({ title, ...query }), JSON.stringify(query)).toEqual([tender.id]);
    for (const query of [{ category_id: 1 }, { region_id: 1 }, { language_id: 2 }, { status_id: 0 }])
      expect(await found({ title, ...query }), JSON.stringify(query)).toEqual([]);
    expect((await found({ category_id: 3, region_id: 4, status_id: 1 }))[0]).toBe(tender.id);
  });

  it('keeps all other fields', async () => {
    await changeTender(world().db, tender.id, 'corrected', { snippet: 'Roofing' }, cause);
    expect(await readTenders(world().db, [tender.id])).toEqual([{ ...tender, snippet: 'Roofing' }]);
  });

  it('records the old value, the new value, who made it and why', async () => {
    await changeTender(world().db, tender.id, 'extended', { closesAt: later }, cause);
    const changes = { closesAt: [seededAt.toISOString(), later.toISOString()] };
    expect(await eventsOf(tender.id)).toEqual([
      { kind: 'extended', operator: 'abebe', reason: 'a call from the buyer', changes },
    ]);
  });

  it('raises the version of the deadline, but not for other changes', async () => {
    await changeTender(world().db, tender.id, 'extended', { closesAt: later }, cause);
    await changeTender(world().db, tender.id, 'corrected', { title: 'Tin' }, cause);
    expect(await readTenders(world().db, [tender.id])).toMatchObject([{ deadlineVersion: 2 }]);
  });

  it('loses an opening of bids that a later deadline makes impossible', async () => {
    const openingOf = async (opensAt: Date, change: Partial<TenderRecord>) => {
      const { id: opened } = await store({ opensAt });
      await changeTender(world().db, opened, 'extended', change, cause);
      return (await readTenders(world().db, [opened]))[0]?.opensAt;
    };
    const hourLater = new Date(seededAt.getTime() + 3_600_000);
    const dayBefore = new Date(seededAt.getTime() - 86_400_000);
    expect(await openingOf(hourLater, { closesAt: later })).toBeNull();
    expect(await openingOf(hourLater, { closesAt: later, opensAt: later })).toEqual(later);
    expect(await openingOf(hourLater, { title: 'Tin' })).toEqual(hourLater);
    expect(await openingOf(dayBefore, { closesAt: later }), 'stated beside an estimated deadline').toEqual(dayBefore);
  });

  it('writes nothing when nothing changes', async () => {
    expect(await changeTender(world().db, tender.id, 'extended', { closesAt: seededAt }, cause)).toEqual({});
    expect(await eventsOf(tender.id)).toEqual([]);
  });

  it('closes a cancelled tender', async () => {
    const open = await store({ closesAt: later });
    await changeTender(world().db, open.id, 'cancelled', { cancelledAt: seededAt }, cause);
    expect(await found({ title: `lot${id}`, status_id: 1 })).toEqual([]);
    expect(await found({ title: `lot${id}`, status_id: 0 })).toEqual([open.id]);
  });

  it('finds a tender once that a paper printed twice, on either day', async () => {
    const sources = [
      { sourceId: 2, publishedOn: '2026-11-20' },
      { sourceId: 2, publishedOn: '2026-11-22' },
    ];
    await changeTender(world().db, tender.id, 'printed', { sources }, cause);
    const title = `lot${id}`;
    expect(await found({ title, source_id: 2 })).toEqual([tender.id]);
    expect((await found({ source_id: 2 })).filter((each) => each === tender.id)).toEqual([tender.id]);
    for (const day of ['2026-11-20', '2026-11-22'])
      expect(await found({ title, start_date: day, end_date: day })).toEqual([tender.id]);
  });

  it('removes a withdrawn tender from every list, and restores it for those who had saved it', async () => {
    const token = await world().tokenOf('active');
    await world().call('saveTender', { token, params: { id: tender.id }, body: { to: 1 } });
    const saved = async () =>
      (await world().call('listSavedTenders', { token })).tenders.data.some((each) => each.id === tender.id);
    expect(await saved()).toBe(true);
    await withdrawTender(world().db, tender.id, cause);
    expect(await found({ title: `lot${id}` })).toEqual([]);
    expect(await saved()).toBe(false);
    expect((await world().refusal('getTender', { token, params: { tenderId: tender.id } })).status).toBe(404);
    await restoreTender(world().db, tender.id, cause);
    expect(await readTenders(world().db, [tender.id])).toEqual([tender]);
    expect(await saved()).toBe(true);
  });

  it('merges two tenders with all printings, and redirects from the other one', async () => {
    const other = await store({ sources: [{ sourceId: 3, publishedOn: '2026-11-18' }] });
    expect(await mergeTenders(world().db, { from: other.id, into: tender.id }, cause)).toBe('merged');
    expect(await found({ title: `lot${other.id}` })).toEqual([]);
    expect(await findSuccessor(world().db, other.id)).toBe(tender.id);
    expect(await readTenders(world().db, [tender.id])).toMatchObject([
      { sources: [{ sourceId: 3, publishedOn: '2026-11-18' }, tender.sources[0]] },
    ]);
  });

  it('does not merge a tender with itself or with an unknown one', async () => {
    expect(await mergeTenders(world().db, { from: tender.id, into: tender.id }, cause)).toBe('same');
    expect(await mergeTenders(world().db, { from: tender.id, into: 999_999 }, cause)).toBe('missing');
  });

  it('never changes past events', async () => {
    await changeTender(world().db, tender.id, 'corrected', { title: 'Tin' }, cause);
    const events = world().db.deleteFrom('tender_events').where('tender_id', '=', tender.id);
    await expect(events.execute()).rejects.toThrow('only added to');
  });
});
