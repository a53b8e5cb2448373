import { createDemo } from '@awaj/demo-data/demo';
import { dayMs, hourMs, minuteMs } from '@awaj/domain/duration';
import { addDays, dateInAddis } from '@awaj/domain/ethiopian-calendar';
import { beforeAll, expect, it } from 'vitest';
import type { RunState } from '../../../database/collector-tables.ts';
import { addCollector } from '../../../testing/collecting.ts';
import { onOneDatabase } from '../../../testing/on-databases.ts';
import { demoSize, seededAt } from '../../../testing/seeded.ts';

const demo = createDemo({ now: seededAt, tenderCount: demoSize });
const today = dateInAddis(seededAt);
const ago = (ms: number) => new Date(seededAt.getTime() - ms);

/** Days of printing of a source in the demo data, before today. */
const daysOf = (id: number) =>
  demo.tenders
    .flatMap(({ sources }) => sources.filter(({ sourceId }) => sourceId === id))
    .map(({ publishedOn }) => publishedOn)
    .filter((day) => day < today);
const countOf = (notices: number) => (notices > 0 && notices < 5 ? null : notices);

onOneDatabase('the freshness of sources', (world) => {
  let collectorId: number;
  const freshness = async (id: number, headers = {}) =>
    (await world().call('listFreshness', { headers })).find((each) => each.id === id);
  const ended = (state: Exclude<RunState, 'running'>, at: Date) =>
    world()
      .db.insertInto('collection_runs')
      .values({ collector_id: collectorId, state, started_at: at, heartbeat_at: at, ended_at: at })
      .execute();
  const change = (values: { paused_at?: Date | null; created_at?: Date }) =>
    world().db.updateTable('collectors').set(values).where('id', '=', collectorId).execute();

  beforeAll(async () => {
    collectorId = await addCollector(world().db, 'zemen', { kind: 'html', config: {} });
    await change({ created_at: ago(10 * dayMs) });
  });

  it('lists every source with its notices of whole days', async () => {
    const all = await world().call('listFreshness');
    expect(all).toHaveLength(demo.sources.length);
    for (const { id, notices_last_week, last_notice_on } of all) {
      const days = daysOf(id);
      expect(notices_last_week).toBe(countOf(days.filter((day) => day >= addDays(today, -7)).length));
      expect(last_notice_on).toBe(days.toSorted().at(-1) ?? null);
    }
  });

  it('is in the requested language', async () => {
    expect(await freshness(1)).toMatchObject({ name: 'Addis Zemen', kind: 'newspaper', languages: ['Amharic'] });
    expect(await freshness(1, { 'accept-language': 'am' })).toMatchObject({ name: 'አዲስ ዘመን', languages: ['አማርኛ'] });
  });

  it('counts complete runs, and rounds their time to ten minutes', async () => {
    expect(await freshness(1)).toMatchObject({ is_collected: true, last_read_at: null, is_late: true });
    await ended('complete', ago(13 * minuteMs + 1));
    await ended('incomplete', ago(2 * minuteMs));
    await ended('failed', ago(minuteMs));
    expect(await freshness(1)).toMatchObject({ last_read_at: '2026-11-20T09:00:00.000Z', is_late: false });
  });

  it('is late when a source should have been read more than twelve hours ago', async () => {
    const { clock } = world();
    const readAt = ago(13 * minuteMs + 1).getTime();
    clock.now = new Date(readAt + 13 * hourMs);
    expect(await freshness(1)).toMatchObject({ is_late: false });
    clock.now = new Date(readAt + 13 * hourMs + 1);
    expect(await freshness(1)).toMatchObject({ is_late: true });
    clock.now = seededAt;
  });

  it('has gaps for days on which a collected paper appeared without notices here', async () => {
    const there = new Set(daysOf(1));
    const since = Array.from({ length: 9 }, (_, at) => addDays(today, at - 9));
    expect((await freshness(1))?.missing_days).toEqual(since.filter((day) => !there.has(day)));
    const printedDays = () => world().db.selectFrom('tender_sources').where('source_id', '=', 1);
    const [printed] = await printedDays()
      .select('published_on')
      .where('published_on', '>=', addDays(today, -9))
      .where('published_on', '<', today)
      .execute();
    const day = printed?.published_on ?? '';
    await world()
      .db.updateTable('tender_sources')
      .set({ source_id: 2 })
      .where('source_id', '=', 1)
      .where('published_on', '=', day)
      .execute();
    expect((await freshness(1))?.missing_days).toContain(day);
    await world().db.insertInto('holidays').values({ date: day, slug: 'test', names: '{"en":"A holiday"}' }).execute();
    expect((await freshness(1))?.missing_days).not.toContain(day);
  });

  it('shows sources without a collector as not collected, without gaps', async () => {
    expect(await freshness(2)).toMatchObject({
      is_collected: false,
      is_late: false,
      last_read_at: null,
      missing_days: [],
    });
    await change({ paused_at: seededAt });
    expect(await freshness(1)).toMatchObject({ is_collected: false, last_read_at: null, missing_days: [] });
    await change({ paused_at: null });
  });

  it('hides today and small numbers, so that they do not reveal the source of a tender', async () => {
    const before = await freshness(7);
    const [tender] = await world().db.selectFrom('tenders').select('id').limit(1).execute();
    const print = (published_on: string) =>
      world()
        .db.insertInto('tender_sources')
        .values({ tender_id: tender?.id ?? 0, source_id: 7, published_on, created_at: seededAt })
        .execute();
    await print(today);
    expect(await freshness(7)).toEqual(before);
    await world().db.deleteFrom('tender_sources').where('source_id', '=', 7).execute();
    expect(await freshness(7)).toMatchObject({ notices_last_week: 0, last_notice_on: null });
    const week = [1, 2, 3, 4, 5].map((days) => addDays(today, -days));
    for (const day of week.slice(1)) await print(day);
    expect(await freshness(7)).toMatchObject({ notices_last_week: null });
    await print(week[0] ?? '');
    expect(await freshness(7)).toMatchObject({ notices_last_week: 5, last_notice_on: week[0] });
  });

  it('may be cached for a minute', async () => {
    const { headers } = await world().send('listFreshness');
    expect(headers['cache-control']).toBe('public, max-age=60');
  });
});
