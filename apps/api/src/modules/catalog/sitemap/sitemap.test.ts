import { expect, it } from 'vitest';
import { onOneDatabase } from '../../../testing/on-databases.ts';
import { demoSize } from '../../../testing/seeded.ts';

onOneDatabase('the data of the sitemap', (world) => {
  it('comes in consecutive parts without a gap', async () => {
    const part = (after: number) =>
      world().call('listPageIds', { params: { noun: 'tenders' }, query: { after, limit: 3 } });
    const first = await part(0);
    const second = await part(first.ids.at(-1) ?? 0);
    expect([...first.ids, ...second.ids]).toEqual([1, 2, 3, 4, 5, 6]);
    expect(first.highest_id).toBe(demoSize);
  });

  it('is empty after the last one', async () => {
    const { ids } = await world().call('listPageIds', { params: { noun: 'companies' }, query: { after: 9_999 } });
    expect(ids).toEqual([]);
  });

  it('covers tenders and companies in parts of limited size', async () => {
    const refused = [
      { params: { noun: 'users' } },
      { params: { noun: 'tenders' }, query: { limit: 10_001 } },
      { params: { noun: 'tenders' }, query: { after: -1 } },
    ];
    for (const asked of refused) expect(await world().refusal('listPageIds', asked)).toMatchObject({ status: 400 });
  });
});
