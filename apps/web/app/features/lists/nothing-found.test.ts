import { beforeEach, expect, it } from 'vitest';
import { api, read } from '../../../testing/site.ts';

beforeEach(() => {
  api.reset();
  api.on('/tender/search', { status: true, tenders: { data: [], next_page_url: null } });
});

it.each([
  ['/tenders', 'There is no tender here yet. Please look in again later.'],
  ['/am/tenders', 'እዚህ ገና ምንም ጨረታ የለም። እባክዎ ቆየት ብለው ይመልከቱ።'],
  ['/tenders?q=saddles', 'Try fewer words, or take a filter away.'],
  ['/tenders?q=-road', 'Say what to find too, and not only what to leave out.'],
  ['/am/tenders?q=%22%22', 'በጥቅሱ ውስጥ ምንም የለም። ቃላቱን ይጻፉ ወይም ጥቅሱን ያጥፉ።'],
  ['/tenders?region=1', 'Try fewer words, or take a filter away.'],
])('%s without a tender says what is true of it', async (path, text) => {
  const { document } = await read(path);
  const said = document.querySelector('main')?.textContent;
  expect(said).toContain(text);
  expect(said?.includes('Try fewer words')).toBe(text.startsWith('Try'));
});
