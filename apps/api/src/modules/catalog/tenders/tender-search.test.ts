import { searchKey, searchTerms } from '@awaj/domain/amharic';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { createNotice } from '../../../testing/notice.ts';
import { onEveryDatabase } from '../../../testing/on-every-database.ts';
import { type Query, walkPages } from '../../../testing/pages.ts';
import { seededAt } from '../../../testing/seeded.ts';
import type { World } from '../../../testing/world.ts';
import { type Search, searchTenders, type Walks } from './tender-search.ts';
import { type Notice, storeTenders } from './tenders.writer.ts';

const firstId = 500_000;

const titles = [
  'የጽሕፈት መሣሪያዎች ግዥ',
  'የፅህፈት መሳሪያ ጥገና ኃይል ማመንጫ',
  'ሥራ',
  'Supply of Ambulances & 100% cotton_sheets',
  'Suphaa daandii cirrachaa',
  'Café furniture, 2nd lot',
  'ዝግ',
  'back\\slash and "quotes"',
];

const notice = (title: string, index: number): Notice =>
  createNotice(firstId + index, {
    title,
    contentHtml: '<p>hiddenword</p>',
    languageId: (index % 4) + 1,
    sources: [{ sourceId: 1, publishedOn: '2026-01-01' }],
    // Older than everything else, so that only the index reaches them past a long walk.
    createdAt: new Date(Date.UTC(2020, 0, 1, 0, index)),
  });

const found = async (world: World, title: string, filters: Query = {}): Promise<string[]> =>
  (await walkPages(world, { end_date: '2026-01-01', ...filters, title })).map((tender) => tender.title);

const ways: readonly (readonly [string, Walks])[] = [
  ['the first walk alone', { first: 10_000, second: 10_000, likelyFrom: 0 }],
  ['the second walk', { first: 20, second: 10_000, likelyFrom: 0 }],
  ['the index', { first: 1, second: 1, likelyFrom: 99 }],
  ['both walks and then the index', { first: 30, second: 60, likelyFrom: 1 }],
];

const searches: readonly Search[] = [
  ...['ግዥ', 'ግንባታ', 'ሥራ', 'ጽ', 'supply', 'a', 'supply of', 'bittaa', 'zzz'].map((title) => ({ title })),
  { title: 'ግዥ', isOpen: false },
  { title: 'supply', regionId: 1, isOpen: true },
  { title: 'a', published: { from: '2026-09-01', until: '2026-09-30' } },
  { title: 'supply', published: { until: '2026-08-20' }, isOpen: false },
  { title: 'of', published: { from: '2026-11-01' }, regionId: 1 },
  { title: 'a', published: { from: '2030-01-01' } },
  { title: 'ግዥ', published: { from: '2026-01-01', until: '2026-01-01' } },
  { title: 'of', closes: { before: new Date('2026-09-01T00:00:00Z') } },
];

interface Row {
  id: number;
  title: string;
  is_open: boolean;
  regions: number[];
  days: string[];
  closes_at: Date | null;
}

async function everything(db: Database): Promise<Row[]> {
  const { rows } = await sql<Row>`select id, title, open_until > ${seededAt} as is_open, closes_at,
      array(select region_id::int from tender_regions r where r.tender_id = t.id) as regions,
      array(select published_on::text from tender_sources s where s.tender_id = t.id) as days
    from tenders t order by created_at desc, id desc`.execute(db);
  return rows;
}

const fits = (row: Row, { title = '', regionId, isOpen, published = {}, closes }: Search): boolean =>
  searchTerms(title).every((term) => searchKey(row.title).includes(term)) &&
  (regionId === undefined || row.regions.includes(regionId)) &&
  (isOpen === undefined || row.is_open === isOpen) &&
  row.days.some((day) => day >= (published.from ?? '') && day <= (published.until ?? '9')) &&
  (closes?.before === undefined || (row.closes_at !== null && row.closes_at < closes.before));

onEveryDatabase('the search of titles', (world) => {
  beforeAll(() => storeTenders(world().db, titles.map(notice), seededAt));

  it.each([
    ['another case', 'AMBULANCES', [titles[3]]],
    ['a part of a word', 'mbulan', [titles[3]]],
    ['several words in any order', 'cotton supply', [titles[3]]],
    ['an accent left out', 'cafe', [titles[5]]],
    ['Oromo', 'DAANDII', [titles[4]]],
    ['ጽሕፈት in either spelling', 'ጽህፈት', [titles[1], titles[0]]],
    ['ኃይል in either spelling', 'ሀይል', [titles[1]]],
    ['a single syllable inside of words', 'ጽ', [titles[1], titles[0]]],
    ['a single letter inside of a word', 'q', [titles[7]]],
    ['the other spelling of a word of two syllables', 'ስራ', [titles[2]]],
    ['a word of two syllables', 'ዝግ', [titles[6]]],
    ['words with signs between them', '100%_cotton', [titles[3]]],
    ['a backslash', 'back\\slash', [titles[7]]],
  ])('finds %s', async (_name, title, expected) => {
    expect(await found(world(), title)).toEqual(expected);
  });

  it.each(['%', '_', '%%%', '%zzz%', 'z_z', '\\', "'; drop table tenders; --", 'hiddenword', 'ambulances zzz'])(
    'finds nothing for %s',
    async (title) => {
      expect(await found(world(), title)).toEqual([]);
    },
  );

  it('combines with the other filters', async () => {
    expect(await found(world(), 'ጽህፈት', { language_id: 2 })).toEqual([titles[1]]);
    expect(await found(world(), 'ጽህፈት', { language_id: 3 })).toEqual([]);
    expect(await found(world(), 'ambulances', { company_id: 1, category_id: 1, region_id: 1 })).toEqual([titles[3]]);
  });

  describe.each(ways)('by %s', (_name, walks) => {
    it.each(searches)('finds for %j what a look at every tender finds', async (search) => {
      const { db } = world();
      const hits = (await everything(db)).filter((row) => fits(row, search)).map(({ id }) => id);
      for (const limit of [5, 21, 1_000]) {
        const page = { after: null, size: limit, now: seededAt, skipped: 0, columns: sql`t.id, t.created_at` };
        const found = await searchTenders<{ id: number }>(db, search, page, walks);
        expect(found.map(({ id }) => id)).toEqual(hits.slice(0, limit));
      }
    });
  });

  it('would find something for most of these searches', async () => {
    const rows = await everything(world().db);
    const found = searches.filter((search) => rows.some((row) => fits(row, search)));
    expect(found.length).toBeGreaterThan(searches.length - 4);
  });
});
