import { createApiClient } from '@awaj/api-client';
import { noFilters } from '@awaj/domain/search-filters';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createTenderQueries } from './tender.queries.ts';

/** Answers each request with a link to the next page, and records the requests. */
function createBackend(nextPageUrls: (string | null)[]) {
  const asked: URL[] = [];
  const fetch = async (request: Request) => {
    asked.push(new URL(request.url));
    const tenders = { data: [], next_page_url: nextPageUrls[asked.length - 1] ?? null };
    return Response.json({ status: true, tenders });
  };
  return { asked, queries: createTenderQueries(createApiClient({ baseUrl: 'http://api.test', fetch }), 'en') };
}

it('each list is requested at its own address with its filters', async () => {
  const { asked, queries } = createBackend([null, null]);
  const client = new QueryClient();
  await client.fetchInfiniteQuery(queries.list('client/myfeed', { ...noFilters, title: 'ጎማ', page: 3 }));
  await client.fetchInfiniteQuery(queries.list('company/search', { ...noFilters, companyId: 7, sort: 'closing' }));
  expect(asked.map(({ pathname }) => pathname)).toEqual(['/client/myfeed', '/company/search']);
  expect(asked.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
    { title: 'ጎማ', page: '3' },
    { company_id: '7', sort: 'closing' },
  ]);
});

it('a timeline is requested only if it has events', () => {
  const { queries } = createBackend([]);
  expect([0, 2].map((updates) => queries.timeline({ id: 7, updates }).enabled)).toEqual([false, true]);
});

it('the next page is requested with every parameter of its link, even unknown ones', async () => {
  const { asked, queries } = createBackend(['/tender/search?page=2&cursor=abc&shard=7', null]);
  const list = await new QueryClient().fetchInfiniteQuery({ ...queries.list('tender/search'), pages: 5 });
  expect(asked.map(({ search }) => search)).toEqual(['', '?page=2&cursor=abc&shard=7']);
  expect(list.pages).toHaveLength(2);
});
