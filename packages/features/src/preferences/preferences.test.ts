import { createApiClient } from '@awaj/api-client';
import type { CalendarDate } from '@awaj/domain/ethiopian-calendar';
import { loadArea } from '@awaj/i18n';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { paceText } from './pace.ts';
import { createPreferencesMutations } from './preferences.mutations.ts';
import { createPreferencesQueries } from './preferences.queries.ts';
import { fromForm, lastChosen, toForm } from './preferences-form.ts';
import { scopeText } from './scope-text.ts';

const words = await loadArea('preferences', 'en');

const named = (...ids: number[]) => ids.map((id) => ({ id, name: `Name ${id}`, tenders_count: id }));

/** A server with two options of each kind; the feed follows what was saved last. */
function createBackend(refusal?: Response) {
  let saved = { selectedLanguages: [1], selectedRegions: [2], selectedCategories: [2, 1] };
  const fetch = async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (request.method === 'POST') {
      if (refusal) return refusal;
      saved = await request.json();
      return Response.json({ status: true });
    }
    const isFeed = searchParams.get('path') === 'client/myfeed';
    const of = (ids: number[]) => named(...(isFeed ? ids : [1, 2]));
    if (pathname.endsWith('categories')) return Response.json(of(saved.selectedCategories));
    return Response.json({ languages: of(saved.selectedLanguages), regions: of(saved.selectedRegions) });
  };
  const api = createApiClient({ baseUrl: 'http://api.test', fetch });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const save = createPreferencesMutations(api).save();
  return {
    client,
    queries: createPreferencesQueries(api, 'en'),
    save: (choice: typeof next) => client.getMutationCache().build(client, save).execute(choice),
    saved: () => saved,
  };
}

const next = { languages: [2], regions: [], categories: [1] };

it('the preferences read the options, those with the most tenders first, and the choices in their order', async () => {
  const { client, queries } = createBackend();
  expect(await client.fetchQuery(queries.options())).toMatchObject({
    languages: [{ id: 2 }, { id: 1 }],
    categories: [
      { id: 2, name: 'Name 2', count: 2 },
      { id: 1, name: 'Name 1', count: 1 },
    ],
  });
  expect(await client.fetchQuery(queries.chosen())).toEqual({ languages: [1], regions: [2], categories: [2, 1] });
});

it('saved preferences replace the former ones, and drop the feed from the cache', async () => {
  const { client, queries, save, saved } = createBackend();
  await client.fetchQuery(queries.chosen());
  client.setQueryData(['tenders', 'client/myfeed', 'en'], 'the old feed');
  client.setQueryData(['tenders', 'telegram/client/myfeed', 'en'], 'the old feed in the chat');
  client.setQueryData(['tenders', 'tender/search', 'en'], 'all tenders');
  await save(next);
  expect(saved()).toEqual({ selectedLanguages: [2], selectedRegions: [], selectedCategories: [1] });
  expect(client.getQueryData(queries.chosen().queryKey)).toEqual(next);
  expect(client.getQueryData(['tenders', 'client/myfeed', 'en'])).toBeUndefined();
  expect(client.getQueryData(['tenders', 'telegram/client/myfeed', 'en'])).toBeUndefined();
  expect(client.getQueryData(['tenders', 'tender/search', 'en'])).toBe('all tenders');
});

it('refused preferences leave the former ones', async () => {
  const { client, queries, save } = createBackend(new Response(null, { status: 500 }));
  const before = await client.fetchQuery(queries.chosen());
  await expect(save(next)).rejects.toMatchObject({ status: 500 });
  expect(client.getQueryData(queries.chosen().queryKey)).toEqual(before);
});

it('the tenders for unsaved preferences are counted on whole days before today', async () => {
  const asked: URL[] = [];
  const fetch = async ({ url }: Request) => {
    asked.push(new URL(url));
    const found = { count: 9, is_exact: true };
    return Response.json({ total: found, open: found, closing: null, categories: [] });
  };
  const queries = createPreferencesQueries(createApiClient({ baseUrl: 'http://api.test', fetch }), 'en');
  const client = new QueryClient();
  const today = '2026-11-26' as CalendarDate;
  const { total } = await client.fetchQuery(queries.lately(next, today));
  await client.fetchQuery(queries.yesterday(next, today));
  expect(total).toEqual({ count: 9, isExact: true });
  const choice = { path: 'client/myfeed', selectedCategories: '1', selectedLanguages: '2' };
  expect(asked.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
    { ...choice, start_date: '2026-11-12', end_date: '2026-11-25' },
    { ...choice, start_date: '2026-11-25', end_date: '2026-11-25' },
  ]);
});

it('quick changes of preferences are saved one after the other, so that the last one wins', async () => {
  const { save, saved } = createBackend();
  await Promise.all([next, { ...next, categories: [1, 2] }].map((choice) => save(choice)));
  expect(saved().selectedCategories).toEqual([1, 2]);
});

it('preferences stay the same through the form, even empty ones', () => {
  for (const choice of [next, { languages: [], regions: [], categories: [] }, { ...next, categories: [12, 3] }])
    expect(fromForm(toForm(choice, [1, 2]), [1, 2])).toEqual(choice);
});

it('all languages count as none chosen, and are stored if nothing else is narrowed', () => {
  const categories = { ...toForm(next, [1, 2]), selectedLanguages: '' };
  expect(fromForm(categories, [1, 2]).languages).toEqual([1, 2]);
  expect(toForm({ ...next, languages: [1, 2] }, [1, 2])).toEqual(categories);
});

it('Backspace removes the latest choice, or the last region or category if it is unknown', () => {
  const form = { selectedCategories: '7,9', selectedRegions: '4', selectedLanguages: '1' };
  const [nine, four] = [
    { list: 'selectedCategories', id: 9 },
    { list: 'selectedRegions', id: 4 },
  ] as const;
  expect(lastChosen(form, [four, nine])).toEqual(nine);
  expect(lastChosen(form, [four, { ...nine, id: 12 }])).toEqual(four);
  expect(lastChosen(form, [])).toEqual(four);
  expect(lastChosen({ ...form, selectedRegions: '' }, [])).toEqual(nine);
  expect(lastChosen({ ...form, selectedRegions: '', selectedCategories: '' }, [])).toBeNull();
});

it.each([
  [126, true, 'about 9 tenders a day'],
  [14, true, 'about 1 tender a day'],
  [13, true, 'about 7 tenders a week'],
  [1, true, 'about 1 tender a week'],
  [0, true, ''],
  [1_000, false, 'over 71 tenders a day'],
])('the pace of %i tenders in two weeks, all of them %s, is: %s', (count, isExact, text) => {
  expect(paceText({ count, isExact }, words.pace)).toBe(text);
});

it.each([
  [[], [4], [], 'Choose at least one category.'],
  [[9], [4], [], 'In these categories and regions'],
  [[9], [], [], 'In these categories, in every region'],
  [[9], [4], [2], 'In these categories and regions, in these languages'],
])(
  'the choice of categories %j, regions %j and languages %j is shown as: %s',
  (categories, regions, languages, text) => {
    expect(scopeText({ categories, regions, languages }, words.scope)).toBe(text);
  },
);
