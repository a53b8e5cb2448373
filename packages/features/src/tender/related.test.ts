import { expect, it } from 'vitest';
import { sampleTender } from './sample-tender.ts';
import { relatedTenders } from './tender.queries.ts';

async function related(open: number[], closed: number[]) {
  const asked: string[] = [];
  const found = await relatedTenders(7, async (status) => {
    asked.push(status);
    return (status === '1' ? open : closed).map(sampleTender);
  });
  return { asked, ids: found.map(({ id }) => id) };
}

it('similar tenders are four open ones, without the tender itself', async () => {
  expect(await related([9, 7, 8, 6, 5, 4], [3])).toEqual({ asked: ['1'], ids: [9, 8, 6, 5] });
});

it('similar tenders are filled up with closed ones if too few are open', async () => {
  expect(await related([9], [7, 3, 2, 1, 4])).toEqual({ asked: ['1', '0'], ids: [9, 3, 2, 1] });
});

it('similar tenders are missing if there are no others', async () => {
  expect((await related([7], [])).ids).toEqual([]);
});
