import { createDemo } from '@awaj/demo-data/demo';
import { beforeAll, describe, expect, it } from 'vitest';
import { initDataOf } from '../../../../testing/init-data.ts';
import { onOneDatabase } from '../../../../testing/on-databases.ts';
import { type Query, walkPages } from '../../../../testing/pages.ts';
import { inFull, signUp } from '../../../../testing/people.ts';
import { demoSize, seededAt } from '../../../../testing/seeded.ts';
import type { World } from '../../../../testing/world.ts';

type DemoTender = ReturnType<typeof createDemo>['tenders'][number];

interface Choice {
  languages: number[];
  regions: number[];
  categories: number[];
}

const demo = createDemo({ now: seededAt, tenderCount: demoSize });
const newestFirst = [...demo.tenders].sort((a, b) => Number(b.createdAt) - Number(a.createdAt) || b.id - a.id);
const all = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const hasOne = (wanted: readonly number[], given: readonly number[]) =>
  wanted.length === 0 || given.some((id) => wanted.includes(id));

const isAsked = (tender: DemoTender, query: Query): boolean =>
  (!query.category_id || tender.categoryIds.includes(Number(query.category_id))) &&
  (!query.region_id || tender.regionIds.includes(Number(query.region_id))) &&
  (!query.language_id || tender.languageId === query.language_id) &&
  (!query.company_id || tender.companyId === query.company_id) &&
  (!query.source_id || tender.sources.some(({ sourceId }) => sourceId === query.source_id)) &&
  (!query.end_date || tender.sources.some(({ publishedOn }) => publishedOn <= String(query.end_date)));

/** A feed by the plainest reading of the rule. */
function feedOf({ languages, regions, categories }: Choice, query: Query = {}): number[] {
  const { status_id } = query;
  if (categories.length === 0 || (languages.length === 0 && regions.length === 0)) return [];
  const isOpen = ({ closesAt }: DemoTender) => closesAt === null || closesAt > seededAt;
  const fits = (tender: DemoTender) =>
    hasOne(categories, tender.categoryIds) &&
    hasOne(languages, [tender.languageId]) &&
    hasOne(regions, tender.regionIds) &&
    isAsked(tender, query) &&
    (!status_id || isOpen(tender) === (status_id === '1'));
  return newestFirst.filter(fits).map(({ id }) => id);
}

const choices: readonly Choice[] = [
  { languages: [1], regions: [], categories: [1, 2, 3] },
  { languages: [], regions: [1, 2], categories: [1] },
  { languages: [1, 2], regions: [1, 2, 3], categories: [1, 2, 3, 4] },
  { languages: all(4), regions: all(14), categories: all(25) },
  { languages: [], regions: [14], categories: all(25) },
];
const empty: readonly Choice[] = [
  { languages: [], regions: [], categories: [] },
  { languages: [], regions: [], categories: [1, 2] },
  { languages: [1], regions: [1], categories: [] },
];

async function choose(world: World, token: string, { languages, regions, categories }: Choice): Promise<void> {
  const body = { selectedLanguages: languages, selectedRegions: regions, selectedCategories: categories };
  await world.call('savePreferences', { body, token });
}

async function readerOf(world: World, choice: Choice): Promise<string> {
  const { token } = await signUp(world);
  await choose(world, token, choice);
  return token;
}

const idsOf = async (...walk: Parameters<typeof walkPages>) => (await walkPages(...walk)).map(({ id }) => id);

onOneDatabase('a personal list', (world) => {
  describe('a feed', () => {
    const readers = new Map<Choice, string>();
    beforeAll(async () => {
      for (const choice of choices) readers.set(choice, await readerOf(world(), choice));
    });

    it.each(choices.map((choice) => [JSON.stringify(choice), choice] as const))(
      'of %s holds every tender that fits once, newest first',
      async (_name, choice) => {
        const token = readers.get(choice) ?? '';
        expect(feedOf(choice).length).toBeGreaterThan(0);
        expect(await idsOf(world(), {}, { list: 'listFeed', token })).toEqual(feedOf(choice));
      },
    );

    it.each(empty)('of %j is empty', async (choice) => {
      const token = await readerOf(world(), choice);
      expect(await idsOf(world(), {}, { list: 'listFeed', token })).toEqual([]);
    });

    it.each(empty)('of %j is empty in the order of closing too', async (choice) => {
      const token = await world().tokenOf('nofeed');
      await choose(world(), token, choice);
      expect(await idsOf(world(), { sort: 'closing' }, { list: 'listFeed', token })).toEqual([]);
    });

    it.each<Query>([
      { category_id: 2 },
      { status_id: '1' },
      { status_id: '0', category_id: 1 },
      { region_id: 2 },
      { region_id: 9, category_id: 20 },
      { language_id: 1, status_id: '1' },
      { language_id: 3 },
      { source_id: 1 },
      { company_id: 3, status_id: '0' },
      { end_date: '2026-09-15', category_id: 1 },
    ])('can be filtered by %j', async (filters) => {
      for (const [choice, token] of readers) {
        expect(await idsOf(world(), filters, { list: 'listFeed', token })).toEqual(feedOf(choice, filters));
      }
    });

    it.each<Query>([
      { title: 'supply' },
      { title: 'supply', category_id: 2 },
      { title: 'a', language_id: 3 },
      { title: 'ጨረታ', status_id: '1' },
      { title: 'road' },
    ])('can be searched by words like the list of all tenders: %j', async (filters) => {
      const token = await world().tokenOf('nofeed');
      const everywhere = await idsOf(world(), filters, { token });
      expect(everywhere.length).toBeGreaterThan(0);
      for (const choice of [...choices, { languages: [], regions: [1, 3], categories: all(9) }]) {
        await choose(world(), token, choice);
        const found = await idsOf(world(), filters, { list: 'listFeed', token });
        expect(found).toEqual(everywhere.filter((id) => feedOf(choice).includes(id)));
      }
    });

    it('is visible to its owner only', async () => {
      expect(await world().refusal('listFeed')).toMatchObject({ status: 401 });
      expect(await world().refusal('listSavedTenders')).toMatchObject({ status: 401 });
    });
  });

  describe('the saved tenders', () => {
    it('are listed newest first over all pages, and filtered like any list', async () => {
      const { token } = await signUp(world());
      const chosen = newestFirst.filter((_, index) => index % 9 === 0).map(({ id }) => id);
      for (const id of chosen) await world().call('saveTender', { params: { id }, body: { to: 1 }, token });
      expect(await idsOf(world(), {}, { list: 'listSavedTenders', token })).toEqual(chosen);
      const ofCategory = demo.tenders.filter(({ categoryIds }) => categoryIds.includes(1)).map(({ id }) => id);
      expect(await idsOf(world(), { category_id: 1 }, { list: 'listSavedTenders', token })).toEqual(
        chosen.filter((id) => ofCategory.includes(id)),
      );
      const titled = await idsOf(world(), { title: 'supply' });
      expect(await idsOf(world(), { title: 'supply' }, { list: 'listSavedTenders', token })).toEqual(
        chosen.filter((id) => titled.includes(id)),
      );
    });

    it('are marked in every list', async () => {
      const { token } = await signUp(world());
      const id = newestFirst[3]?.id ?? 0;
      await world().call('saveTender', { params: { id }, body: { to: 1 }, token });
      const { tenders } = await world().call('searchTenders', { token });
      expect(tenders.data.filter(({ is_saved }) => is_saved === 1).map((tender) => tender.id)).toEqual([id]);
    });
  });

  describe('in the mini app', () => {
    const link = (telegram_id: number) =>
      world().db.updateTable('users').set({ telegram_id }).where('email', '=', 'active@awaj.test').execute();
    const personal = ['listTelegramFeed', 'listTelegramSavedTenders'] as const;

    it('the lists of a linked user are those of the website', async () => {
      await link(77_001);
      const token = await world().tokenOf('active');
      const initData = initDataOf(77_001);
      for (const [chat, web] of [
        ['listTelegramFeed', 'listFeed'],
        ['listTelegramSavedTenders', 'listSavedTenders'],
      ] as const)
        expect(await idsOf(world(), {}, { list: chat, initData })).toEqual(
          await idsOf(world(), {}, { list: web, token }),
        );
      const query = { company_id: 3 };
      const ofCompany = await world().call('listCompanyTenders', { query, token });
      const inChat = await world().call('listTelegramCompanyTenders', { query, initData });
      expect(inChat.tenders.data).toEqual(ofCompany.tenders.data);
      expect((await world().call('searchTelegramTenders', { initData })).tenders.data).toHaveLength(20);
    });

    it.each(personal)('%s sends a stranger to log in', async (list) => {
      const { status, problem } = await world().refusal(list, { initData: initDataOf(77_002) });
      expect([status, problem.message]).toEqual([404, 'account_not_found']);
    });

    it.each(personal)('%s sends somebody whose phone is known to sign up', async (list) => {
      const contact = { telegram_id: 77_003, phone: inFull('0955000077'), shared_at: seededAt };
      await world()
        .db.insertInto('telegram_contacts')
        .values(contact)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const { status, problem } = await world().refusal(list, { initData: initDataOf(77_003) });
      expect([status, problem]).toEqual([422, { status: false, message: 'not_registered', phone: '+251955000077' }]);
    });
  });
});
