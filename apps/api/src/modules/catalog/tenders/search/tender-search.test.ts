import { searchKey, searchTerms } from '@awaj/domain/amharic';
import type { Preferences } from '@awaj/domain/preferences';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../../database/database.ts';
import { createNotice } from '../../../../testing/notice.ts';
import { onEveryDatabase, onOneDatabase } from '../../../../testing/on-databases.ts';
import { firstPage, type Query, walkPages } from '../../../../testing/pages.ts';
import { seededAt } from '../../../../testing/seeded.ts';
import { statementsOf } from '../../../../testing/statements.ts';
import type { World } from '../../../../testing/world.ts';
import type { Search } from '../filters/filter-rules.ts';
import type { TenderRecord } from '../records/tender-records.ts';
import { storeTenders } from '../records/tenders.writer.ts';
import { findTendersBy, type ScanBudget } from './tender-search.ts';

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

const notice = (title: string, index: number): TenderRecord =>
  createNotice(firstId + index, {
    title,
    contentHtml: '<p>hiddenword</p>',
    languageId: (index % 4) + 1,
    sources: [{ sourceId: 1, publishedOn: '2026-01-01' }],
    // Older than everything else, so that only the index reaches them past a long scan.
    createdAt: new Date(Date.UTC(2020, 0, 1, 0, index)),
  });

const found = async (world: World, title: string, filters: Query = {}): Promise<string[]> =>
  (await walkPages(world, { end_date: '2026-01-01', ...filters, title })).map((tender) => tender.title);

const ways: readonly (readonly [string, ScanBudget])[] = [
  ['the first scan alone', { first: 10_000, second: 10_000, likelyFrom: 0 }],
  ['the second scan', { first: 20, second: 10_000, likelyFrom: 0 }],
  ['the index', { first: 1, second: 1, likelyFrom: 99 }],
  ['both scans and then the index', { first: 30, second: 60, likelyFrom: 1 }],
];

const everyCategory = Array.from({ length: 25 }, (_, at) => at + 1);
const feed = { categories: [2, 8, 11, 21, 24], regions: [1, 2, 3, 4, 5, 6, 7, 8], languages: [1, 2] };

const searches: readonly Search[] = [
  ...['ግዥ', 'ግንባታ', 'ሥራ', 'ጽ', 'supply', 'a', 'supply of', 'bittaa', 'zzz'].map((title) => ({ title })),
  { title: 'ግዥ', status: '0' },
  { title: 'supply', regionId: 1, status: '1' },
  { title: 'a', startDate: '2026-09-01', endDate: '2026-09-30' },
  { title: 'supply', endDate: '2026-08-20', status: '0' },
  { title: 'of', startDate: '2026-11-01', regionId: 1 },
  { title: 'a', startDate: '2030-01-01' },
  { title: 'ግዥ', startDate: '2026-01-01', endDate: '2026-01-01' },
  { title: 'of', closesUntil: '2026-08-31' },
  // Outside the feed: a tender needs two categories, or two regions.
  { feed, categoryId: 10 },
  { feed: { ...feed, categories: everyCategory }, regionId: 9 },
  { feed, title: 'a', categoryId: 10 },
];

interface Row {
  id: number;
  title: string;
  is_open: boolean;
  regions: number[];
  categories: number[];
  language_id: number;
  days: string[];
  /** In Addis Ababa. */
  closes_on: string | null;
}

async function everything(db: Database): Promise<Row[]> {
  const { rows } = await sql<Row>`select id, title, open_until > ${seededAt} as is_open,
      (closes_at at time zone 'Africa/Addis_Ababa')::date::text as closes_on,
      language_id, array(select category_id::int from tender_categories c where c.tender_id = t.id) as categories,
      array(select region_id::int from tender_regions r where r.tender_id = t.id) as regions,
      array(select published_on::text from tender_sources s where s.tender_id = t.id) as days
    from tenders t order by created_at desc, id desc`.execute(db);
  return rows;
}

const hasOneOf = (chosen: readonly number[], given: readonly number[]) => given.some((id) => chosen.includes(id));

const isInFeed = ({ categories, regions, language_id }: Row, chosen: Preferences) =>
  hasOneOf(chosen.categories, categories) &&
  hasOneOf(chosen.regions, regions) &&
  hasOneOf(chosen.languages, [language_id]);

const fits = (
  row: Row,
  { title = '', categoryId, regionId, status, startDate, endDate, closesUntil, feed: chosen }: Search,
): boolean =>
  (!chosen || isInFeed(row, chosen)) &&
  (categoryId === undefined || row.categories.includes(categoryId)) &&
  searchTerms(title).every((term) => searchKey(row.title).includes(term)) &&
  (regionId === undefined || row.regions.includes(regionId)) &&
  (status === undefined || row.is_open === (status === '1')) &&
  row.days.some((day) => day >= (startDate ?? '') && day <= (endDate ?? '9')) &&
  (closesUntil === undefined || (row.closes_on !== null && row.closes_on <= closesUntil));

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

  describe.each(ways)('by %s', (_name, budget) => {
    it.each(searches)('finds for %j the same as checking every tender', async (search) => {
      const { db } = world();
      const hits = (await everything(db)).filter((row) => fits(row, search)).map(({ id }) => id);
      for (const limit of [5, 21, 1_000]) {
        const page = {
          after: null,
          size: limit,
          now: seededAt,
          skipped: 0,
          columns: sql`t.id, t.created_at`,
          sort: '',
        } as const;
        const { rows: found } = await findTendersBy<{ id: number }>(db, search, page, budget);
        expect(found.map(({ id }) => id)).toEqual(hits.slice(0, limit));
      }
    });
  });

  it('finds something for most of these searches, so that the comparison means something', async () => {
    const rows = await everything(world().db);
    const found = searches.filter((search) => rows.some((row) => fits(row, search)));
    expect(found.length).toBeGreaterThan(searches.length - 4);
  });
});

onOneDatabase('a feed with a filter for another category', (world) => {
  const category = 30;
  const inFeed = 31;
  const filter = { categoryId: category, feed: { categories: [inFeed], regions: [], languages: [1, 2, 3, 4] } };

  const store = (from: number, every: number) =>
    storeTenders(
      world().db,
      Array.from({ length: 1_000 }, (_, at) =>
        createNotice(from + at, {
          categoryIds: at % every === 0 ? [category, inFeed] : [category],
          createdAt: new Date(seededAt.getTime() - from - at),
        }),
      ),
      seededAt,
    );

  it('reads on in its list if that fills the page, and asks the index otherwise', async () => {
    const { db } = world();
    await store(firstId, 40);
    const asFull = await statementsOf(world(), () => findTendersBy(db, filter, firstPage));
    expect(asFull).toEqual(['with find as', 'with find as']);
    // Newer ones, of which hardly any fits.
    await store(firstId - 1_000, 400);
    const asRare = await statementsOf(world(), () => findTendersBy(db, filter, firstPage));
    expect(asRare).toEqual(['with find as', 'with w as']);
  });

  it('counts along its list if that is likely to be enough, and by the index otherwise', async () => {
    const { db } = world();
    const count = { ...firstPage, size: 1_001, isCounted: true };
    const asRare = await statementsOf(world(), () => findTendersBy(db, filter, count));
    expect(asRare).toEqual(['with find as', 'with w as']);
    // Newer ones, half of which fit.
    await store(firstId - 2_000, 2);
    const asCommon = await statementsOf(world(), () => findTendersBy(db, { ...filter, status: '1' }, count));
    expect(asCommon).toEqual(['with find as', 'with find as']);
    expect(await findTendersBy(db, filter, { ...count, columns: sql`t.id` })).toMatchObject({ finds: 528 });
  });
});
