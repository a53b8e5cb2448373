import { readerVersion } from '@awaj/reader/version';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCollector, collectingOn, runNow } from '../../../testing/collecting.ts';
import { oneTarget } from '../../../testing/databases.ts';
import { type Site, startSite } from '../../../testing/web-site.ts';
import { runCollector } from './run-collector.ts';
import { expireRuns } from './runs.ts';

describe('collectors that run together', () => {
  let database: Awaited<ReturnType<typeof oneTarget.open>>;
  let site: Site;
  beforeAll(async () => {
    database = await oneTarget.open('seeded');
    site = await startSite();
  });
  afterAll(async () => {
    await site.stop();
    await database.close();
  });

  const add = (name: string, path: string, company: string) =>
    addCollector(database.db, name, {
      kind: 'json',
      hosts: [site.host],
      config: {
        address: `${site.url}${path}`,
        key: 'id',
        fields: { title: 'name', content: 'name' },
        defaults: { language: 'english', company, categories: 'ict' },
      },
    });
  const listOf = (name: string, count: number) =>
    JSON.stringify(
      Array.from({ length: count }, (_, at) => ({ id: `${name}-${at}`, name: `Supply ${at} of ${name}` })),
    );

  it('create a new buyer once when several of them name it first', async () => {
    const names = ['one', 'two', 'three', 'four', 'five'];
    const ids = await Promise.all(
      names.map((name) => {
        site.put(`/${name}`, { body: listOf(`together-${name}`, 10) });
        return add(`together-${name}`, `/${name}`, 'Gilgel Gibe Hydropower Works');
      }),
    );
    const collecting = collectingOn(database.db);
    const reports = await Promise.all(ids.map((id) => runNow(collecting, id)));
    expect(reports.map(({ counts }) => counts.new)).toEqual(names.map(() => 10));
    const buyers = await database.db
      .selectFrom('company_names')
      .select('id')
      .where('name', '=', 'Gilgel Gibe Hydropower Works')
      .execute();
    expect(buyers).toHaveLength(1);
    expect(site.mostAtOnce()).toBe(1);
  });

  it('store nothing more once their process was declared dead', async () => {
    const id = await add('slow', '/slow', 'Slow Works');
    const collecting = collectingOn(database.db, { heartbeatMs: 60_000 });
    site.put('/slow', (_request, response) => {
      expireRuns(database.db, -1_000, collecting.now()).then(
        () => response.end(listOf('slow', 5)),
        () => response.destroy(),
      );
    });
    const report = await runCollector(collecting, id, new AbortController().signal);
    expect(report).toMatchObject({ state: 'incomplete', counts: { new: 0 } });
    const notices = await database.db
      .selectFrom('notices')
      .select('id')
      .where('external_key', 'like', 'slow-%')
      .execute();
    expect(notices).toEqual([]);
    const runs = await database.db
      .selectFrom('collection_runs')
      .select('reason')
      .where('collector_id', '=', id)
      .execute();
    expect(runs).toEqual([{ reason: 'its process was killed' }]);
  });

  it('read the fields from the text when a site has only text', async () => {
    const text =
      'የኢትዮጵያ መንገዶች አስተዳደር የተሽከርካሪ ጎማዎችን በግልጽ ጨረታ አወዳድሮ መግዛት ይፈልጋል። ተጫራቾች የጨረታ ሰነዱን ብር 200 በመክፈል መውሰድ ይችላሉ። ' +
      'ጨረታው ታኅሣሥ 10 ቀን 2019 ዓ.ም. ከቀኑ 8:00 ሰዓት ተዘግቶ በዚያው ቀን ከቀኑ 8:30 ሰዓት ይከፈታል።';
    site.put('/list', { body: '<ul><li><h3>የጎማ ግዢ ጨረታ</h3><a href="/list/1">ዝርዝር</a></li></ul>' });
    site.put('/list/1', { body: `<article>${text}</article>` });
    const id = await addCollector(database.db, 'amharic', {
      kind: 'html',
      hosts: [site.host],
      config: {
        list: `${site.url}/list`,
        item: 'li',
        title: 'h3',
        detail: { text: 'article' },
        defaults: { company: 'የኢትዮጵያ መንገዶች አስተዳደር', categories: 'spare-parts-tyres' },
      },
    });
    expect(await runNow(collectingOn(database.db), id)).toMatchObject({ state: 'complete', counts: { new: 1 } });
    const tender = await database.db
      .selectFrom('notices')
      .innerJoin('tenders', 'tenders.id', 'notices.tender_id')
      .innerJoin('languages', 'languages.id', 'tenders.language_id')
      .select(['title', 'closes_at', 'languages.slug as language', 'document_price'])
      .where('external_key', '=', `${site.url}/list/1`)
      .executeTakeFirstOrThrow();
    expect(tender).toMatchObject({ title: 'የጎማ ግዢ ጨረታ', language: 'amharic', document_price: 20_000 });
    expect(tender.closes_at?.toISOString()).toBe('2026-12-19T11:00:00.000Z');
    const [reading] = await database.db
      .selectFrom('readings')
      .innerJoin('raw_documents', 'raw_documents.id', 'readings.raw_document_id')
      .select(['fields', 'reader_version'])
      .where('collector_id', '=', id)
      .execute();
    expect(reading).toMatchObject({
      reader_version: String(readerVersion),
      fields: { closes_at: { value: '2026-12-19T14:00:00+03:00' } },
    });
  });
});
