import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addCollector } from '../../../testing/collecting.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { defaults, tenderOf, withTenderSite } from '../../../testing/tender-site.ts';
import { runCollector } from './run-collector.ts';
import { beginRun, expireRuns } from './runs.ts';

const { folder, fileOf } = temporaryFolder();

withTenderSite("a collector's run", ({ add, collecting, db, keyOf, put, quarantineOf, run, site, titlesOf }) => {
  it('publishes each notice once, and later changes as changes', async () => {
    put([tenderOf(1), tenderOf(2)]);
    const id = await add();
    expect(await run(id)).toMatchObject({ state: 'complete', counts: { found: 2, new: 2, same: 0 } });
    expect(await run(id)).toMatchObject({ state: 'complete', counts: { found: 2, new: 0, same: 2 } });
    put([{ ...tenderOf(1), closes: '2026-12-28 10:00' }, tenderOf(2), tenderOf(3)]);
    expect(await run(id)).toMatchObject({ counts: { found: 3, new: 1, changed: 1, same: 1 } });
    expect(await titlesOf()).toEqual([1, 2, 3].map((lot) => `Supply of tyres, lot ${lot}`));
    const documents = await db().selectFrom('raw_documents').select('id').where('collector_id', '=', id).execute();
    expect(documents).toHaveLength(2);
  });

  it('reports a changed layout, and raises the alarm with the second run', async () => {
    const collectorOf = (id: number) =>
      db().selectFrom('collectors').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
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

  it('is complete when the only notice is a cancellation of a tender that is not here', async () => {
    const cancellation = {
      id: keyOf(1),
      name: 'Cancellation of the tender for tyres',
      kind: 'cancellation',
      day: '2026-11-24',
    };
    site().put('/tenders.json', { type: 'application/json', body: JSON.stringify({ items: [cancellation] }) });
    const id = await add({ config: { fields: { title: 'name', kind: 'kind', published_on: 'day' } } });
    expect(await run(id)).toMatchObject({ state: 'complete', reason: null, alarm: null, counts: { quarantined: 1 } });
    expect(await quarantineOf(id)).toMatchObject([
      { reason: 'not-published', detail: expect.stringContaining('is about an unknown tender') },
    ]);
  });

  it('that cannot reach all pages is incomplete, whatever it has found', async () => {
    put([tenderOf(1)], '/tenders.json', { next: '/page-2' });
    const id = await add({ config: { next: 'next' } });
    expect(await run(id)).toMatchObject({
      state: 'incomplete',
      reason: `${site().url}/page-2 was not found: 404`,
      counts: { found: 1, new: 1 },
      faults: [{ address: `${site().url}/page-2`, fault: 'was not found: 404' }],
    });
    put([tenderOf(2)], '/page-2', { next: '/tenders.json' });
    expect(await run(id)).toMatchObject({
      state: 'incomplete',
      reason: 'page 2 leads back to an earlier page',
    });
    put([tenderOf(2)], '/page-2', { next: 7 });
    expect(await run(id)).toMatchObject({ state: 'incomplete', reason: 'the link to page 3 is not an address' });
    put([tenderOf(2)], '/page-2');
    expect(await run(id)).toMatchObject({ state: 'complete', counts: { found: 2 } });
  });

  it.each([
    ['that fails', { status: 500 }, 'answered with an error: 500'],
    ['that asks to be left alone', { status: 429 }, 'asked for fewer requests'],
    ['that leads to a private address', { status: 302, headers: { location: 'http://10.0.0.1/' } }, 'is on a host'],
    ['that leads in circles', { status: 302, headers: { location: '/tenders.json' } }, 'redirects too often'],
    ['that is far too large', { body: 'x'.repeat(5_000_000) }, 'is too large'],
    ['that is no JSON', { body: '<html>Sorry</html>' }, 'the only notice is in quarantine: '],
    ['that was cut off', { body: '{"items":[{"id":1,' }, 'the only notice is in quarantine: is incomplete'],
  ])('of a site %s says so and ends', async (_what, page, said) => {
    site().put('/tenders.json', page);
    const report = await run(await add());
    expect(report.state).toMatch(/failed|incomplete/);
    expect(report.reason).toContain(said);
  });

  it('is the only one of its collector, and the next process ends it when its own process is gone', async () => {
    put([tenderOf(1)]);
    const id = await add();
    const left = await beginRun(db(), id, collecting().now());
    expect(await runCollector(collecting(), id, new AbortController().signal)).toBeNull();
    expect(await expireRuns(db(), 60_000, collecting().now())).toBe(0);
    await expect.poll(() => expireRuns(db(), 10, collecting().now())).toBe(1);
    const { state, reason } = await db()
      .selectFrom('collection_runs')
      .select(['state', 'reason'])
      .where('id', '=', left)
      .executeTakeFirstOrThrow();
    expect({ state, reason }).toEqual({ state: 'incomplete', reason: 'its process was killed' });
    expect(await run(id)).toMatchObject({ state: 'complete' });
  });

  it('that is stopped is incomplete, and the next one continues', async () => {
    put([tenderOf(1)], '/tenders.json', { next: '/page-2' });
    const stopping = new AbortController();
    site().put('/page-2', () => stopping.abort());
    const id = await add({ config: { next: 'next' } });
    const report = await runCollector(collecting(), id, stopping.signal);
    expect(report).toMatchObject({ state: 'incomplete', reason: 'it was stopped', counts: { new: 1 } });
    put([tenderOf(2)], '/page-2');
    expect(await run(id)).toMatchObject({ state: 'complete', counts: { same: 1, new: 1 } });
  });

  it('asks for pages again only when they may have changed', async () => {
    const list = (count: number) =>
      Array.from({ length: count }, (_, at) => `<li><a href="/${keyOf(at)}">Lot ${at}</a></li>`).join('');
    site().put('/list', { body: `<ul>${list(3)}</ul>` });
    for (let at = 0; at < 4; at++)
      site().put(`/${keyOf(at)}`, {
        body: `<article>Bids are invited for the supply of tyres, lot ${at}.</article>`,
      });
    const id = await addCollector(db(), keyOf('site'), {
      kind: 'html',
      hosts: [site().host],
      config: { list: `${site().url}/list`, item: 'li', title: 'a', detail: { text: 'article' }, defaults },
    });
    const first = await run(id);
    expect(first).toMatchObject({ state: 'complete', counts: { found: 3, missed: 0 } });
    expect(site().takeAsked()).toHaveLength(4);
    site().put('/list', { body: `<ul>${list(4)}</ul>` });
    expect(await run(id)).toMatchObject({ state: 'complete', counts: { found: 4 } });
    expect(site().takeAsked()).toEqual(['/list', `/${keyOf(3)}`]);
  });

  it('fetches a truncated page again, and reads nothing of it before', async () => {
    const list = `<ul><li><a href="/${keyOf('cut')}">Lot</a></li></ul>`;
    site().put('/list', { body: `<html><body>${list}</body></html>` });
    const page = '<html><body><article>Bids are invited for tyres until December 20, 2026.</article></body></html>';
    site().put(`/${keyOf('cut')}`, { body: page.slice(0, 60) });
    const id = await addCollector(db(), keyOf('site'), {
      kind: 'html',
      hosts: [site().host],
      config: { list: `${site().url}/list`, item: 'li', title: 'a', detail: { text: 'article' }, defaults },
    });
    const reason = 'the only notice is in quarantine: it has no </html>';
    expect(await run(id)).toMatchObject({ state: 'incomplete', reason, counts: { new: 0 } });
    site().put(`/${keyOf('cut')}`, { body: page });
    expect(await run(id)).toMatchObject({ state: 'complete', counts: { new: 1 } });
    expect(await quarantineOf(id)).toMatchObject([{ reason: 'incomplete', state: 'replayed' }]);
    site().put('/list', { body: `<html><body>${list}` });
    const cut = 'the list of notices is incomplete: it has no </html>';
    expect(await run(id)).toMatchObject({ state: 'failed', reason: cut });
  });

  it('reads the files of a folder, and says which of them is none', async () => {
    fileOf(keyOf('tenders.csv'), `No,Tender\n${keyOf(1)},Supply of tyres\n`);
    mkdirSync(join(folder(), 'archive.csv'), { recursive: true });
    const id = await addCollector(db(), keyOf('folder'), {
      kind: 'csv',
      config: { folder: folder(), key: 'No', fields: { title: 'Tender', content: 'Tender' }, defaults },
    });
    expect(await run(id)).toMatchObject({
      state: 'incomplete',
      counts: { new: 1 },
      faults: [{ fault: expect.stringContaining('it is a folder, not a file') }],
    });
    expect(await titlesOf()).toEqual(['Supply of tyres']);
  });
});
