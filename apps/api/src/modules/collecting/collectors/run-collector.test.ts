import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCollector, collectingOn, runNow } from '../../../testing/collecting.ts';
import { targets } from '../../../testing/databases.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { type Site, startSite } from '../../../testing/web-site.ts';
import { type Collecting, runCollector } from './run-collector.ts';
import { beginRun, expireRuns } from './runs.ts';

const { folder, fileOf } = temporaryFolder();

interface Tender {
  id: number;
  name: string;
  closes?: string | null;
}

const tenderOf = (id: number): Tender => ({ id, name: `Supply of tyres, lot ${id}`, closes: '2026-12-20 10:00' });
const fields = { title: 'name', content: 'name', closes_at: 'closes', published_on: 'day' };
const defaults = { language: 'english', company: 'Roads Administration', categories: 'spare-parts-tyres' };

for (const target of targets)
  describe.runIf(target.isThere)(`a collector's run, on ${target.name}`, () => {
    let database: Awaited<ReturnType<typeof target.open>>;
    let collecting: Collecting;
    let site: Site;
    let number = 0;
    beforeAll(async () => {
      database = await target.open('seeded');
      collecting = collectingOn(database.db);
    });
    afterAll(() => database.close());
    beforeEach(async () => {
      site = await startSite();
      number++;
    });
    afterEach(() => site.stop());

    /** Keys are unique per source, so each test uses its own source. */
    const put = (tenders: readonly (Tender | null)[], path = '/tenders.json', more: object = {}) =>
      site.put(path, {
        type: 'application/json',
        body: JSON.stringify({
          items: tenders.map((each) => each && { ...each, id: `${number}-${each.id}`, day: '2026-11-24' }),
          ...more,
        }),
      });
    const add = (options: { least?: number; config?: object } = {}) =>
      addCollector(database.db, `site-${number}`, {
        kind: 'json',
        hosts: [site.host],
        config: { address: `${site.url}/tenders.json`, items: 'items', key: 'id', fields, defaults, ...options.config },
        ...(options.least !== undefined && { least: options.least }),
      });
    const run = (id: number) => runNow(collecting, id);
    const quarantineOf = (id: number) =>
      database.db
        .selectFrom('quarantine')
        .select(['notice_key', 'reason', 'detail', 'state', 'raw_document_id'])
        .where('collector_id', '=', id)
        .orderBy('id')
        .execute();
    const titlesOf = async () =>
      (
        await database.db
          .selectFrom('notices')
          .innerJoin('tenders', 'tenders.id', 'notices.tender_id')
          .select('title')
          .where('external_key', 'like', `${number}-%`)
          .orderBy('notices.id')
          .execute()
      ).map(({ title }) => title);
    const collectorOf = (id: number) =>
      database.db.selectFrom('collectors').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

    it('publishes each notice once, and later changes as changes', async () => {
      put([tenderOf(1), tenderOf(2)]);
      const id = await add();
      expect(await run(id)).toMatchObject({ state: 'complete', counts: { found: 2, new: 2, same: 0 } });
      expect(await run(id)).toMatchObject({ state: 'complete', counts: { found: 2, new: 0, same: 2 } });
      put([{ ...tenderOf(1), closes: '2026-12-28 10:00' }, tenderOf(2), tenderOf(3)]);
      expect(await run(id)).toMatchObject({ counts: { found: 3, new: 1, changed: 1, same: 1 } });
      expect(await titlesOf()).toEqual([1, 2, 3].map((lot) => `Supply of tyres, lot ${lot}`));
      const documents = await database.db
        .selectFrom('raw_documents')
        .select('id')
        .where('collector_id', '=', id)
        .execute();
      expect(documents).toHaveLength(2);
    });

    it('quarantines a wrong notice with its reason, publishes the rest, and publishes it once it is corrected', async () => {
      put([tenderOf(1), { ...tenderOf(2), closes: '2026-02-31' }, null]);
      const id = await add();
      expect(await run(id)).toMatchObject({ state: 'complete', counts: { found: 3, new: 1, quarantined: 2 } });
      const key = `${number}-2`;
      const wrong = await quarantineOf(id);
      expect(wrong).toMatchObject([
        { notice_key: key, reason: 'wrong-fields', state: 'open' },
        { notice_key: 'item 3', reason: 'wrong-fields', detail: 'item 3 is no object', state: 'open' },
      ]);
      expect(wrong[0]?.detail).toContain('closes_at "2026-02-31" is a day that the calendar does not have');
      expect(wrong[0]?.raw_document_id).not.toBeNull();
      await run(id);
      expect(await quarantineOf(id)).toHaveLength(2);
      put([tenderOf(1), tenderOf(2)]);
      expect(await run(id)).toMatchObject({ counts: { new: 1, same: 1 } });
      expect((await quarantineOf(id))[0]).toMatchObject({ notice_key: key, state: 'replayed' });
    });

    it('quarantines a notice that the database refuses, and publishes the rest', async () => {
      put([tenderOf(1), { id: 2, name: 'Refused tyres' }, tenderOf(3), null]);
      const id = await add();
      await sql`alter table tenders add constraint fault check (title <> 'Refused tyres') not valid`.execute(
        database.db,
      );
      expect(await run(id)).toMatchObject({ state: 'complete', counts: { found: 4, new: 2, quarantined: 2 } });
      const refused = (await quarantineOf(id)).find(({ notice_key }) => notice_key === `${number}-2`);
      expect(refused).toMatchObject({ reason: 'not-published', state: 'open' });
      expect(refused?.detail).toContain('the database refuses it');
      await sql`alter table tenders drop constraint fault`.execute(database.db);
      expect(await run(id)).toMatchObject({ counts: { new: 1, same: 2 } });
      expect(await titlesOf()).toHaveLength(3);
    });

    it('publishes a quarantined notice even if its address has changed', async () => {
      put([{ ...tenderOf(1), closes: '2026-02-31' }]);
      const id = await add({ config: { next: 'next' } });
      await run(id);
      put([], '/tenders.json', { next: '/page-2' });
      put([tenderOf(1)], '/page-2');
      expect(await run(id)).toMatchObject({ counts: { new: 1 } });
      expect(await quarantineOf(id)).toMatchObject([{ notice_key: `${number}-1`, state: 'replayed' }]);
    });

    it('ignores a dismissed notice until its document changes', async () => {
      put([null]);
      const id = await add();
      await run(id);
      await database.db.updateTable('quarantine').set({ state: 'dismissed' }).where('collector_id', '=', id).execute();
      await run(id);
      expect(await quarantineOf(id)).toMatchObject([{ state: 'dismissed' }]);
      put([null], '/tenders.json', { edition: 2 });
      await run(id);
      expect(await quarantineOf(id)).toMatchObject([{ state: 'open' }]);
    });

    it('reports a changed layout, and raises the alarm with the second run', async () => {
      put([1, 2, 3, 4, 5, 6].map(tenderOf));
      const id = await add();
      await run(id);
      put([]);
      expect(await run(id)).toMatchObject({ state: 'failed', reason: 'found 0, expected about 6', alarm: null });
      expect(await run(id)).toMatchObject({ state: 'failed', alarm: 'found 0, expected about 6' });
      expect(await collectorOf(id)).toMatchObject({ misses: 2, alarm: 'found 0, expected about 6' });
      put([1, 2, 3, 4, 5].map(tenderOf));
      expect(await run(id)).toMatchObject({ state: 'complete', alarm: null });
      expect(await collectorOf(id)).toMatchObject({ misses: 0, alarm: null });
    });

    it('that cannot reach all pages is incomplete, whatever it has found', async () => {
      put([tenderOf(1)], '/tenders.json', { next: '/page-2' });
      const id = await add({ config: { next: 'next' } });
      expect(await run(id)).toMatchObject({
        state: 'incomplete',
        reason: `${site.url}/page-2 is not there: 404`,
        counts: { found: 1, new: 1 },
        faults: [{ address: `${site.url}/page-2`, fault: 'is not there: 404' }],
      });
      put([tenderOf(2)], '/page-2', { next: '/tenders.json' });
      expect(await run(id)).toMatchObject({
        state: 'incomplete',
        reason: 'page 2 leads back to a page that was there before',
      });
      put([tenderOf(2)], '/page-2', { next: 7 });
      expect(await run(id)).toMatchObject({ state: 'incomplete', reason: 'what should lead to page 3 is no address' });
      put([tenderOf(2)], '/page-2');
      expect(await run(id)).toMatchObject({ state: 'complete', counts: { found: 2 } });
    });

    it.each([
      ['that fails', { status: 500 }, 'answered with an error: 500'],
      ['that asks to be left alone', { status: 429 }, 'asked to be left alone for a while'],
      ['that leads to a private address', { status: 302, headers: { location: 'http://10.0.0.1/' } }, 'is on a host'],
      [
        'that leads in circles',
        { status: 302, headers: { location: '/tenders.json' } },
        'from one address to the next',
      ],
      ['that is far too large', { body: 'x'.repeat(5_000_000) }, 'is too large'],
      ['that is no JSON', { body: '<html>Sorry</html>' }, 'the only one is in quarantine: '],
      ['that was cut off', { body: '{"items":[{"id":1,' }, 'the only one is in quarantine: ends before its end'],
    ])('of a site %s says so and ends', async (_what, page, said) => {
      site.put('/tenders.json', page);
      const report = await run(await add());
      expect(report.state).toMatch(/failed|incomplete/);
      expect(report.reason).toContain(said);
    });

    it('quarantines permanent errors, but not temporary ones', async () => {
      site.put('/tenders.json', { status: 302, headers: { location: 'http://10.0.0.1/' } });
      const id = await add();
      await run(id);
      expect(await quarantineOf(id)).toMatchObject([{ reason: 'host-not-allowed' }]);
      number += 1_000;
      site.put('/tenders.json', { status: 503 });
      const other = await add();
      await run(other);
      expect(await quarantineOf(other)).toEqual([]);
    });

    it('is the only one of its collector, and the next process ends it when its own process is gone', async () => {
      put([tenderOf(1)]);
      const id = await add();
      const left = await beginRun(database.db, id, collecting.now());
      expect(await runCollector(collecting, id, new AbortController().signal)).toBeNull();
      expect(await expireRuns(database.db, 60_000, collecting.now())).toBe(0);
      await expect.poll(() => expireRuns(database.db, 10, collecting.now())).toBe(1);
      const { state, reason } = await database.db
        .selectFrom('collection_runs')
        .select(['state', 'reason'])
        .where('id', '=', left)
        .executeTakeFirstOrThrow();
      expect({ state, reason }).toEqual({ state: 'incomplete', reason: 'its process ended before it did' });
      expect(await run(id)).toMatchObject({ state: 'complete' });
    });

    it('that is stopped is incomplete, and the next one continues', async () => {
      put([tenderOf(1)], '/tenders.json', { next: '/page-2' });
      const stopping = new AbortController();
      site.put('/page-2', () => stopping.abort());
      const id = await add({ config: { next: 'next' } });
      const report = await runCollector(collecting, id, stopping.signal);
      expect(report).toMatchObject({ state: 'incomplete', reason: 'it was stopped', counts: { new: 1 } });
      put([tenderOf(2)], '/page-2');
      expect(await run(id)).toMatchObject({ state: 'complete', counts: { same: 1, new: 1 } });
    });

    it('asks for pages again only when they may have changed', async () => {
      const list = (count: number) =>
        Array.from({ length: count }, (_, at) => `<li><a href="/${number}/${at}">Lot ${at}</a></li>`).join('');
      site.put('/list', { body: `<ul>${list(3)}</ul>` });
      for (let at = 0; at < 4; at++)
        site.put(`/${number}/${at}`, {
          body: `<article>Bids are invited for the supply of tyres, lot ${at}.</article>`,
        });
      const id = await addCollector(database.db, `site-${number}`, {
        kind: 'html',
        hosts: [site.host],
        config: { list: `${site.url}/list`, item: 'li', title: 'a', detail: { text: 'article' }, defaults },
      });
      const first = await run(id);
      expect(first).toMatchObject({ state: 'complete', counts: { found: 3, missed: 0 } });
      expect(site.takeAsked()).toHaveLength(4);
      site.put('/list', { body: `<ul>${list(4)}</ul>` });
      expect(await run(id)).toMatchObject({ state: 'complete', counts: { found: 4 } });
      expect(site.takeAsked()).toEqual(['/list', `/${number}/3`]);
    });

    it('fetches a truncated page again, and reads nothing of it before', async () => {
      const list = `<ul><li><a href="/${number}/cut">Lot</a></li></ul>`;
      site.put('/list', { body: `<html><body>${list}</body></html>` });
      const page = '<html><body><article>Bids are invited for tyres until December 20, 2026.</article></body></html>';
      site.put(`/${number}/cut`, { body: page.slice(0, 60) });
      const id = await addCollector(database.db, `site-${number}`, {
        kind: 'html',
        hosts: [site.host],
        config: { list: `${site.url}/list`, item: 'li', title: 'a', detail: { text: 'article' }, defaults },
      });
      const reason = 'the only one is in quarantine: the page has no end';
      expect(await run(id)).toMatchObject({ state: 'incomplete', reason, counts: { new: 0 } });
      site.put(`/${number}/cut`, { body: page });
      expect(await run(id)).toMatchObject({ state: 'complete', counts: { new: 1 } });
      expect(await quarantineOf(id)).toMatchObject([{ reason: 'incomplete', state: 'replayed' }]);
      site.put('/list', { body: `<html><body>${list}` });
      const cut = 'what leads to the notices ends before its end: the page has no end';
      expect(await run(id)).toMatchObject({ state: 'failed', reason: cut });
    });

    it('reads the files of a folder', async () => {
      fileOf(`${number}.csv`, `No,Tender\n${number}-1,Supply of tyres\n`);
      const id = await addCollector(database.db, `folder-${number}`, {
        kind: 'csv',
        config: { folder: folder(), key: 'No', fields: { title: 'Tender', content: 'Tender' }, defaults },
      });
      expect(await run(id)).toMatchObject({ state: 'complete', counts: { new: 1 } });
      expect(await titlesOf()).toEqual(['Supply of tyres']);
    });
  });
