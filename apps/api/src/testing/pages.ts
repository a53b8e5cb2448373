import { expect } from 'vitest';
import type { World } from './world.ts';

export type Query = Readonly<Record<string, string | number>>;

/** Follows next_page_url to the end, as a client does: with all its parameters. */
export async function walkPages({ call }: World, asked: Query, onPage: () => Promise<void> = async () => {}) {
  const found: { id: number; title: string }[] = [];
  for (let query = asked; ; ) {
    const { tenders } = await call('searchTenders', { query });
    found.push(...tenders.data);
    if (tenders.next_page_url === null) return found;
    expect(tenders.data).toHaveLength(20);
    const next = new URL(tenders.next_page_url, 'http://api.test');
    expect(next.pathname).toBe('/tender/search');
    query = Object.fromEntries(next.searchParams);
    await onPage();
  }
}
