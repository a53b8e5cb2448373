import { hourMs } from '@awaj/domain/duration';
import { beforeAll, expect, it } from 'vitest';
import { createNotice } from '../../../../testing/notice.ts';
import { onOneDatabase } from '../../../../testing/on-databases.ts';
import type { Query } from '../../../../testing/pages.ts';
import { seededAt } from '../../../../testing/seeded.ts';
import { storeTenders } from '../records/tenders.writer.ts';

const firstId = 820_000;
const oldId = 830_000;
/** More than contents are looked at for a page. */
const count = 650;

const createdAt = (hoursAgo: number): Date => new Date(seededAt.getTime() - hoursAgo * hourMs);

onOneDatabase('a search with too many contents to check', (world) => {
  beforeAll(() => {
    const notices = Array.from({ length: count }, (_, at) =>
      createNotice(firstId + at, {
        title: `Anvilsmith ${at}`,
        contentHtml: '<p>forge and bellows</p>',
        companyId: 2,
        createdAt: createdAt(at),
      }),
    );
    const old = createNotice(oldId, {
      title: 'Anvilsmith of old',
      contentHtml: '<p>bellows and forge</p>',
      companyId: 3,
      createdAt: createdAt(2 * count),
    });
    return storeTenders(world().db, [...notices, old], seededAt);
  });

  async function search(role: 'visitor' | 'active', title: string, query: Query = {}) {
    const who = role === 'visitor' ? {} : { token: await world().tokenOf(role) };
    const { tenders, newest_only } = await world().call('searchTenders', { query: { title, ...query }, ...who });
    return { ids: tenders.data.map(({ id }) => id), newest_only };
  }

  it.each(['', 'closing', 'relevance'] as const)(
    'ends after the newest ones, and says so, in the order "%s"',
    async (sort) => {
      expect(await search('active', 'anvil -"forge and"', { sort })).toEqual({ ids: [], newest_only: true });
    },
  );

  it('gives no exact count', async () => {
    const token = await world().tokenOf('active');
    const query = { path: 'tender/search', title: 'anvil -"forge and"' };
    const { total } = await world().call('countTenders', { query, token });
    expect(total).toEqual({ count: 0, is_exact: false });
  });

  it('checks all contents when a filter leaves few', async () => {
    const few = await search('active', 'anvil -"forge and"', { company_id: 3 });
    expect(few).toEqual({ ids: [oldId], newest_only: undefined });
  });

  it('does not mention a limit when the page is full', async () => {
    const { ids, newest_only } = await search('active', 'anvil -"bellows and"');
    expect([ids.length, newest_only]).toEqual([20, undefined]);
  });

  it('checks more titles than contents', async () => {
    const { ids, newest_only } = await search('visitor', 'anvil -"anvilsmith 0"', { company_id: 3 });
    expect([ids, newest_only]).toEqual([[oldId], undefined]);
  });
});
