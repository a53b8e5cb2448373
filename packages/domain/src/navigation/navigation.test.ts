import { describe, expect, it } from 'vitest';
import {
  activeTab,
  hasBottomBar,
  hasFooter,
  hasHeader,
  localeOfPath,
  localizedPath,
  matchRoute,
  pageTitle,
  redirectFor,
  routeRules,
} from './index.ts';

const member = { hasToken: true };
const visitor = { hasToken: false };

describe('the language of an address', () => {
  it.each([
    ['/', 'en'],
    ['/tenders', 'en'],
    ['/am', 'am'],
    ['/am/tenders?page=2', 'am'],
    ['/american', 'en'],
  ])('%s is %s', (path, locale) => expect(localeOfPath(path)).toBe(locale));

  it.each([
    ['/', 'am', '/am'],
    ['/?a=1', 'am', '/am?a=1'],
    ['/tenders?status=1#top', 'am', '/am/tenders?status=1#top'],
    ['/am/tenders', 'en', '/tenders'],
    ['/am', 'en', '/'],
    ['/am/', 'am', '/am'],
    ['/am?a=1', 'en', '/?a=1'],
    ['/tenders', 'en', '/tenders'],
  ] as const)('%s in %s is %s', (path, locale, expected) => expect(localizedPath(path, locale)).toBe(expected));

  it('comes back from the other language unchanged', () => {
    for (const { pattern } of routeRules) expect(localizedPath(localizedPath(pattern, 'am'), 'en')).toBe(pattern);
  });
});

describe('redirects', () => {
  it.each(['/', '/login', '/signup', '/signup/step', '/loginx', '/forgot-password', '/am/login'])(
    'take a member from %s to the tenders',
    (path) =>
      expect(redirectFor(path, member)).toEqual({ kind: 'page', path: localizedPath('/tenders', localeOfPath(path)) }),
  );

  it.each([
    '/settings',
    '/billing',
    '/myaccount',
    '/myfeed',
    '/saved',
    '/verification/phone',
    '/phone',
    '/email',
    '/invoice/7',
    '/payments/7',
  ])('take a visitor from %s to the login', (path) =>
    expect(redirectFor(path, visitor)).toEqual({ kind: 'page', path: '/login' }),
  );

  it.each(['/tenders', '/tender/1', '/company/1', '/pricing', '/FAQ', '/about', '/free/x', '/discount/x', '/nowhere'])(
    'leave everybody on %s',
    (path) => {
      expect(redirectFor(path, visitor)).toEqual({ kind: 'none' });
      expect(redirectFor(path, member)).toEqual({ kind: 'none' });
    },
  );

  it('lead from old addresses to the new ones, in the same language', () => {
    expect(redirectFor('/register', visitor)).toEqual({ kind: 'page', path: '/signup' });
    expect(redirectFor('/am/client/my-feed', member)).toEqual({ kind: 'page', path: '/am/myfeed' });
  });

  it.each([
    '/myfeed/telegram',
    '/login/telegram',
    '/latest-tenders/telegram',
    '/tender/telegram/app',
    '/signup/telegram',
  ])('hand %s to the mini app, whoever asks', (path) => {
    expect(redirectFor(path, visitor)).toEqual({ kind: 'mini-app', path });
    expect(redirectFor(`/am${path}?x=1#y`, member)).toEqual({ kind: 'mini-app', path: `${path}?x=1#y` });
  });
});

describe('the frame of a page', () => {
  it.each(['/signup', '/login', '/forgot-password', '/verification/phone', '/invoice/1', '/payments/1', '/app/faq'])(
    'has no header on %s',
    (path) => expect(hasHeader(path)).toBe(false),
  );
  it.each(['/free/x', '/confirmation', '/trial/x', '/discount/x', '/am/login', '/purchasedoc/1'])(
    'has no header on %s either',
    (path) => expect(hasHeader(path)).toBe(false),
  );
  it.each(['/', '/tenders', '/freedom', '/application', '/am/tenders'])('has a header on %s', (path) =>
    expect(hasHeader(path)).toBe(true),
  );
  it.each(['/tenders', '/tender/1', '/myfeed', '/saved', '/myaccount', '/billing', '/settings', '/company/1'])(
    'has no footer on %s',
    (path) => expect(hasFooter(path)).toBe(false),
  );
  it.each(['/', '/pricing', '/about', '/nowhere'])('has a footer on %s', (path) => expect(hasFooter(path)).toBe(true));

  it('has a bottom bar for members on most pages, and for visitors on none', () => {
    expect(hasBottomBar('/tenders', member)).toBe(true);
    expect(hasBottomBar('/tenders', visitor)).toBe(false);
    expect(hasBottomBar('/invoice/1', member)).toBe(false);
  });

  it.each([
    ['/tenders', 'tenders'],
    ['/am/myfeed', 'myfeed'],
    ['/saved', 'saved'],
    ['/tender/1', null],
  ])('marks the tab of %s', (path, tab) => expect(activeTab(path)).toBe(tab));
});

describe('titles', () => {
  it('follow the page and the language', () => {
    expect(pageTitle('/tenders', 'en')).toBe('Tenders');
    expect(pageTitle('/am/tenders', 'am')).toBe('ጨረታዎች');
    expect(pageTitle('/nowhere', 'en')).toBe('Page Not Found');
  });

  it("are the tender's own once it is known", () => {
    expect(pageTitle('/tender/7', 'en', 'Supply of tyres')).toBe('Supply of tyres');
    expect(pageTitle('/tender/7', 'en')).toBe('Tender');
    expect(pageTitle('/tenders', 'en', 'Supply of tyres')).toBe('Tenders');
  });

  it('prefer a fixed address to one with a parameter', () => {
    expect(matchRoute('/myfeed/telegram')?.app).toBe('mini');
    expect(matchRoute('/tender/42/')?.pattern).toBe('/tender/:tenderId');
    expect(matchRoute('/tender/1/2/3')).toBeNull();
  });
});
