import { readerVersion } from '@awaj/reader/version';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { findCollector } from '../modules/collecting/collectors/collector.ts';
import { rereadCollector } from '../modules/collecting/collectors/reread.ts';
import { addCollector, collectingOn, pretendOlderReader, runNow } from '../testing/collecting.ts';
import { onOneDatabase } from '../testing/on-databases.ts';
import { actionsOf, run, runForJson } from '../testing/operator.ts';
import { seededAt } from '../testing/seeded.ts';
import { type Site, startSite } from '../testing/web-site.ts';

const textOf = (lot: number, closes = '20 December 2026') =>
  `Invitation to bid. The Roads Administration invites eligible bidders for the supply of tyres, lot ${lot}. ` +
  `Bid bond: Birr ${(lot * 10_000).toLocaleString('en')}. Bids close on ${closes} at 10:00 in the morning.`;

const defaults = { language: 'english', company: 'Roads Administration', categories: 'spare-parts-tyres' };

onOneDatabase('a reread of the raw documents', (world) => {
  let site: Site;
  let number = 0;
  let name: string;
  let id: number;

  const key = (lot: number) => `again-${number}-${lot}`;
  const put = (texts: readonly string[]) =>
    site.put('/tenders.json', {
      type: 'application/json',
      body: JSON.stringify(texts.map((text, at) => ({ id: key(at + 1), text, day: '2026-11-24' }))),
    });
  const config = (more: object = { defaults }) => ({
    address: `${site.url}/tenders.json`,
    key: 'id',
    fields: { text: 'text', published_on: 'day' },
    ...more,
  });
  const collect = () => runNow(collectingOn(world().db), id);

  const tenders = async () =>
    world()
      .db.selectFrom('notices')
      .innerJoin('tenders', 'tenders.id', 'notices.tender_id')
      .select(['tenders.id', 'title', 'bond', 'closes_at', 'deadline_version'])
      .where('external_key', 'like', `${key(0).slice(0, -1)}%`)
      .orderBy('external_key')
      .execute();
  const rowOf = async (...args: string[]) => {
    const told = await runForJson(world(), 'reread', '--collector', name, ...args);
    return { ...told, row: told.collectors[0] };
  };

  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.stop());
  beforeEach(async () => {
    number++;
    name = `again-${number}`;
    id = await addCollector(world().db, name, { kind: 'json', hosts: [site.host], config: config() });
  });

  it('publishes what the reader newly understands, and counts it by field', async () => {
    put([textOf(1), textOf(2)]);
    await collect();
    await pretendOlderReader(world().db, id);
    expect((await tenders()).map(({ bond }) => bond)).toEqual([null, null]);
    const { row, fields } = await rowOf();
    expect(row).toMatchObject({ documents: 1, read: 2, changed: 2, same: 0, new: 0, newly_refused: 0, unreadable: 0 });
    expect(fields).toEqual([{ field: 'bond_birr', changed: 2 }]);
    expect((await tenders()).map(({ bond }) => Number(bond))).toEqual([1_000_000, 2_000_000]);
    const events = await world()
      .db.selectFrom('tender_events')
      .select(['kind', 'reason'])
      .where('tender_id', '=', (await tenders())[0]?.id ?? 0)
      .orderBy('id')
      .execute();
    expect(events.at(-1)).toEqual({
      kind: 'corrected',
      reason: `read again by version ${readerVersion} of the reader`,
    });
  });

  it('skips documents that the current reader has read', async () => {
    put([textOf(1)]);
    await collect();
    expect(await rowOf()).toMatchObject({ row: { documents: 0, read: 0 }, fields: [] });
    expect(await run(world(), 'reread', '--collector', name)).toEqual([
      `All documents were read by version ${readerVersion} of the reader.`,
    ]);
    await pretendOlderReader(world().db, id);
    await rowOf();
    expect((await rowOf()).row).toMatchObject({ documents: 0 });
  });

  it('keeps an operator’s corrections', async () => {
    put([textOf(1)]);
    await collect();
    await pretendOlderReader(world().db, id);
    const [tender] = await tenders();
    await run(world(), 'tender', 'edit', String(tender?.id), '--set', 'title=Tyres for graders');
    await rowOf();
    expect(await tenders()).toMatchObject([{ title: 'Tyres for graders', bond: expect.anything() }]);
  });

  it('changes nothing in a dry run, and prints the same', async () => {
    put([textOf(1)]);
    await collect();
    await pretendOlderReader(world().db, id);
    const runs = () => world().db.selectFrom('collection_runs').select('id').where('collector_id', '=', id).execute();
    const before = await runs();
    expect((await rowOf('--dry-run')).row).toMatchObject({ documents: 1, read: 1, changed: 1 });
    expect(await tenders()).toMatchObject([{ bond: null }]);
    expect(await runs()).toEqual(before);
    expect(await actionsOf(world(), 'reread')).not.toContainEqual(
      expect.objectContaining({ details: expect.objectContaining({ collector: name }) }),
    );
    expect((await rowOf()).row).toMatchObject({ documents: 1, changed: 1 });
  });

  it('uses the newest document, whatever older ones say', async () => {
    put([textOf(1)]);
    await collect();
    put([textOf(1, '28 December 2026')]);
    await collect();
    await pretendOlderReader(world().db, id);
    const [before] = await tenders();
    expect((await rowOf()).row).toMatchObject({ documents: 2, read: 2, changed: 1, same: 1 });
    expect(await tenders()).toMatchObject([
      { closes_at: before?.closes_at, deadline_version: before?.deadline_version },
    ]);
  });

  it('publishes notices from the quarantine, except dismissed ones', async () => {
    const { db } = world();
    const configure = (more: object) =>
      db
        .updateTable('collectors')
        .set({ config: JSON.stringify(config(more)) })
        .where('id', '=', id)
        .execute();
    await configure({});
    put(
      ['tyres', 'oil'].map((goods) => `Invitation to bid for the supply of ${goods}. Bids close on 20 December 2026.`),
    );
    await collect();
    const waiting = () =>
      db
        .selectFrom('quarantine')
        .select(['notice_key', 'state'])
        .where('collector_id', '=', id)
        .orderBy('id')
        .execute();
    expect(await waiting()).toMatchObject([{ state: 'open' }, { state: 'open' }]);
    await db.updateTable('quarantine').set({ state: 'dismissed' }).where('notice_key', '=', key(2)).execute();
    await pretendOlderReader(world().db, id);
    await configure({ defaults });
    expect((await rowOf()).row).toMatchObject({ read: 2, new: 1, newly_refused: 0 });
    expect(await waiting()).toMatchObject([{ state: 'replayed' }, { state: 'dismissed' }]);
    expect(await tenders()).toHaveLength(1);
    await pretendOlderReader(world().db, id);
    await configure({});
    expect((await rowOf()).row).toMatchObject({ read: 2, new: 0, newly_refused: 1 });
    expect(await tenders()).toHaveLength(1);
  });

  it('keeps the readings of a document that the collector can no longer read', async () => {
    put([textOf(1)]);
    await collect();
    await pretendOlderReader(world().db, id);
    await world()
      .db.updateTable('collectors')
      .set({ config: JSON.stringify(config({ defaults, items: 'tenders' })) })
      .where('id', '=', id)
      .execute();
    expect((await rowOf()).row).toMatchObject({ documents: 1, read: 0, unreadable: 1 });
    expect(await tenders()).toHaveLength(1);
    expect((await rowOf()).row).toMatchObject({ documents: 0 });
  });

  it('continues where it stopped', async () => {
    const { db } = world();
    put(Array.from({ length: 11 }, (_, at) => textOf(at + 1)));
    await collect();
    await pretendOlderReader(world().db, id);
    const collector = await findCollector(db, name);
    if (!collector) throw new Error('It is there.');
    let asked = 0;
    const options = {
      piecesAtOnce: 5,
      since: null,
      isTrial: false,
      signal: new AbortController().signal,
      onStart: async () => {
        asked = 0;
      },
    };
    // The clock is asked once before the first chunk and once for each chunk, so the second chunk fails.
    const failing = () => {
      if (++asked === 3) throw new Error('The line went dead.');
      return seededAt;
    };
    await expect(
      rereadCollector({ db, now: failing, heartbeatMs: 1_000, silentMs: 20_000 }, collector, options),
    ).rejects.toThrow('dead');
    const withBond = async () => (await tenders()).filter(({ bond }) => bond !== null).length;
    expect(await withBond()).toBe(5);
    expect((await rowOf()).row).toMatchObject({ documents: 1, read: 11, changed: 6, same: 5 });
    expect(await withBond()).toBe(11);
  });

  it('waits for a running collector, and takes over from a process that has gone', async () => {
    put([textOf(1)]);
    await collect();
    await pretendOlderReader(world().db, id);
    const { id: runId } = await world()
      .db.insertInto('collection_runs')
      .values({ collector_id: id, started_at: seededAt, heartbeat_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await rowOf()).toMatchObject({ collectors: [], running: [name] });
    const silent = { heartbeat_at: new Date(Date.now() - 60_000) };
    await world().db.updateTable('collection_runs').set(silent).where('id', '=', runId).execute();
    expect((await rowOf()).row).toMatchObject({ documents: 1 });
  });

  it('can be limited to documents since a day, and records the operator', async () => {
    put([textOf(1)]);
    await collect();
    await pretendOlderReader(world().db, id);
    expect((await rowOf('--since', '2026-11-21')).row).toMatchObject({ documents: 0 });
    expect((await rowOf('--since', '2026-11-20')).row).toMatchObject({ documents: 1 });
    const asked = (await actionsOf(world(), 'reread')).map(({ details }) => details);
    expect(asked).toContainEqual(
      expect.objectContaining({ collector: name, since: '2026-11-20', reader: readerVersion }),
    );
  });

  it('reads the documents of all collectors when none is named', async () => {
    put([textOf(1)]);
    await collect();
    await pretendOlderReader(world().db, id);
    const said = await run(world(), 'reread');
    expect(said.find((line) => line.startsWith(`${name} `))).toMatch(/^again-\d+\s+1\s+1\s+1\s+0\s+0\s+0\s+0$/);
    expect(said.some((line) => /^bond_birr\s+\d+$/.test(line))).toBe(true);
  });
});
