import { searchKey, searchTerms } from '@awaj/domain/amharic';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createNotice } from '../../testing/notice.ts';
import { type Query, walkPages } from '../../testing/pages.ts';
import { seededAt } from '../../testing/seeded.ts';
import { onEveryDatabase, type World } from '../../testing/world.ts';
import type { TenderFilters } from './tender-candidates.ts';
import { type Notice, storeTenders } from './tenders.writer.ts';
import { searchTitles, type Walks } from './title-search.ts';

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
  ['the second walk', { first: 21, second: 10_000, likelyFrom: 0 }],
  ['the index', { first: 1, second: 1, likelyFrom: 99 }],
  ['both walks and then the index', { first: 30, second: 60, likelyFrom: 1 }],
];

const words = ['ግዥ', 'ግንባታ', 'ሥራ', 'ጽ', 'supply', 'a', 'supply of', 'bittaa', 'ኮንስትራክሽን', 'zzz'];

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
    it.each(words)('finds the same tenders for %s', async (title) => {
      const { db } = world();
      const { rows } = await sql<{ id: number; title: string; status: boolean; region: boolean }>`
        select id, title, open_until > ${seededAt} as status,
          exists (select from tender_regions r where r.tender_id = t.id and r.region_id = 1) as region
        from tenders t order by created_at desc, id desc`.execute(db);
      const hits = rows.filter((row) => searchTerms(title).every((term) => searchKey(row.title).includes(term)));
      const search = (filters: TenderFilters, limit: number) =>
        searchTitles(db, { ...filters, title }, { after: null, limit, now: seededAt }, walks);
      const idsOf = (tenders: { id: number }[], limit: number) => tenders.slice(0, limit).map(({ id }) => id);
      expect(await search({}, 1_000)).toEqual(idsOf(hits, 1_000));
      expect(await search({}, 21)).toEqual(idsOf(hits, 21));
      expect(await search({ isOpen: false }, 21)).toEqual(
        idsOf(
          hits.filter(({ status }) => !status),
          21,
        ),
      );
      expect(await search({ regionId: 1, isOpen: true }, 5)).toEqual(
        idsOf(
          hits.filter(({ status, region }) => status && region),
          5,
        ),
      );
    });
  });
});
