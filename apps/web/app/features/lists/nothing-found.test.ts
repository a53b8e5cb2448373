import { beforeEach, expect, it } from 'vitest';
import { api, read } from '../../../testing/site.ts';

beforeEach(() => {
  api.reset();
  api.on('/tender/search', { status: true, tenders: { data: [], next_page_url: null } });
});

it('an empty search suggests a similar spelling', async () => {
  const none = { data: [], next_page_url: null };
  api.on('/tender/search', { status: true, tenders: none, also_searched: [], did_you_mean: 'saddle bags' });
  const { document } = await read('/tenders?q=sadle+bags&status=1');
  const link = [...document.querySelectorAll('main a')].find((each) => each.textContent === 'saddle bags');
  expect(link?.getAttribute('href')).toBe('/tenders?q=saddle+bags&status=1');
  expect(link?.parentElement?.textContent).toBe('Did you mean saddle bags');
});

it('a search says which synonyms it used, and how many tenders were ranked', async () => {
  const none = { data: [], next_page_url: null };
  api.on('/tender/search', { status: true, tenders: none, also_searched: ['ኮርቻ', 'kooraa'] });
  const { document } = await read('/tenders?q=saddles&sort=relevance');
  const said = document.querySelector('main')?.textContent;
  expect(said).toContain('Also searched for: ኮርቻ, kooraa');
  expect(said).toContain('Best matches among the newest 1,000');
});

it('a search says when only the newest tenders were searched', async () => {
  const none = { data: [], next_page_url: null };
  api.on('/tender/search', { status: true, tenders: none, also_searched: [], newest_only: true });
  const { document } = await read('/tenders?q=saddles+-bags');
  expect(document.querySelector('main')?.textContent).toContain('Only the newest tenders were searched');
});

it.each([
  ['/tenders', 'No tenders yet. Check back tomorrow.'],
  ['/am/tenders', 'እስካሁን ምንም ጨረታ የለም። ነገ እንደገና ይመልከቱ።'],
  ['/tenders?q=saddles', 'Try fewer words or remove a filter.'],
  ['/tenders?q=-road', 'Add a word to find, not only words to leave out.'],
  ['/am/tenders?q=%22%22', 'በጥቅሱ ውስጥ ምንም የለም። ቃላቱን ይጻፉ ወይም ጥቅሱን ያጥፉ።'],
  ['/tenders?region=1', 'Try fewer words or remove a filter.'],
])('%s without tenders says why it is empty', async (path, text) => {
  const { document } = await read(path);
  const said = document.querySelector('main')?.textContent;
  expect(said).toContain(text);
  expect(said?.includes('Try fewer words')).toBe(text.startsWith('Try'));
});
