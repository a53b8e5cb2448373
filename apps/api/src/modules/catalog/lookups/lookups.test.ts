import { createDemo } from '@awaj/demo-data/demo';
import { addDays, type CalendarDate, dateInAddis } from '@awaj/domain/ethiopian-calendar';
import { describe, expect, it } from 'vitest';
import { initDataOf } from '../../../testing/init-data.ts';
import { onOneDatabase } from '../../../testing/on-databases.ts';
import { demoSize, seededAt } from '../../../testing/seeded.ts';

const demo = createDemo({ now: seededAt, tenderCount: demoSize });
const amharic = { 'accept-language': 'am' };
const feed = { path: 'client/myfeed' };
const saved = { path: 'client/saved-tender' };

onOneDatabase('what a search form knows', (world) => {
  describe('the statistics of the landing page', () => {
    it('count open tenders, those of today and yesterday in Addis Ababa, and their sources', async () => {
      const { open_tenders, added_today, added_yesterday, sources, regions } = await world().call('getStatistics');
      const open = demo.tenders.filter(({ closesAt }) => closesAt === null || closesAt > seededAt);
      const addedOn = (day: CalendarDate) =>
        demo.tenders.filter(({ createdAt }) => dateInAddis(createdAt) === day).length;
      const today = dateInAddis(seededAt);
      expect(open_tenders).toBe(open.length);
      expect([added_today, added_yesterday]).toEqual([addedOn(today), addedOn(addDays(today, -1))]);
      expect(added_yesterday).toBeGreaterThan(0);
      const since = addDays(today, -30);
      const read = demo.tenders.flatMap((tender) => tender.sources.filter(({ publishedOn }) => publishedOn > since));
      expect(sources).toBe(new Set(read.map(({ sourceId }) => sourceId)).size);
      expect(regions).toBe(new Set(open.flatMap(({ regionIds }) => regionIds)).size);
    });
  });

  describe('the choices of a search', () => {
    it('are all categories with their number of tenders', async () => {
      const expected = demo.categories.map(({ id, names }) => ({
        id,
        name: names.en,
        tenders_count: demo.tenders.filter(({ categoryIds }) => categoryIds.includes(id)).length,
      }));
      expect(await world().call('listCategories')).toEqual(expected);
    });

    it('are all languages and regions with their number of tenders, in Amharic on request', async () => {
      const { languages, regions } = await world().call('listLanguagesAndRegions', { headers: amharic });
      expect(languages).toEqual(
        demo.languages.map(({ id, names }) => ({
          id,
          name: names.am,
          tenders_count: demo.tenders.filter(({ languageId }) => languageId === id).length,
        })),
      );
      expect(regions).toEqual(
        demo.regions.map(({ id, names }) => ({
          id,
          name: names.am,
          tenders_count: demo.tenders.filter(({ regionIds }) => regionIds.includes(id)).length,
        })),
      );
    });

    it('are all sources with their number of tenders', async () => {
      const sources = await world().call('listSources');
      expect(sources).toHaveLength(demo.sources.length);
      const zemen = demo.tenders.filter((tender) => tender.sources.some(({ sourceId }) => sourceId === 1)).length;
      expect(sources.find(({ id }) => id === 1)).toEqual({ id: 1, name: 'Addis Zemen', tenders_count: zemen });
    });

    it('start with the largest categories when the popular ones are requested', async () => {
      const popular = await world().call('listPopularCategories');
      const all = await world().call('listCategories');
      const counts = all.map(({ tenders_count }) => tenders_count).sort((a, b) => b - a);
      expect(popular.map(({ tenders_count }) => tenders_count)).toEqual(counts.slice(0, 8));
    });

    it('are the preferences of the owner for the feed', async () => {
      const token = await world().tokenOf('active');
      const categories = await world().call('listCategories', { token, query: feed });
      expect(categories.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
      const { languages, regions } = await world().call('listLanguagesAndRegions', { token, query: feed });
      expect([languages.map(({ id }) => id), regions.map(({ id }) => id)]).toEqual([
        [1, 2],
        [1, 2, 3],
      ]);
      expect((await world().call('listPopularCategories', { token, query: feed })).map(({ id }) => id).sort()).toEqual([
        1, 2, 3, 4,
      ]);
    });

    it('are empty for a feed without preferences', async () => {
      const token = await world().tokenOf('nofeed');
      expect(await world().call('listCategories', { token, query: feed })).toEqual([]);
      expect(await world().call('listLanguagesAndRegions', { token, query: feed })).toEqual({
        languages: [],
        regions: [],
      });
    });

    it('are empty for the feed of a Telegram user without an account', async () => {
      expect(await world().call('listCategories', { initData: initDataOf(99), query: feed })).toEqual([]);
    });

    it('count only saved tenders for the saved list', async () => {
      const token = await world().tokenOf('active');
      const categories = await world().call('listCategories', { token, query: saved });
      expect(categories).toHaveLength(demo.categories.length);
      const links = await world()
        .db.selectFrom('saved_tenders')
        .innerJoin('tender_categories', 'tender_categories.tender_id', 'saved_tenders.tender_id')
        .select('category_id')
        .execute();
      expect(links.length).toBeGreaterThan(0);
      for (const { id, tenders_count } of categories)
        expect(tenders_count).toBe(links.filter(({ category_id }) => category_id === id).length);
    });

    it.each(['listCategories', 'listPopularCategories', 'listLanguagesAndRegions'] as const)(
      'of %s for a personal list are a 401 for nobody, for a bad token a 401, for bad init data a 403',
      async (id) => {
        for (const query of [feed, saved]) expect(await world().refusal(id, { query })).toMatchObject({ status: 401 });
        expect(await world().refusal(id, { token: 'garbage' })).toMatchObject({ status: 401 });
        expect(await world().refusal(id, { initData: 'garbage' })).toMatchObject({ status: 403 });
        expect(await world().refusal(id, { query: { path: 'elsewhere' } })).toMatchObject({ status: 400 });
      },
    );

    it('are recounted in the background within a minute, while callers get the old counts', async () => {
      const { db, clock, call } = world();
      const before = await call('listSources');
      await db.deleteFrom('tender_sources').where('source_id', '=', 1).execute();
      expect(await call('listSources')).toEqual(before);
      clock.now = new Date(seededAt.getTime() + 45_000);
      expect(await call('listSources')).toEqual(before);
      const ofFirst = async () => (await call('listSources')).find(({ id }) => id === 1)?.tenders_count;
      await expect.poll(ofFirst).toBe(0);
      clock.now = seededAt;
    });

    it('include the featured companies, those with the most open tenders first', async () => {
      const companies = await world().call('listFeaturedCompanies');
      const expected = demo.companies
        .filter(({ isFeatured }) => isFeatured)
        .map(({ id, names, mark }) => ({
          id,
          name: names.en,
          logo: mark === null ? null : `/company/${id}/logo.webp`,
          tenders_count: demo.tenders.filter(
            ({ companyId, closesAt }) => companyId === id && (closesAt === null || closesAt > seededAt),
          ).length,
        }))
        .sort((a, b) => b.tenders_count - a.tenders_count || a.id - b.id);
      expect(companies).toEqual(expected);
      expect(companies.length).toBeGreaterThan(3);
    });
  });
});
