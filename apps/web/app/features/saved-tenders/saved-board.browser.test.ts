import type { TenderListItem } from '@awaj/api-client/schema';
import { screen, within } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { api } from '../../../testing/browser.setup.ts';
import { openPage } from '../../../testing/page.tsx';
import { subscriber } from '../../../testing/people.ts';

const hourMs = 3_600_000;
const closing = (id: number, hours: number | null): TenderListItem => ({
  id,
  title: `Tender ${id}`,
  bid_open_date: null,
  bid_close_date: hours === null ? null : new Date(Date.now() + hours * hourMs).toISOString(),
  alternative_open_date: null,
  alternative_close_date: null,
  created_at: '2026-11-20T06:30:00.000Z',
  status: hours !== null && hours < 0 ? 0 : 1,
  is_saved: 1,
  progress: { stage: 'considering', note: null },
  tender_sources: [],
  company: { id: 12, name: 'Ethiopian Red Cross Society', logo: null },
  tender_categories: [],
  tender_regions: [],
  language: { id: 1, name: 'Amharic' },
});

const answer = (data: TenderListItem[], next_page_url: string | null = null) =>
  api.on('/client/saved-tender', { status: true, tenders: { data, next_page_url } });

const titles = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const sent = (): Promise<unknown[]> =>
  Promise.all(api.asked.filter(({ method }) => method === 'PATCH').map((request) => request.clone().json()));

it('the board groups saved tenders by deadline, the soonest first, and folds closed ones', async () => {
  answer([closing(1, 1000), closing(2, -5), closing(3, 300), closing(4, 2)]);
  await openPage('/saved', 'member');
  expect(await screen.findByRole('heading', { name: 'This week · 1' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Later · 2' })).toBeTruthy();
  expect(titles()).toEqual(['Tender 4', 'Tender 3', 'Tender 1']);
  screen.getByRole('heading', { name: 'Closed · 1' }).closest('summary')?.click();
  await expect.poll(titles).toEqual(['Tender 4', 'Tender 3', 'Tender 1', 'Tender 2']);
});

const hasSearch = () => document.querySelector('main search') !== null;

it('a list without saved tenders never shows a search, which would find nothing', async () => {
  answer([]);
  const seen: boolean[] = [];
  const observer = new MutationObserver(() => seen.push(hasSearch()));
  observer.observe(document.body, { childList: true, subtree: true });
  await openPage('/saved', 'member');
  await screen.findByRole('heading', { name: 'No Saved Tenders' });
  observer.disconnect();
  expect([seen.length > 0, seen.includes(true), hasSearch()]).toEqual([true, false, false]);
});

it('a list with saved tenders has its search beside it, even before the count of the account says so', async () => {
  api.on('/client/user-info', { ...subscriber, unseen_tender_count: 0 });
  answer([closing(1, 1000)]);
  await openPage('/saved', 'member');
  await screen.findByRole('heading', { name: 'Tender 1' });
  await expect.poll(hasSearch).toBe(true);
});

it('the search stays when the last saved tender is removed while it is open beside the list', async () => {
  const ofTheSystem = globalThis.matchMedia;
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  answer([closing(1, 1000)]);
  await openPage('/saved', 'member');
  (await screen.findByRole('link', { name: 'Tender 1' })).click();
  await screen.findByRole('button', { name: 'Close' });
  answer([]);
  (await screen.findByRole('button', { name: /^Saved ?: Tender 1$/ })).click();
  await screen.findByRole('heading', { name: 'No Saved Tenders' });
  expect(hasSearch()).toBe(true);
  vi.stubGlobal('matchMedia', ofTheSystem);
});

it('the board saves a stage and a note at once', async () => {
  answer([closing(1, 1000)]);
  await openPage('/saved', 'member');
  const card = within(await screen.findByRole('article'));
  card.getByRole('button', { name: 'Preparing' }).click();
  await expect.poll(sent).toEqual([{ stage: 'preparing' }]);
  expect(card.getByText('Stage of Tender 1: Preparing')).toBeTruthy();
});

it('the board undoes a stage that could not be saved, and says so', async () => {
  answer([closing(1, 1000)]);
  api.fails('/client/saved-tender/{id}', () => new Response(null, { status: 503 }));
  await openPage('/saved', 'member');
  const card = within(await screen.findByRole('article'));
  const stage = () => card.getByText(/^Stage of Tender 1/).textContent;
  const before = stage();
  card.getByRole('button', { name: 'Submitted' }).click();
  expect(await screen.findByText(/^Couldn’t save your change\./)).toBeTruthy();
  expect(before).not.toContain('Submitted');
  await expect.poll(stage).toBe(before);
});

it('the board can remove a tender by key, even a folded one', async () => {
  answer([closing(1, 1000), closing(2, -5)]);
  await openPage('/saved', 'member');
  (await screen.findByRole('heading', { name: 'Closed · 1' })).closest('summary')?.click();
  (await screen.findByRole('link', { name: 'Tender 2' })).focus();
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 's', bubbles: true }));
  await expect.poll(() => api.asked.some(({ url }) => url.endsWith('/client/save-unsave/2'))).toBe(true);
});

it('the board explains a search without filters, and does not send it', async () => {
  answer([closing(1, 1000)]);
  await openPage('/saved?q=-bridge', 'member');
  expect(await screen.findByText(/^We couldn’t understand this search/)).toBeTruthy();
  expect(api.asked.some(({ url }) => url.includes('/client/saved-tender'))).toBe(false);
});
