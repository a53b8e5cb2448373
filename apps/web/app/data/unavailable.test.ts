import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noNetwork } from '../../testing/contract-api.ts';
import { api, open, read } from '../../testing/site.ts';

beforeEach(() => {
  api.reset();
  // The server logs each failure of the API.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const pages = ['/tenders', '/am/tenders', '/tender/17', '/am/tender/17', '/company/3', '/trial/x', '/discount/x'];
const isAmharic = (path: string) => /^\/(am|trial|discount)\//.test(path);

const refusing = (status: number, seconds: string) => (): Response =>
  Response.json({ status: false, message: 'no' }, { status, headers: { 'Retry-After': seconds } });

describe('a page with content that the API refuses', () => {
  it.each(pages)('%s says so and when to retry, in its language', async (path) => {
    api.fails('*', refusing(429, '17'));
    const { status, headers, html } = await open(path);
    expect([status, headers.get('retry-after')]).toEqual([429, '17']);
    expect(html).toContain(isAmharic(path) ? 'ጥቂት ጠብቀው እንደገና ይሞክሩ' : 'Wait a moment and try again');
  });

  it('is no empty sitemap either', async () => {
    api.fails('*', refusing(429, '17'));
    expect((await open('/sitemap.xml')).status).toBe(429);
  });
});

const troubles: readonly (readonly [name: string, answer: () => Response | typeof noNetwork, seconds: string])[] = [
  ['is busy', refusing(503, '5'), '5'],
  ['fails', () => new Response('', { status: 500 }), '10'],
  ['is not reached', () => noNetwork, '10'],
];

describe.each(troubles)('a page whose API %s', (_, answer, seconds) => {
  it.each(pages)('%s is neither an error of the website nor an empty list', async (path) => {
    api.fails('*', answer);
    const { status, headers, html } = await open(path);
    expect([status, headers.get('retry-after')]).toEqual([503, seconds]);
    expect(html).toMatch(/Please try again in a moment|እባክዎ ከጥቂት ጊዜ በኋላ እንደገና ይሞክሩ/);
  });

  it.each(['/', '/about', '/faq', '/login'])('%s, which does not need the API, is shown', async (path) => {
    api.fails('*', answer);
    expect((await open(path)).status).toBe(200);
  });
});

it.each(['/free/gone', '/trial/gone', '/discount/gone'])('the link %s has ended once the API says so', async (path) => {
  api.fails('*', refusing(410, '0'));
  const { status, html } = await open(path);
  expect(status).toBe(410);
  expect(html).toContain('href="/am/pricing"');
});

it.each(['/tenders?region=1&page=501', '/company/3?page=501'])(
  '%s, beyond the last numbered page, is not found and requests no list',
  async (path) => {
    const { status, document } = await read(path);
    expect(status).toBe(404);
    expect(document.body.textContent).toContain('This page is past the end of the list');
    const first = [...document.querySelectorAll('main a')].find((link) => link.textContent === 'Go to the first page');
    expect(first?.getAttribute('href')).toBe(path.replace(/[?&]page=501/, ''));
    expect(api.addresses().filter((address) => /search\?/.test(address) && !address.includes('path='))).toEqual([]);
  },
);

it.each([
  ['', 'See open tenders', '/tenders?status=1'],
  ['/am', 'ክፍት ጨረታዎችን ይመልከቱ', '/am/tenders?status=1'],
])('%s/tender/999 is not there, and leads to the open tenders', async (prefix, label, href) => {
  api.fails('/tender/detail/{tenderId}', () => Response.json({ status: false, message: 'gone' }, { status: 404 }));
  const { status, document } = await read(`${prefix}/tender/999`);
  expect(status).toBe(404);
  expect(document.querySelector('main a')?.textContent).toBe(label);
  expect(document.querySelector('main a')?.getAttribute('href')).toBe(href);
});

it.each(['/purchasedoc/abc', '/docpurchaseconfirmation/0', '/invoice/none', '/payments/none', '/company/abc'])(
  'the number in %s is invalid, so the page is not found',
  async (path) => {
    const { status, html } = await open(path);
    expect(status).toBe(404);
    expect(html).toContain('<title>Page not found · Awaj</title>');
  },
);
