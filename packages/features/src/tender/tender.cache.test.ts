import { createApiClient } from '@awaj/api-client';
import { noFilters } from '@awaj/domain/search-filters';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { sampleTender } from './sample-tender.ts';
import { showProgress, showSaved, showTicked } from './tender.cache.ts';
import { createTenderQueries } from './tender.queries.ts';
import type { TenderDetail } from './tender.ts';

const queries = createTenderQueries(createApiClient({ baseUrl: 'http://api.test' }), 'en');

it('a saved tender is shown as saved everywhere in the cache, and nothing else changes', () => {
  const client = new QueryClient();
  const all = queries.list('tender/search');
  const ofRegion = queries.list('tender/search', { ...noFilters, regionId: 3 });
  const pages = [
    { tenders: [sampleTender(1), sampleTender(2)], alsoSearched: [], next: { page: '2' } },
    { tenders: [sampleTender(3)], alsoSearched: [], next: null },
  ];
  client.setQueryData(all.queryKey, { pages, pageParams: [{}, { page: '2' }] });
  client.setQueryData(ofRegion.queryKey, { pages: pages.slice(1), pageParams: [{}] });
  client.setQueryData(queries.detail(2).queryKey, sampleTender(2) as TenderDetail);
  const before = client.getQueryData(ofRegion.queryKey);

  showSaved(client, { id: 2, isSaved: true });

  const shown = client.getQueryData(all.queryKey)?.pages;
  expect(shown?.flatMap(({ tenders }) => tenders.map(({ isSaved }) => isSaved))).toEqual([false, true, false]);
  expect(shown?.[1]).toBe(pages[1]);
  expect(shown?.[0]?.tenders[0]).toBe(pages[0]?.tenders[0]);
  expect(client.getQueryData(ofRegion.queryKey)).toBe(before);
  expect(client.getQueryData(queries.detail(2).queryKey)?.isSaved).toBe(true);
});

it('the list of saved tenders is reloaded on the next visit', () => {
  const client = new QueryClient();
  const saved = queries.list('client/saved-tender');
  client.setQueryData(saved.queryKey, { pages: [], pageParams: [] });
  showSaved(client, { id: 2, isSaved: true });
  expect(client.getQueryState(saved.queryKey)?.isInvalidated).toBe(true);
});

it('the notes of a saved tender are shown, and other fields stay', () => {
  const client = new QueryClient();
  const saved = queries.list('client/saved-tender');
  const progress = { stage: 'considering', note: 'Ask Hanna' } as const;
  const tenders = [1, 2].map((id) => ({ ...sampleTender(id), progress }));
  client.setQueryData(saved.queryKey, { pages: [{ tenders, alsoSearched: [], next: null }], pageParams: [{}] });
  showProgress(client, 2, { stage: 'preparing' });
  const shown = client.getQueryData(saved.queryKey)?.pages[0]?.tenders.map((tender) => tender.progress);
  expect(shown).toEqual([progress, { stage: 'preparing', note: 'Ask Hanna' }]);
});

it('a ticked requirement is shown at once', () => {
  const client = new QueryClient();
  const { queryKey } = queries.detail(2);
  const requirements: TenderDetail['requirements'] = [
    { kind: 'tin', isTicked: false },
    { kind: 'vat', isTicked: false },
  ];
  client.setQueryData(queryKey, { ...sampleTender(2), requirements } as TenderDetail);
  showTicked(client, { tenderId: 2, kind: 'vat', isTicked: true });
  expect(client.getQueryData(queryKey)?.requirements?.map(({ isTicked }) => isTicked)).toEqual([false, true]);
});
