import { createApiClient } from '@awaj/api-client';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createFeedAddressQueries } from './feed-address.ts';

const urls = { ics: null, atom: 'https://api.test/feeds/a.atom', json: 'https://api.test/feeds/a.json' };
const address = { id: 9, saved_search: { id: 31, name: 'Roads' }, urls, created_at: '2026-11-20T07:00:00.000Z' };

it('the calendar and every saved search are listed, with the address of those that have one', async () => {
  const fetch = async ({ url }: Request) =>
    Response.json(
      url.endsWith('/client/feeds')
        ? { feeds: [address] }
        : {
            saved_searches: [
              { id: 31, name: 'Roads' },
              { id: 32, name: 'Bridges' },
            ],
          },
    );
  const { list } = createFeedAddressQueries(createApiClient({ baseUrl: 'http://api.test', fetch }));
  expect(await new QueryClient().fetchQuery(list())).toEqual([
    { searchId: null, name: '', address: null },
    { searchId: 31, name: 'Roads', address: { id: 9, urls } },
    { searchId: 32, name: 'Bridges', address: null },
  ]);
});
