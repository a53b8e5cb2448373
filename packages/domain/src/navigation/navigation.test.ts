import { describe, expect, it } from 'vitest';
import {
  accountLines,
  activeTab,
  bellItems,
  hasBottomBar,
  hasFooter,
  hasHeader,
  homePath,
  matchRoute,
  menus,
  routeRules,
} from './index.ts';

const member = { hasToken: true };
const visitor = { hasToken: false };

describe('the table of routes', () => {
  it('lists each page once', () => {
    // The 45 pages that people visit, and the offline page of an installed site.
    expect(routeRules).toHaveLength(45 + 1);
    expect(new Set(routeRules.map(({ id }) => id)).size).toBe(routeRules.length);
  });

  it('finds each page at its own address, and no other there', () => {
    for (const { id, pattern } of routeRules) {
      expect(matchRoute(pattern.replace(/:\w+/g, '42'))?.id).toBe(id);
      expect(matchRoute(`/am${pattern.replace(/:\w+/g, '42')}/?x=1#y`)?.id).toBe(id);
    }
  });

  it('is served by the mini app where Telegram opens it', () => {
    expect(routeRules.filter(({ app }) => app === 'mini').map(({ pattern }) => pattern)).toEqual([
      '/login/telegram',
      '/signup/telegram',
      '/tender/telegram/:telegramTenderId',
      '/latest-tenders/telegram',
      '/myfeed/telegram',
      '/messages/telegram',
      '/searches/telegram',
      '/alerts/telegram',
    ]);
  });

  it.each([
    ['/tender/42/', '/tender/:tenderId'],
    ['/faq', '/FAQ'],
    ['/TOS', '/TOS'],
    ['/tender/telegram/app', '/tender/telegram/:telegramTenderId'],
    ['/en/discount/x', '/discount/:discountId'],
  ])('has %s as %s', (path, pattern) => expect(matchRoute(path)?.pattern).toBe(pattern));

  it.each(['/tender', '/tender/1/2/3', '/verification', '/phone', '/nowhere', '/am/am', '/en/tenders', '/en'])(
    'has no page at %s',
    (path) => expect(matchRoute(path)).toBeNull(),
  );
});

describe('the frame of a page', () => {
  it.each([
    '/signup',
    '/signup/telegram',
    '/login',
    '/forgot-password',
    '/verification/phone',
    '/verification/x',
    '/invoice/1',
    '/payments/1',
    '/app/faq',
    '/free/x',
    '/free',
    '/confirmation',
    '/trial/x',
    '/discount/x',
    '/en/discount/x',
    '/am/login',
    '/purchasedoc/1',
    '/docpurchaseconfirmation/1',
  ])('has no header on %s, and no bottom bar', (path) => {
    expect(hasHeader(path)).toBe(false);
    expect(hasBottomBar(path, member)).toBe(false);
  });

  it.each([
    '/',
    '/tenders',
    '/tender/1',
    '/myfeed',
    '/saved',
    '/pricing',
    '/am/tenders',
    '/nowhere',
    '/freedom',
    '/application',
    '/apps',
    '/trials',
    '/discounts',
    '/invoices',
    '/login2',
  ])('has a header on %s, and for members a bottom bar', (path) => {
    expect(hasHeader(path)).toBe(true);
    expect(hasBottomBar(path, member)).toBe(true);
    expect(hasBottomBar(path, visitor)).toBe(false);
  });

  it.each([
    '/tenders',
    '/tender/1',
    '/myfeed',
    '/saved',
    '/myaccount',
    '/billing',
    '/settings',
    '/company/1',
    '/am/saved/',
    '/purchasedoc/1',
  ])('has no footer on %s', (path) => expect(hasFooter(path)).toBe(false));

  it.each(['/', '/login', '/pricing', '/about', '/app/faq', '/free/x', '/companies', '/nowhere'])(
    'has a footer on %s',
    (path) => expect(hasFooter(path)).toBe(true),
  );

  it.each([
    ['/tenders', 'tenders'],
    ['/am/myfeed', 'myfeed'],
    ['/saved/?page=2', 'saved'],
    ['/tender/1', null],
    ['/savedsearch', null],
    ['/', null],
  ])('marks the tab of %s', (path, tab) => expect(activeTab(path)).toBe(tab));

  it('is defined for each route', () => {
    for (const { pattern, header, footer, bottomBar, tab } of routeRules) {
      expect([header, footer, tab]).toEqual([hasHeader(pattern), hasFooter(pattern), activeTab(pattern)]);
      expect(bottomBar).toBe(hasBottomBar(pattern, member));
    }
  });
});

describe('the menus', () => {
  it('lead to pages that their reader may see', () => {
    const audiences = (paths: readonly string[]) => new Set(paths.map((path) => matchRoute(path)?.audience));
    expect(audiences([...menus.member, ...menus.account, ...menus.bottomBar])).toEqual(
      new Set(['everybody', 'member']),
    );
    expect(audiences(menus.visitor)).toEqual(new Set(['everybody', 'guest']));
    expect(audiences(menus.footer)).toEqual(new Set(['everybody']));
  });

  it('have a logo that leads members to the tenders', () => {
    expect([homePath(member), homePath(visitor)]).toEqual(['/tenders', '/']);
  });

  it.each([
    [true, true, []],
    [false, true, ['/verification/phone']],
    [true, false, ['/verification/email']],
    [false, false, ['/verification/phone', '/verification/email']],
  ])('with phone %s and email %s verified the bell leads to %j', (isPhoneVerified, isEmailVerified, paths) => {
    const items = bellItems({ isPhoneVerified, isEmailVerified });
    expect(items.map(({ path }) => path)).toEqual(paths);
    expect(items.map(({ contact }) => `/verification/${contact}`)).toEqual(paths);
  });

  it.each([
    ['Bekele Trading', 'a@awaj.test', 'Bekele Trading'],
    [null, 'a@awaj.test', 'a@awaj.test'],
    [' ', 'a@awaj.test', 'a@awaj.test'],
    [null, null, null],
  ])('of company %j and email %j show %j under the name', (companyName, email, second) => {
    expect(accountLines({ name: 'Abebe', companyName, email })).toEqual(['Abebe', second]);
  });
});
