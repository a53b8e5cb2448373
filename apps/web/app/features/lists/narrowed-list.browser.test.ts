import type { TenderListItem } from '@awaj/api-client/schema';
import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { api } from '../../../testing/browser.setup.ts';
import { openPage } from '../../../testing/page.tsx';

const tender: TenderListItem = {
  id: 1,
  title: 'Well drilling',
  bid_open_date: null,
  bid_close_date: null,
  alternative_open_date: null,
  alternative_close_date: null,
  created_at: '2026-11-20T06:30:00.000Z',
  status: 1,
  is_saved: 0,
  tender_sources: [],
  company: { id: 12, name: 'Ethiopian Red Cross Society', logo: null },
  tender_categories: [
    { category_id: 4, category: { name: 'Construction' } },
    { category_id: 9, category: { name: 'Water' } },
  ],
  tender_regions: [
    { region_id: 11, region: { name: 'Oromia' } },
    { region_id: 12, region: { name: 'Sidama' } },
  ],
  language: { id: 2, name: 'English' },
};

it.each([
  ['/tenders', /Oromia.*Construction/],
  ['/tenders?region=12', /Sidama.*Construction/],
  ['/tenders?category=9&region=12', /Sidama.*Water/],
])('a row at %s names the place and kind by which the list is filtered', async (path, words) => {
  api.on('/tender/search', { status: true, tenders: { data: [tender], next_page_url: null } });
  await openPage(path, 'member');
  expect((await screen.findByRole('article')).textContent).toMatch(words);
});

it('one button removes all filters of the list, and the words in the field', async () => {
  await openPage('/tenders?q=ambulance&region=9&status=1', 'member');
  (await screen.findByRole('button', { name: 'Clear all' })).click();
  await expect.poll(() => location.pathname + location.search).toBe('/tenders');
});

it('no button removes all filters when there is only one pill', async () => {
  await openPage('/tenders?region=9', 'member');
  await screen.findByRole('button', { name: /^Remove Regions/ });
  expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
});
