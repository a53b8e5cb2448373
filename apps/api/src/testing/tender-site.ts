import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import { addCollector, collectingOn, runNow } from './collecting.ts';
import { oneTarget } from './databases.ts';
import { startSite } from './web-site.ts';

interface Tender {
  id: number;
  name: string;
  closes?: string | null;
}

export const tenderOf = (id: number): Tender => ({
  id,
  name: `Supply of tyres, lot ${id}`,
  closes: '2026-12-20 10:00',
});

const fields = { title: 'name', content: 'name', closes_at: 'closes', published_on: 'day' };
export const defaults = { language: 'english', company: 'Roads Administration', categories: 'spare-parts-tyres' };

function createTenderSite() {
  let database: Awaited<ReturnType<typeof oneTarget.open>>;
  let site: Awaited<ReturnType<typeof startSite>>;
  let number = 0;
  const db = () => database.db;
  const collecting = () => collectingOn(db());
  const keyOf = (id: number | string): string => `${number}-${id}`;
  return {
    db,
    collecting,
    keyOf,
    site: () => site,
    async open() {
      database = await oneTarget.open('seeded');
    },
    close: () => database.close(),
    async next() {
      site = await startSite();
      number++;
    },
    stop: () => site.stop(),

    put: (tenders: readonly (Tender | null)[], path = '/tenders.json', more: object = {}) =>
      site.put(path, {
        type: 'application/json',
        body: JSON.stringify({
          items: tenders.map((each) => each && { ...each, id: keyOf(each.id), day: '2026-11-24' }),
          ...more,
        }),
      }),
    /** A collector of the tenders; its id. */
    add: (options: { name?: string; config?: object } = {}) =>
      addCollector(db(), keyOf(options.name ?? 'site'), {
        kind: 'json',
        hosts: [site.host],
        config: { address: `${site.url}/tenders.json`, items: 'items', key: 'id', fields, defaults, ...options.config },
      }),
    run: (id: number) => runNow(collecting(), id),
    quarantineOf: (id: number) =>
      db()
        .selectFrom('quarantine')
        .select(['notice_key', 'reason', 'detail', 'state', 'raw_document_id'])
        .where('collector_id', '=', id)
        .orderBy('id')
        .execute(),
    async titlesOf() {
      const rows = await db()
        .selectFrom('notices')
        .innerJoin('tenders', 'tenders.id', 'notices.tender_id')
        .select('title')
        .where('external_key', 'like', keyOf('%'))
        .orderBy('notices.id')
        .execute();
      return rows.map(({ title }) => title);
    },
  };
}

type TenderSite = Omit<ReturnType<typeof createTenderSite>, 'open' | 'close' | 'next' | 'stop'>;

/** Each test has a site of its own, and keys that no other test uses. */
export function withTenderSite(title: string, tests: (tenders: TenderSite) => void): void {
  describe(title, () => {
    const tenders = createTenderSite();
    beforeAll(() => tenders.open());
    afterAll(() => tenders.close());
    beforeEach(() => tenders.next());
    afterEach(() => tenders.stop());
    tests(tenders);
  });
}
