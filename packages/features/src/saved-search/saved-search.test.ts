import { ApiError, createApiClient } from '@awaj/api-client';
import type { SavedSearch as SavedSearchDto } from '@awaj/api-client/schema';
import { noFilters } from '@awaj/domain/search-filters';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { proposedAlert, toSavedSearch } from './saved-search.mapper.ts';
import { createSavedSearchMutations } from './saved-search.mutations.ts';
import { createSavedSearchQueries } from './saved-search.queries.ts';
import { fromValues, refusalOfFilters, toValues } from './saved-search-form.ts';

const pumps: SavedSearchDto = {
  id: 31,
  name: 'Pumps',
  filters: { title: 'pump', region_id: 9 },
  frequency: 'daily',
  hour: 7,
  is_paused: false,
  last_week: 12,
  created_at: '2026-11-20T06:00:00.000Z',
};
const roads = { ...pumps, id: 32, name: 'Roads' };

/** A server with two saved searches, which records changes. */
function createBackend() {
  const asked: [method: string, path: string, body: unknown][] = [];
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'GET') return Response.json({ saved_searches: [pumps, roads] });
    const body = request.method === 'DELETE' ? null : await request.json();
    asked.push([request.method, pathname, body]);
    return Response.json({ status: true, saved_search: { ...pumps, ...body } });
  };
  const api = createApiClient({ baseUrl: 'http://api.test', fetch });
  const client = new QueryClient();
  const mutations = createSavedSearchMutations(api);
  const list = createSavedSearchQueries(api, 'en').list();
  return { asked, client, list, mutations, kept: () => client.getQueryData(list.queryKey) };
}

it('the filters of a list are saved with numbers as numbers', async () => {
  const { asked, client, mutations } = createBackend();
  const filters = { ...noFilters, title: 'pump', regionId: 9 };
  const search = { name: 'Pumps', filters, frequency: 'weekly', hour: 18 } as const;
  await client.getMutationCache().build(client, mutations.create()).execute(search);
  const body = { name: 'Pumps', filters: { title: 'pump', region_id: 9 }, frequency: 'weekly', hour: 18 };
  expect(asked).toEqual([['POST', '/client/saved-searches', body]]);
});

it('a search is paused without sending its filters, which may be locked by now', async () => {
  const { asked, client, list, mutations, kept } = createBackend();
  await client.fetchQuery(list);
  const pause = { id: 31, change: { isPaused: true } };
  await client.getMutationCache().build(client, mutations.change()).execute(pause);
  expect(asked).toEqual([['PATCH', '/client/saved-searches/31', { is_paused: true }]]);
  expect(kept()).toMatchObject([
    { id: 31, isPaused: true },
    { id: 32, isPaused: false },
  ]);
});

it('a deleted search is removed from the list', async () => {
  const { client, list, mutations, kept } = createBackend();
  await client.fetchQuery(list);
  await client.getMutationCache().build(client, mutations.remove()).execute({ id: 31 });
  expect(kept()).toEqual([toSavedSearch(roads)]);
});

it('a saved search stays the same through the form', () => {
  const chosen = { name: 'Pumps', frequency: 'at_once', hour: 19 } as const;
  expect(fromValues(toValues(chosen))).toEqual(chosen);
});

it('a saved search has a default name that the API accepts, without half a character at its end', () => {
  expect(proposedAlert('Road works · Oromia').name).toBe('Road works · Oromia');
  expect(proposedAlert(`${'a'.repeat(79)}😀`).name).toBe('a'.repeat(79));
});

const refused = (status: number, body: object) =>
  new ApiError(new Response(null, { status }), { status: false, message: 'Said of all.', ...body });

it.each([
  ['words that nobody understands', refused(400, {}), 'Said of all.'],
  ['filters that are locked', refused(402, {}), 'Said of all.'],
  ['a status of no use', refused(422, { errors: { status_id: 'Closed.' } }), 'Closed.'],
  ['words without a letter', refused(422, { errors: { title: 'Type a word.' } }), 'Type a word.'],
])('the refusal of %s is shown beside the filters', (_what, error, text) => {
  expect(refusalOfFilters(error)).toEqual({ fields: { filters: text } });
});

it('all other refusals are left to the form', () => {
  expect(refusalOfFilters(refused(422, { errors: { name: 'Taken.' } }))).toBeNull();
  expect(refusalOfFilters(refused(409, {}))).toBeNull();
  expect(refusalOfFilters(new TypeError('fetch failed'))).toBeNull();
});
