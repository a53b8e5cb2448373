import { describe, expect, it } from 'vitest';
import { localeOfPath, localizedPath, redirectFor, routeRules } from './index.ts';

const member = { hasToken: true };
const visitor = { hasToken: false };

describe('redirects', () => {
  it.each([
    '/',
    '/am',
    '/?utm_source=x',
    '/login',
    '/LOGIN',
    '/login/',
    '/log%69n',
    '/login/x',
    '/login2',
    '/signup',
    '/signup/step',
    '/signup-now',
    '/forgot-password',
    '/forgot-password/2',
    '/am/login',
    '/signup?step=2',
    '/signup?step=30',
    '/signup?laststep=3',
    '/signup#?step=3',
    '/signup/step?step=3',
    '/login?step=3',
  ])('take a member from %s to the tenders, and let a visitor in', (path) => {
    const tenders = localizedPath('/tenders', localeOfPath(path));
    expect(redirectFor(path, member)).toEqual({ kind: 'page', path: tenders });
    expect(redirectFor(path, visitor)).toEqual({ kind: 'none' });
  });

  it.each([
    '/settings',
    '/settings/',
    '/SETTINGS',
    '/%73ettings',
    '/settings/anything?x=1#y',
    '/billing',
    '/myaccount',
    '/myfeed',
    '/myfeed/x',
    '/saved',
    '/verification',
    '/verification/phone',
    '/verification/email',
    '/phone',
    '/email',
    '/invoice/7',
    '/payments/7',
  ])('take a visitor from %s to the login, and let a member in', (path) => {
    expect(redirectFor(path, visitor)).toEqual({ kind: 'page', path: '/login' });
    expect(redirectFor(`/am${path}`, visitor)).toEqual({ kind: 'page', path: '/am/login' });
    expect(redirectFor(path, member)).toEqual({ kind: 'none' });
  });

  it.each([
    '/tenders',
    '/tender/1',
    '/company/1',
    '/pricing',
    '/FAQ',
    '/about',
    '/app/privacy',
    '/free/x',
    '/trial/x',
    '/discount/x',
    '/confirmation',
    '/purchasedoc/1',
    '/docpurchaseconfirmation/1',
    '/nowhere',
    '/latest-tenders',
    '/tender/telegram',
    '/savedsearch',
    '/invoices',
    '/emails',
    '/registered',
    '/client',
    '/100%',
    '/am/settingsx',
    '/en/settings',
  ])('do not apply to %s', (path) => {
    expect(redirectFor(path, visitor)).toEqual({ kind: 'none' });
    expect(redirectFor(path, member)).toEqual({ kind: 'none' });
  });

  it.each([
    ['/register', '/signup'],
    ['/register/', '/signup'],
    ['/register?plan=1#top', '/signup?plan=1#top'],
    ['/am/register', '/am/signup'],
    ['/client/my-feed', '/myfeed'],
    ['/am/client/my-feed', '/am/myfeed'],
  ])('lead from %s to %s, with or without a token', (path, target) => {
    expect(redirectFor(path, visitor)).toEqual({ kind: 'page', path: target });
    expect(redirectFor(path, member)).toEqual({ kind: 'page', path: target });
  });

  it.each([
    '/latest-tenders/telegram',
    '/login/telegram',
    '/signup/telegram',
    '/tender/telegram/app',
    '/myfeed/telegram',
  ])('send %s to the mini app, for everybody, with query and hash', (path) => {
    expect(redirectFor(path, visitor)).toEqual({ kind: 'mini-app', path });
    expect(redirectFor(`/am${path}/?x=1#y`, member)).toEqual({ kind: 'mini-app', path: `${path}?x=1#y` });
  });

  it('send only the mini app’s pages there', () => {
    for (const { pattern, app } of routeRules)
      expect(redirectFor(pattern, visitor).kind === 'mini-app').toBe(app === 'mini');
  });

  it('end: their targets are not redirected again, except old addresses', () => {
    for (const viewer of [member, visitor]) {
      for (const { pattern } of routeRules) {
        const target = redirectFor(pattern, viewer);
        if (target.kind === 'page') expect(redirectFor(target.path, viewer)).toEqual({ kind: 'none' });
      }
    }
  });
});

it.each(['/signup?step=3', '/am/signup?plan=1&step=3', '/signup/?step=3#top'])(
  'a newly registered member can pay at %s',
  (path) => expect(redirectFor(path, member)).toEqual({ kind: 'none' }),
);
