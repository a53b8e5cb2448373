import { beforeEach, describe, expect, it } from 'vitest';
import { api, open, read } from '../../testing/site.ts';
import { destinationOf } from './redirects.ts';

beforeEach(() => api.reset());

const visitor = { hasToken: false };
const member = { hasToken: true };
const mini = 'http://127.0.0.1:3001';

describe.each(['', '/am'])('under %j', (prefix) => {
  it.each([
    '/settings',
    '/settings?tab=tender',
    '/billing',
    '/myaccount',
    '/myfeed',
    '/saved',
    '/verification/phone',
    '/verification/email',
    '/verification/else',
    '/phone',
    '/email',
    '/invoice/1',
    '/payments/1',
  ])('a visitor is redirected from the member page %s to the login, which leads back', (path) => {
    const next = encodeURIComponent(prefix + path);
    expect(destinationOf(prefix + path, visitor)).toBe(`${prefix}/login?next=${next}`);
    expect(destinationOf(prefix + path, member)).toBeNull();
  });

  it.each([
    '/',
    '/login',
    '/login/else',
    '/signup',
    '/signup?plan=2',
    '/signup-now',
    '/forgot-password',
    '/forgot-password/else',
  ])('a member is redirected from the guest page %s to the tenders', (path) => {
    expect(destinationOf(prefix + path, member)).toBe(`${prefix}/tenders`);
    expect(destinationOf(prefix + path, visitor)).toBeNull();
  });

  it('a member is redirected from the login to its next page, on this site only', () => {
    const search = `${prefix}/tenders?q=road#save-search`;
    const login = (next: string) => `${prefix}/login?next=${encodeURIComponent(next)}`;
    expect(destinationOf(login(search), member)).toBe(search);
    expect(destinationOf(login(search), visitor)).toBeNull();
    expect(destinationOf(login('//evil.example'), member)).toBe('/evil.example');
    expect(destinationOf(login('https://evil.example'), member)).toBe(`${prefix}/tenders`);
  });

  it('an old address of the feed redirects a member to it, and a visitor to the login', () => {
    const feed = `${prefix}/myfeed`;
    expect(destinationOf(`${prefix}/client/my-feed`, member)).toBe(feed);
    expect([destinationOf(`${prefix}/client/my-feed`, visitor), destinationOf(feed, visitor)]).toEqual([
      feed,
      `${prefix}/login?next=${encodeURIComponent(feed)}`,
    ]);
  });

  it.each([
    '/latest-tenders/telegram',
    '/login/telegram',
    '/signup/telegram',
    '/tender/telegram/7',
    '/myfeed/telegram',
  ])('%s redirects everybody to the mini app with query and hash', (path) => {
    for (const viewer of [visitor, member])
      expect(destinationOf(`${prefix}${path}?from=chat#facts`, viewer)).toBe(`${mini}${path}?from=chat#facts`);
  });
});

it.each([
  ['/register?plan=2', '/signup?plan=2'],
  ['/am/register?plan=2', '/am/signup?plan=2'],
  ['/client/my-feed?region=1', '/myfeed?region=1'],
  ['/am/client/my-feed', '/am/myfeed'],
  ['/tender/telegram/7?from=chat', `${mini}/tender/telegram/7?from=chat`],
])('the server redirects the old address %s to %s', async (old, present) => {
  const { status, headers } = await open(old);
  expect([status, headers.get('location')]).toEqual([302, present]);
});

it.each(['/phone', '/email', '/am/emails', '/no/such/page'])('the server answers %s with a 404', async (path) => {
  const { status, document } = await read(path);
  expect(status).toBe(404);
  const [words, home] = path.startsWith('/am') ? ['ወደ መነሻ ገጽ ይሂዱ', '/am'] : ['Go to Homepage', '/'];
  expect(document.querySelector(`main a[href="${home}"]`)?.textContent).toBe(words);
});

describe('a typed address', () => {
  const typed = { 'Sec-Fetch-Site': 'none' };

  it.each([
    ['/tenders', 'locale=am', '/am/tenders'],
    ['/tender/7?x=1', 'theme=dark; locale=am', '/am/tender/7?x=1'],
    ['/tenders', 'tenders=open', '/tenders?status=1'],
  ])('%s with the cookie %s opens as %s', async (path, cookie, shown) => {
    const { status, headers } = await open(path, { ...typed, cookie });
    expect([status, headers.get('location')]).toEqual([302, shown]);
  });

  it.each([
    ['/tenders', 'locale=en', typed],
    ['/am/tenders', 'locale=am', typed],
    ['/free/x', 'locale=en', typed],
    ['/tenders', 'locale=am; tenders=open', { 'Sec-Fetch-Site': 'same-origin' }],
    ['/tenders', 'locale=xx', typed],
  ])('%s stays as it is for %s', async (path, cookie, headers) => {
    expect((await open(path, { ...headers, cookie })).status).toBe(200);
  });
});

it('no address can break out of the redirecting script', async () => {
  for (const evil of ['</script><script>document.title = 1</script>', '<!-- <script>', '\u2028</title><img src=x>']) {
    const { status, html } = await open(`/tenders?q=${encodeURIComponent(evil)}`);
    expect(status).toBe(200);
    expect(html).not.toContain(evil);
    expect(html).toContain('<title>Tenders');
  }
});
