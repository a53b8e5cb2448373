import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readLaunchParameters } from './launch-parameters.ts';

const user = JSON.stringify({ first_name: 'Hanna', last_name: 'Girma', language_code: 'am' });
const initData = (change: Record<string, string> = {}) =>
  String(new URLSearchParams({ user, auth_date: '1790000000', hash: '00', ...change }));

const launch = (change: Record<string, string> = {}) =>
  String(
    new URLSearchParams({
      tgWebAppData: initData(),
      tgWebAppVersion: '9.1',
      tgWebAppThemeParams: '{"bg_color":"#232e3c"}',
      ...change,
    }),
  );

const openAt = (address: string) => history.replaceState(null, '', address);

beforeEach(() => sessionStorage.clear());
afterEach(() => openAt('/'));

describe('the app opened by Telegram', () => {
  it.each([
    ['behind a hash', (parameters: string) => `/latest-tenders/telegram#${parameters}`],
    ['behind a query and a hash', (parameters: string) => `/tender/telegram/17?from=chat#${parameters}`],
    ['behind a hash of its own', (parameters: string) => `/tender/telegram/17#facts?${parameters}`],
  ])('recognises its user by the launch data %s', (_, at) => {
    openAt(at(launch()));
    expect(readLaunchParameters()).toEqual({
      initData: initData(),
      version: '9.1',
      languageCode: 'am',
      name: 'Hanna Girma',
      startParam: null,
      theme: { bg_color: '#232e3c' },
    });
  });

  it('still recognises the user after a reload of another page, but not without the session', () => {
    openAt(`/latest-tenders/telegram#${launch()}`);
    const first = readLaunchParameters();
    openAt('/tender/telegram/17');
    expect(readLaunchParameters()).toEqual(first);
    sessionStorage.clear();
    expect(readLaunchParameters()).toBeNull();
  });

  it.each([
    [{ tgWebAppData: initData({ start_param: 't_17' }) }, 't_17'],
    [{ tgWebAppStartParam: 't_18' }, 't_18'],
    [{ tgWebAppData: initData({ start_param: 't_17' }), tgWebAppStartParam: 't_18' }, 't_17'],
  ])('reads from %j the start parameter %s', (change, startParam) => {
    openAt(`/tender/telegram/app#${launch(change)}`);
    expect(readLaunchParameters()?.startParam).toBe(startParam);
  });

  it.each(['{"bg_color":5,"secondary_bg_color":"red;}"}', 'no json', '[]', 'null', '"#232e3c"'])(
    'uses our colours when the client sends %s',
    (tgWebAppThemeParams) => {
      openAt(`/latest-tenders/telegram#${launch({ tgWebAppThemeParams })}`);
      expect(readLaunchParameters()?.theme).toEqual({});
    },
  );

  it.each([
    '',
    'tgWebAppVersion=9.1',
    `tgWebAppData=${encodeURIComponent(initData())}`,
    'tgWebAppVersion=9.1&tgWebAppData=',
  ])('treats %j as opened outside Telegram or without a user', (parameters) => {
    openAt(`/latest-tenders/telegram#${parameters}`);
    expect(readLaunchParameters()).toBeNull();
  });

  it('has no name when Telegram gives none', () => {
    openAt(`/latest-tenders/telegram#${launch({ tgWebAppData: 'user=x&hash=00' })}`);
    expect(readLaunchParameters()).toMatchObject({ name: '', languageCode: undefined });
  });
});
