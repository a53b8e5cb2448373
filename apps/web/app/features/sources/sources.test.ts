import { beforeEach, expect, it } from 'vitest';
import { api, open, read } from '../../../testing/site.ts';

beforeEach(() => api.reset());

const rows = async (path: string, table: string) => {
  const { document } = await read(path);
  return [...document.querySelectorAll(`section[aria-label="${table}"] tbody tr`)].map((row) =>
    [...row.querySelectorAll('th > span, td > span:not([aria-hidden])')].map(({ textContent }) => textContent),
  );
};

it('the sources are listed with their freshness and gaps', async () => {
  const [first, late] = await rows('/sources', 'Read automatically');
  expect(first?.[0]).toBe('Addis ZemenNewspaper · Amharic');
  expect(first?.slice(2)).toEqual(['None', '124 notices']);
  expect(late?.[0]).toBe('Reporter (Amharic)Newspaper · Amharic');
  expect(late?.[1]).toMatch(/^Not since .+Late$/);
  expect(late?.slice(2)).toEqual(['22 Nov 2026', '23 notices']);
  expect(await rows('/sources', 'Added by our staff')).toEqual([
    ['Addis AdmasNewspaper · Amharic', expect.stringContaining('21 Nov 2026'), 'Fewer than 5'],
  ]);
  expect((await read('/sources')).document.querySelector('main')?.textContent).toContain('Capital');
});

it('the sources are shown in Amharic with Ethiopian dates', async () => {
  const [, late] = await rows('/am/sources', 'በራስ ሰር የሚነበቡ');
  expect(late?.slice(2)).toEqual(['ኅዳር 13 ቀን 2019 ዓ.ም.', '23 ማስታወቂያ']);
});

it('the sources of an installation without collectors say that nothing is read automatically', async () => {
  api.on('/sources/freshness', []);
  const { document } = await read('/sources');
  expect([...document.querySelectorAll('main h2')].map(({ textContent }) => textContent)).toEqual([
    'No source is read automatically yet',
  ]);
  expect(document.querySelector('main table')).toBeNull();
});

it('the sources ask to come back when the API fails', async () => {
  api.fails('/sources/freshness', () => Response.json({ status: false }, { status: 503 }));
  expect((await open('/sources')).status).toBe(503);
});

it('the sources are linked from the page about Awaj', async () => {
  for (const prefix of ['', '/am']) {
    const { document } = await read(`${prefix}/about`);
    expect(document.querySelector(`main a[href="${prefix}/sources"]`)).not.toBeNull();
  }
});
