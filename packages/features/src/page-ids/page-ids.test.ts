import { createApiClient } from '@awaj/api-client';
import { expect, it } from 'vitest';
import { createPageIds, partSize } from './page-ids.ts';

/** A backend whose ids have a gap: 1 to 10, then 10,003 and 10,004. */
function createBackend() {
  const all = [...Array.from({ length: 10 }, (_, index) => index + 1), partSize + 3, partSize + 4];
  const fetch = async ({ url }: Request) => {
    const { searchParams } = new URL(url);
    const ids = all.filter((id) => id > Number(searchParams.get('after'))).slice(0, Number(searchParams.get('limit')));
    return Response.json({ ids, highest_id: partSize + 4 });
  };
  return createPageIds(createApiClient({ baseUrl: 'http://api.test', fetch }));
}

it('every page is in exactly one part, with any gaps', async () => {
  const pages = createBackend();
  expect(await pages.partCount('tenders')).toBe(2);
  expect(await pages.part('tenders', 0)).toHaveLength(10);
  expect(await pages.part('tenders', 1)).toEqual([partSize + 3, partSize + 4]);
});
