import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { api } from '../../../testing/browser.setup.ts';
import { openPage } from '../../../testing/page.tsx';

const visit = {
  new_since: null,
  new_tenders: null,
  news_begins: '2026-11-18T06:00:00.000Z',
  seen: [],
  unseen_in_feed: 12,
};
const card = () => screen.findByRole('article');

it('the list shows a member how many tenders are new since the last visit, and how many of them are in the feed', async () => {
  api.on<'/client/visit', 'post'>('/client/visit', { ...visit, new_since: '2020-01-06T06:00:00.000Z' });
  await openPage('/tenders', 'member');
  expect(await screen.findByRole('heading', { level: 2, name: /^New since 6 Jan 2020( · 1)?$/ })).toBeTruthy();
  expect(screen.getAllByText('12 new in your feed')).not.toHaveLength(0);
});

it.each([
  ['marks tenders that the reader has not seen', [], 1],
  ['does not mark tenders that the reader has seen on any device', [4120], 0],
])('the list %s', async (_does, seen, marks) => {
  api.on<'/client/visit', 'post'>('/client/visit', { ...visit, seen });
  await openPage('/tenders', 'member');
  expect((await card()).querySelectorAll('[aria-label="New"]')).toHaveLength(marks);
});

it('the list shows its days even if it is unknown what is new', async () => {
  api.fails('/client/visit', () => new Response(null, { status: 503 }));
  await openPage('/tenders', 'member');
  expect(await card()).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /New since/ })).toBeNull();
  expect(screen.getByRole('heading', { level: 2, name: /^\w+day( · 1)?$/ })).toBeTruthy();
});

it.each([
  ['says how many tenders are new before they are loaded', '/tenders', 'New since 6 Jan 2020 · 23'],
  ['does not count the new tenders of a search by those of all', '/tenders?category=9', 'New since 6 Jan 2020'],
])('the list %s', async (_does, path, heading) => {
  api.on<'/client/visit', 'post'>('/client/visit', {
    ...visit,
    new_since: '2020-01-06T06:00:00.000Z',
    new_tenders: { count: 23, is_exact: true },
  });
  await openPage(path, 'member');
  expect(await screen.findByRole('heading', { level: 2, name: heading })).toBeTruthy();
});
