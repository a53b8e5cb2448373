import { createDemo } from '@awaj/demo-data/demo';
import { dayMs } from '@awaj/domain/duration';
import { textWords } from '@awaj/domain/search-words';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { initDataOf } from '../../../../testing/init-data.ts';
import { onOneDatabase } from '../../../../testing/on-databases.ts';
import { type ListId, type Query, walkPages } from '../../../../testing/pages.ts';
import { demoSize, seededAt } from '../../../../testing/seeded.ts';
import type { World } from '../../../../testing/world.ts';
import { noticeText } from '../words/notice-html.ts';
import { findTendersBy } from './tender-search.ts';

type DemoTender = ReturnType<typeof createDemo>['tenders'][number];

const demo = createDemo({ now: seededAt, tenderCount: demoSize });

const closing = ({ closesAt }: DemoTender): number => closesAt?.getTime() ?? Number.POSITIVE_INFINITY;
const byClosing = (a: DemoTender, b: DemoTender) =>
  (closing(a) === closing(b) ? 0 : closing(a) - closing(b)) || a.id - b.id;
const byNewest = (a: DemoTender, b: DemoTender) => Number(b.createdAt) - Number(a.createdAt) || b.id - a.id;
const isOpen = (tender: DemoTender) => closing(tender) > seededAt.getTime();

/** The day on which it closes in Addis Ababa, which is three hours ahead. */
const closingDay = ({ closesAt }: DemoTender): string | null =>
  closesAt && new Date(closesAt.getTime() + dayMs / 8).toISOString().slice(0, 10);

const hasWord = (html: string, word: string): boolean =>
  textWords(noticeText(html)).some((forms) => forms.includes(word));

const idsOf = (tenders: readonly DemoTender[]) => tenders.map(({ id }) => id);

async function walk(world: World, query: Query, list: ListId = 'searchTenders') {
  const token = await world.tokenOf('active');
  return (await walkPages(world, query, { list, token })).map(({ id }) => id);
}

onOneDatabase('closing dates', (world) => {
  describe('a list by closing date', () => {
    it('holds all open tenders, the soonest to close first and those without a date last', async () => {
      const expected = demo.tenders.filter(isOpen).sort(byClosing);
      expect(expected.some(({ closesAt }) => closesAt === null)).toBe(true);
      expect(await walk(world(), { sort: 'closing' })).toEqual(idsOf(expected));
    });

    it.each<[Query, (tender: DemoTender) => boolean]>([
      [{ category_id: 1 }, ({ categoryIds }) => categoryIds.includes(1)],
      [{ region_id: 1 }, ({ regionIds }) => regionIds.includes(1)],
      [
        { category_id: 1, region_id: 1, language_id: 1 },
        ({ categoryIds, regionIds, languageId }) =>
          categoryIds.includes(1) && regionIds.includes(1) && languageId === 1,
      ],
      [{ source_id: 2 }, ({ sources }) => sources.some(({ sourceId }) => sourceId === 2)],
      [{ start_date: '2026-11-01' }, ({ sources }) => sources.some(({ publishedOn }) => publishedOn >= '2026-11-01')],
      // A phrase has no synonyms.
      [{ title: '"supply"' }, ({ title, contentHtml }) => /\bsupply\b/i.test(title) || hasWord(contentHtml, 'supply')],
      [{ title: '?!' }, () => false],
      [{ status_id: '0' }, () => false],
      [{ closing_until: '2026-11-30' }, (tender) => (closingDay(tender) ?? '9') <= '2026-11-30'],
    ])('can be filtered by %j', async (query, fits) => {
      const expected = demo.tenders.filter((tender) => isOpen(tender) && fits(tender)).sort(byClosing);
      expect(await walk(world(), { ...query, sort: 'closing' })).toEqual(idsOf(expected));
    });

    it('also works for a company, a feed and saved tenders', async () => {
      const ofCompany = demo.tenders.filter((tender) => isOpen(tender) && tender.companyId === 3).sort(byClosing);
      expect(await walk(world(), { company_id: 3, sort: 'closing' }, 'listCompanyTenders')).toEqual(idsOf(ofCompany));
      for (const list of ['listFeed', 'listSavedTenders'] as const) {
        const all = new Set(await walk(world(), {}, list));
        const expected = demo.tenders.filter((tender) => isOpen(tender) && all.has(tender.id)).sort(byClosing);
        expect(expected.length).toBeGreaterThan(1);
        expect(await walk(world(), { sort: 'closing' }, list)).toEqual(idsOf(expected));
      }
    });

    it('can be opened at a page number', async () => {
      const token = await world().tokenOf('active');
      const { tenders } = await world().call('searchTenders', { token, query: { sort: 'closing', page: 2 } });
      const expected = demo.tenders.filter(isOpen).sort(byClosing).slice(20, 40);
      expect(tenders.data.map(({ id }) => id)).toEqual(idsOf(expected));
    });
  });

  describe('words in a list by closing date', () => {
    it('are found whatever number of tenders is scanned first', async () => {
      const columns = sql`t.id, t.open_until`;
      const page = { sort: 'closing', after: null, columns, size: 21, skipped: 0, now: seededAt } as const;
      for (const title of ['supply', 'of', 'zeppelin'])
        for (const first of [1, 40, 10_000]) {
          const fits = (tender: DemoTender) => isOpen(tender) && tender.title.toLowerCase().includes(title);
          const budget = { first, second: 60, likelyFrom: 1 };
          const { rows } = await findTendersBy<{ id: number }>(world().db, { title, status: '1' }, page, budget);
          expect(rows.map(({ id }) => id)).toEqual(idsOf(demo.tenders.filter(fits).sort(byClosing).slice(0, 21)));
          expect(rows.length > 0).toBe(title !== 'zeppelin');
        }
    });
  });

  describe('days of closing', () => {
    it.each<[Query, (day: string) => boolean]>([
      [
        { closing_from: '2026-11-22', closing_until: '2026-11-24' },
        (day) => day >= '2026-11-22' && day <= '2026-11-24',
      ],
      [{ closing_from: '2026-12-01' }, (day) => day >= '2026-12-01'],
      [{ closing_until: '2026-10-01' }, (day) => day <= '2026-10-01'],
      [{ closing_from: '2026-11-24', closing_until: '2026-11-22' }, () => false],
      [{ closing_from: '0001-01-01', closing_until: '9999-12-31' }, () => true],
      [{ closing_from: '9999-12-31' }, () => false],
      [{ closing_until: '0001-01-01' }, () => false],
    ])('%j filter a list, newest first, by whole days in Addis Ababa', async (query, fits) => {
      const expected = demo.tenders
        .filter((tender) => fits(closingDay(tender) ?? ''))
        .filter(({ closesAt }) => closesAt);
      expect(await walk(world(), query)).toEqual(idsOf(expected.sort(byNewest)));
    });
  });

  describe('a viewer who may not see when tenders close', () => {
    const questions: readonly Query[] = [
      { sort: 'closing' },
      { closing_from: '2026-11-22' },
      { closing_until: '2026-11-22', status_id: '1' },
    ];

    it.each(['searchTenders', 'listLatestTenders', 'listCompanyTenders', 'listFeed', 'listSavedTenders'] as const)(
      'is not told by %s',
      async (list) => {
        const token = await world().tokenOf('inactive');
        for (const question of questions) {
          const query = { ...question, ...(list === 'listCompanyTenders' && { company_id: 3 }) };
          expect(await world().refusal(list, { query, token })).toMatchObject({ status: 402 });
        }
      },
    );

    it.each([
      'searchTelegramTenders',
      'listTelegramLatestTenders',
      'listTelegramCompanyTenders',
      'listTelegramFeed',
      'listTelegramSavedTenders',
    ] as const)('cannot learn it from %s', async (list) => {
      await world()
        .db.updateTable('users')
        .set({ telegram_id: 88_001 })
        .where('email', '=', 'inactive@awaj.test')
        .execute();
      for (const question of questions) {
        const query = { ...question, ...(list === 'listTelegramCompanyTenders' && { company_id: 3 }) };
        expect(await world().refusal(list, { query, initData: initDataOf(88_001) })).toMatchObject({ status: 402 });
      }
    });

    it('cannot learn it as a visitor either, but gets the usual list', async () => {
      for (const query of questions)
        expect(await world().refusal('searchTenders', { query })).toMatchObject({ status: 402 });
      expect((await world().call('searchTenders', { query: { sort: '' } })).tenders.data).toHaveLength(20);
    });
  });

  describe('a cursor', () => {
    it('is refused in a different order than its own', async () => {
      const token = await world().tokenOf('active');
      for (const [made, used] of [
        [{}, { sort: 'closing' }],
        [{ sort: 'closing' }, {}],
      ] as const) {
        const { tenders } = await world().call('searchTenders', { token, query: made });
        const cursor = new URL(tenders.next_page_url ?? '', 'http://api.test').searchParams.get('cursor') ?? '';
        expect(cursor).not.toBe('');
        expect(await world().refusal('searchTenders', { token, query: { ...used, cursor } })).toMatchObject({
          status: 400,
        });
      }
    });
  });
});
