import { noFilters } from '@awaj/domain/search-filters';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tenderOfLaunch } from '../features/tender/tender-of-launch.ts';
import { nextIn, paths } from './paths.ts';

describe('the page after a login or signup', () => {
  it.each([
    '/tender/telegram/17',
    '/myfeed/telegram',
    '/myfeed/telegram#preferences',
    '/messages/telegram',
    '/searches/telegram',
    '/alerts/telegram',
    '/plan/telegram',
    '/latest-tenders/telegram?q=road+works#save-search',
  ])('is %s', (next) => {
    const login = new URL(paths.login(next), 'http://mini.awaj.test');
    expect(nextIn(login.search)).toBe(next);
  });

  it.each([
    '',
    '/',
    '//evil.example',
    'https://evil.example',
    '/tender/17',
    '/myfeed/telegramx',
    'javascript:alert(1)',
  ])('is none for %j', (next) => expect(nextIn(`?${new URLSearchParams({ next })}`)).toBeNull());
});

it('keeps the filters of a list in its address, with the names of the website', () => {
  expect(paths.latestTenders()).toBe('/latest-tenders/telegram');
  expect(paths.latestTenders({ ...noFilters, title: 'road works', status: '1' })).toBe(
    '/latest-tenders/telegram?q=road+works&status=1',
  );
});

describe('the tender of an address', () => {
  it.each([
    ['17', null, 17],
    ['app', 't_17', 17],
    ['app', '4120', 4120],
    ['app', null, 'nothing'],
    ['app', 'x_1', null],
    ['app', 'zzz', null],
    ['abc', 't_17', null],
    [undefined, null, null],
  ])('of %s with the start parameter %s is %s', (id, startParameter, tender) => {
    expect(tenderOfLaunch(id, startParameter)).toBe(tender);
  });
});

describe('the language of the app', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.resetModules();
  });

  it.each([
    ['/latest-tenders/telegram', 'am', 'am'],
    ['/latest-tenders/telegram', 'en-GB', 'en'],
    ['/latest-tenders/telegram', 'de', 'en'],
    ['/latest-tenders/telegram', undefined, 'en'],
    ['/signup/telegram', 'en', 'am'],
  ])('at %s in a Telegram of %s is %s', async (path, ofTelegram, language) => {
    const { languageAt } = await import('./language.ts');
    expect(languageAt(path, ofTelegram)).toBe(language);
  });

  it('is the chosen one from then on', async () => {
    const before = await import('./language.ts');
    before.chooseLanguage('en');
    expect(before.languageAt('/signup/telegram', 'am')).toBe('en');
    vi.resetModules();
    const after = await import('./language.ts');
    expect(after.languageAt('/latest-tenders/telegram', 'am')).toBe('en');
  });

  it('is the one of Telegram when the stored choice is invalid', async () => {
    localStorage.setItem('language', 'xx');
    const { languageAt } = await import('./language.ts');
    expect(languageAt('/latest-tenders/telegram', 'am')).toBe('am');
  });
});
