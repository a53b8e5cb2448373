import { expect, it } from 'vitest';
import { initDataOf } from '../../../testing/init-data.ts';
import { createNotice } from '../../../testing/notice.ts';
import { onOneDatabase } from '../../../testing/on-databases.ts';
import { seededAt } from '../../../testing/seeded.ts';
import { changeTender } from './records/tender-changes.ts';
import type { TenderRecord } from './records/tender-records.ts';
import { storeTenders } from './records/tenders.writer.ts';
import { mergeTenders } from './records/withdrawn-tenders.ts';

const cause = { at: seededAt, operator: 'abebe' };
const closesAt = new Date('2026-12-10T09:00:00Z');
const later = new Date('2026-12-24T09:00:00Z');

onOneDatabase('the timeline of a tender', (world) => {
  let id = 710_000;
  async function store(change: Partial<TenderRecord> = {}): Promise<number> {
    id += 1;
    await storeTenders(world().db, [createNotice(id, { closesAt, ...change })], seededAt);
    return id;
  }

  const timelineOf = async (tenderId: number, token?: string) =>
    (await world().call('getTenderTimeline', { params: { tenderId }, ...(token && { token }) })).data;
  const detailOf = async (tenderId: number, token?: string) =>
    (await world().call('getTender', { params: { tenderId }, ...(token && { token }) })).data;

  it('lists printings, new deadlines and other changes, oldest first', async () => {
    const sources = [
      { sourceId: 1, publishedOn: '2026-11-18' },
      { sourceId: 1, publishedOn: '2026-11-20' },
    ];
    const tenderId = await store({ sources });
    await changeTender(world().db, tenderId, 'extended', { closesAt: later }, cause);
    await changeTender(world().db, tenderId, 'corrected', { bond: 500, categoryIds: [2] }, cause);
    const token = await world().tokenOf('active');
    const timeline = await timelineOf(tenderId, token);
    expect(timeline.map(({ kind, published_at }) => [kind, published_at])).toEqual([
      ['published', '2026-11-18'],
      ['printed', '2026-11-20'],
      ['extended', null],
      ['corrected', null],
    ]);
    expect(timeline[0]?.source).toEqual({ id: 1, name: 'Addis Zemen' });
    expect(timeline[2]).toMatchObject({
      close_date_before: closesAt.toISOString(),
      close_date_after: later.toISOString(),
    });
    expect(timeline[3]?.changed.toSorted()).toEqual(['bond', 'categories']);
    expect(await detailOf(tenderId, token)).toMatchObject({ updates: 3 });
  });

  it('shows a visitor what happened, but no source and no deadline', async () => {
    const tenderId = await store();
    await changeTender(world().db, tenderId, 'extended', { closesAt: later }, cause);
    const hidden = { source: null, published_at: null, close_date_before: null, close_date_after: null, changed: [] };
    expect(await timelineOf(tenderId)).toEqual([
      { kind: 'published', happened_at: seededAt.toISOString(), ...hidden },
      { kind: 'extended', happened_at: seededAt.toISOString(), ...hidden },
    ]);
    expect(await detailOf(tenderId)).toMatchObject({ updates: 1, close_date_working: null, reference_number: null });
  });

  it('has a single event when nothing has happened since', async () => {
    const tenderId = await store();
    const token = await world().tokenOf('active');
    expect(await timelineOf(tenderId, token)).toHaveLength(1);
    expect(await detailOf(tenderId, token)).toMatchObject({ updates: 0 });
  });

  it('is a 404 for an unknown tender', async () => {
    expect((await world().refusal('getTenderTimeline', { params: { tenderId: 999_999 } })).status).toBe(404);
  });

  it('is shown in the mini app to viewers who may see it, and is a 404 for an unknown tender', async () => {
    const tenderId = await store({ sources: [{ sourceId: 1, publishedOn: '2026-11-18' }] });
    await changeTender(world().db, tenderId, 'extended', { closesAt: later }, cause);
    await world().db.updateTable('users').set({ telegram_id: 951 }).where('email', '=', 'active@awaj.test').execute();
    const initData = initDataOf(951);
    const inChat = await world().call('getTelegramTenderTimeline', { params: { id: tenderId }, initData });
    expect(inChat.data).toEqual(await timelineOf(tenderId, await world().tokenOf('active')));
    expect(inChat.data[1]).toMatchObject({ kind: 'extended', close_date_after: later.toISOString() });
    const refusal = await world().refusal('getTelegramTenderTimeline', { params: { id: 999_999 }, initData });
    expect([refusal.status, refusal.problem.message]).toEqual([404, 'tender_not_found']);
  });

  it('is the one of the remaining tender at the address of a merged one', async () => {
    const [kept, merged] = [await store(), await store()];
    await mergeTenders(world().db, { from: merged, into: kept }, cause);
    expect(await detailOf(merged)).toMatchObject({ id: kept });
  });

  it('shows that a tender is cancelled, and the percentage of its bond', async () => {
    const tenderId = await store({ cancelledAt: seededAt, bondPercent: 2.5, type: 'lease', referenceNumber: 'A/1' });
    const token = await world().tokenOf('active');
    expect(await detailOf(tenderId, token)).toMatchObject({
      is_cancelled: true,
      cancelled_at: seededAt.toISOString(),
      bid_bond_price: '2.5%',
      type: 'lease',
      reference_number: 'A/1',
      status: 0,
    });
    expect(await detailOf(tenderId)).toMatchObject({ is_cancelled: true, cancelled_at: null, bid_bond_price: null });
  });
});
