import { beforeEach, expect, it } from 'vitest';
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

it('the policy of the app tells since when it holds, in both calendars', async () => {
  expect((await read('/app/privacy')).document.querySelector('main time')?.textContent).toContain('13 Dec 2023');
  expect((await read('/am/app/privacy')).document.querySelector('main time')?.textContent).toContain('3 ታኅሣሥ 2016');
});

it('the landing page says what Awaj is, shows companies, prices and four questions, and a number to call', async () => {
  const { document } = await read('/');
  expect(document.title).toBe('Every tender in Ethiopia, in one place · Awaj');
  expect(document.querySelector('h1')?.textContent).toBe('Every tender in Ethiopia, in one place');
  expect(document.querySelector('nav[aria-label="Companies with many open tenders"]')).not.toBeNull();
  const text = document.body.textContent.replaceAll('\u00a0', ' ');
  for (const words of ['Buy Yearly and Save 60%', '40% less than 4 × 3 months', 'ETB 2,360.00', '+251 900 000 000'])
    expect(text).toContain(words);
  expect(document.querySelectorAll('main details').length).toBe(4);
  expect(document.querySelector('a[href="tel:+251900000000"]')).not.toBeNull();
});

it('a price leads to signing up with that plan', async () => {
  const { document } = await read('/pricing');
  expect([...document.querySelectorAll('main a[href^="/signup"]')].map((link) => link.getAttribute('href'))).toEqual([
    '/signup?plan=1',
    '/signup?plan=2',
    '/signup?plan=3',
  ]);
});
