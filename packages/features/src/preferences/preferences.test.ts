import { createApiClient } from '@awaj/api-client';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createPreferencesMutations } from './preferences.mutations.ts';
import { createPreferencesQueries } from './preferences.queries.ts';
import { fromForm, toForm } from './preferences-form.ts';

const named = (...ids: number[]) => ids.map((id) => ({ id, name: `Name ${id}`, tenders_count: id }));

/** A server with two of everything, of which the reader's feed has what was saved last. */
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

it('reads what there is to choose from, and what is chosen in the order it was', async () => {
  const { client, queries } = createBackend();
  expect(await client.fetchQuery(queries.options())).toMatchObject({ languages: [{ id: 1 }, { id: 2 }] });
  expect(await client.fetchQuery(queries.chosen())).toEqual({ languages: [1], regions: [2], categories: [2, 1] });
});

it('replaces the earlier choice, and forgets the feed that was made of it', async () => {
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

it('keeps the earlier choice when the new one is refused', async () => {
  const { client, queries, save } = createBackend(new Response(null, { status: 500 }));
  const before = await client.fetchQuery(queries.chosen());
  await expect(save(next)).rejects.toMatchObject({ status: 500 });
  expect(client.getQueryData(queries.chosen().queryKey)).toEqual(before);
});

it('carries a choice through the texts of a form, an empty one too', () => {
  for (const choice of [next, { languages: [], regions: [], categories: [] }, { ...next, categories: [12, 3] }])
    expect(fromForm(toForm(choice))).toEqual(choice);
});
