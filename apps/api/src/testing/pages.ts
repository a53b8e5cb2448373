import { sql } from 'kysely';
import { expect } from 'vitest';
import { contract } from '../http/contract.ts';
import type { Page } from '../modules/catalog/tenders/search/list-page.ts';
import { seededAt } from './seeded.ts';
import type { World } from './world.ts';

export type Query = Readonly<Record<string, string | number>>;

export type ListId =
  | 'searchTenders'
  | 'listLatestTenders'
  | 'listCompanyTenders'
  | 'listFeed'
  | 'listSavedTenders'
  | 'listTelegramFeed'
  | 'listTelegramSavedTenders';

interface Walk {
  list?: ListId;
  token?: string;
  initData?: string;
  onPage?: () => Promise<void>;
}

/** The first page of a list in the order of posting, as a repository is asked for it. */
export const firstPage: Page = {
  after: null,
  size: 21,
  now: seededAt,
  skipped: 0,
  columns: sql`t.id, t.created_at`,
  sort: '',
};

/** Follows next_page_url to the end with all its parameters, as a client does. */
export async function walkPages(world: World, asked: Query, { list = 'searchTenders', onPage, ...who }: Walk = {}) {
  const found: { id: number; title: string }[] = [];
  for (let query = asked; ; ) {
    const { tenders } = await world.call(list, { query, ...who });
    found.push(...tenders.data);
    if (tenders.next_page_url === null) return found;
    expect(tenders.data).toHaveLength(20);
    const next = new URL(tenders.next_page_url, 'http://api.test');
    expect(next.pathname).toBe(contract.get(list)?.url);
    query = Object.fromEntries(next.searchParams);
    await onPage?.();
  }
}
