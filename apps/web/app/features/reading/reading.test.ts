import type { Plan } from '@awaj/api-client/schema';
import { beforeEach, expect, it, vi } from 'vitest';
import { api, read } from '../../../testing/site.ts';

beforeEach(() => api.reset());

it.each([
  ['/about', 'About', 'we read the newspapers'],
  ['/privacy', 'Privacy Policy', 'We do not keep the numbers of cards'],
  ['/refund', 'Refund Policy', 'within 7 business days'],
  ['/TOS', 'Terms of Services', 'It reaches at most one year ahead'],
  ['/app/about', 'About', 'we read the newspapers'],
  ['/app/privacy', 'Privacy Policy', 'under the age of 13'],
  ['/app/faq', 'FAQ', 'Where do the tenders come from?'],
  ['/app/tos', 'Terms of Services', 'lasts 15 days'],
  ['/FAQ', 'FAQ', 'How can I pay?'],
])('%s can be read in both languages', async (path, title, words) => {
  const english = (await read(path)).document;
  expect(english.querySelector('h1')?.textContent).toBe(title);
  expect(english.body.textContent).toContain(words);
  expect(english.querySelector(`a[href="/am${path}"]`)?.textContent).toBe('አማርኛ');
  const amharic = (await read(`/am${path}`)).document;
  expect(amharic.documentElement.lang).toBe('am');
  expect(amharic.querySelector('h1')?.textContent).toMatch(/\p{Script=Ethiopic}/u);
});

it('the policy of the app shows its date in both calendars', async () => {
  expect((await read('/app/privacy')).document.querySelector('main time')?.textContent).toContain('13 Dec 2023');
  expect((await read('/am/app/privacy')).document.querySelector('main time')?.textContent).toContain('ታኅሣሥ 3 ቀን 2016');
});

it('the landing page says what Awaj is, shows companies, prices and four questions, and a number to call', async () => {
  const { document } = await read('/');
  expect(document.title).toBe('Never miss a tender you could have won · Awaj');
  expect(document.querySelector('h1')?.textContent).toBe('Never miss a tender you could have won');
  expect(document.querySelector('nav[aria-label="Companies with many open tenders"]')).not.toBeNull();
  const text = document.body.textContent.replaceAll('\u00a0', ' ');
  for (const words of ['Buy Yearly and Save 60%', 'Save 1,560 birr', '2,360 birr', '+251 900 000 000'])
    expect(text).toContain(words);
  expect(document.querySelectorAll('main details').length).toBe(4);
  const headings = [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent);
  expect(headings.slice(-2)).toEqual(['Be first to know about the next tender', 'Questions']);
  expect(document.querySelector('a[href="tel:+251900000000"]')).not.toBeNull();
});

it('a price links to the signup with that plan', async () => {
  const { document } = await read('/pricing');
  expect([...document.querySelectorAll('main a[href^="/signup"]')].map((link) => link.getAttribute('href'))).toEqual([
    '/signup?plan=1',
    '/signup?plan=2',
    '/signup?plan=3',
  ]);
});

const raised: readonly Plan[] = [
  { id: 1, name: '3 Months', price: 1_111 },
  { id: 2, name: '6 Months', price: 2_222.5 },
  { id: 3, name: '1 Year', price: 3_333 },
];

it.each([
  ['/', ['1,111 birr', 'Save 1,111 birr', '1,111 birr for 3 months, 2,222.50 birr for 6 months']],
  ['/am', ['1,111 ብር', 'ለ3 ወር 1,111 ብር']],
  ['/pricing', ['1,111 birr', '2,222.50 birr', '3,333 birr']],
  ['/FAQ', ['3,333 birr for 1 year, including 15% VAT. Every plan opens everything']],
  ['/am/FAQ', ['ለ1 ዓመት 3,333 ብር ነው። የትኛውም የደንበኝነት ጊዜ']],
  ['/TOS', ['Prices are 1,111 birr for 3 months']],
  ['/am/TOS', ['ዋጋው 15% ተ.እ.ታ.ን ጨምሮ ለ3 ወር 1,111 ብር']],
  ['/tender/4120', ['Subscribe for 3,333 birr a year', '278 birr a month']],
])('%s shows exactly the current prices of the API', async (path, texts) => {
  api.on('/plans', [...raised]);
  const { html, document } = await read(path);
  const text = document.body.textContent.replaceAll('\u00a0', ' ');
  for (const words of texts) expect(text).toContain(words);
  expect(html).not.toMatch(/2,360|1,480|\b980\b/);
});

it('search engines get the current prices', async () => {
  api.on('/plans', [...raised]);
  const { document } = await read('/FAQ');
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent;
  expect(data).toContain('1,111 birr for 3 months, 2,222.50 birr for 6 months and 3,333 birr for 1 year');
});

it.each(['/', '/pricing', '/FAQ', '/TOS', '/tender/4120'])('%s names no price if the API gives none', async (path) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  api.fails('/plans', () => Response.json({ status: false, message: 'Server Error' }, { status: 500 }));
  const { status, document } = await read(path);
  expect(status).toBe(200);
  expect(document.body.textContent).not.toMatch(/\d (birr|ETB)|ETB.\d+\.00 for/);
});
