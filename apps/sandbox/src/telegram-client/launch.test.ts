import { parse, SignatureInvalidError, validate } from '@telegram-apps/init-data-node';
import { describe, expect, it } from 'vitest';
import { sandboxBotToken } from '../environment.ts';
import { demoUserKeys } from './demo-users.ts';
import { launchUrl } from './launch.ts';
import { type LaunchSettings, readSettings } from './launch-settings.ts';

const now = new Date('2026-03-01T09:00:00Z');
const miniUrl = new URL('http://127.0.0.1:3001');
const noExpiry = { expiresIn: 0 };

function open(query: Record<string, string>, at: URL = miniUrl) {
  const { settings } = readSettings(query);
  return openWith(settings, at);
}

function openWith(settings: LaunchSettings, at: URL = miniUrl) {
  const url = new URL(launchUrl(settings, at, { botToken: sandboxBotToken, now }));
  const hash = new URLSearchParams(url.hash.slice(1));
  return { url, hash, initData: hash.get('tgWebAppData') ?? '' };
}

describe('init data', () => {
  it.each(demoUserKeys)('of %s is accepted with the bot’s token and with no other', (user) => {
    const { initData } = open({ user });
    expect(() => validate(initData, sandboxBotToken, noExpiry)).not.toThrow();
    expect(() => validate(initData, `987654321:${'x'.repeat(35)}`, noExpiry)).toThrow(SignatureInvalidError);
  });

  it('is no longer accepted when the signature field or the user is changed', () => {
    const { initData } = open({ startapp: 't_1' });
    for (const name of ['signature', 'user', 'start_param', 'chat_instance']) {
      const changed = new URLSearchParams(initData);
      changed.set(name, `${changed.get(name)}1`);
      expect(() => validate(changed, sandboxBotToken, noExpiry)).toThrow(SignatureInvalidError);
    }
  });

  it('contains the time of the launch and the person', () => {
    const { initData } = open({ user: 'dawit' });
    const { auth_date, user } = parse(initData);
    expect(auth_date).toEqual(now);
    expect(user).toEqual({
      id: 710000002,
      first_name: 'ዳዊት',
      last_name: 'ኃይሌ',
      username: 'dawit_haile',
      language_code: 'am',
      allows_write_to_pm: true,
    });
  });

  it('is as old as the app has been open', () => {
    const { initData } = open({ user: 'dawit', age: '2h' });
    expect(parse(initData).auth_date).toEqual(new Date('2026-03-01T07:00:00Z'));
    expect(() => validate(initData, sandboxBotToken, noExpiry)).not.toThrow();
  });

  it('leaves out fields that a person does not have', () => {
    expect(parse(open({ user: 'lensa' }).initData).user).toEqual({
      id: 710000005,
      first_name: 'Lensa',
      language_code: 'om',
      allows_write_to_pm: true,
    });
  });

  it('has the language chosen in the client', () => {
    expect(parse(open({ user: 'dawit', lang: 'en' }).initData).user?.language_code).toBe('en');
  });

  it('names a query when opened from the menu, a chat and the parameter when opened by a link', () => {
    const namesOf = (initData: string) => [...new URLSearchParams(initData).keys()].sort();
    expect(namesOf(open({}).initData)).toEqual(['auth_date', 'hash', 'query_id', 'signature', 'user']);
    const byLink = open({ startapp: 't_12' }).initData;
    expect(namesOf(byLink)).toEqual([
      'auth_date',
      'chat_instance',
      'chat_type',
      'hash',
      'signature',
      'start_param',
      'user',
    ]);
    expect(parse(byLink).start_param).toBe('t_12');
  });
});

describe('launchUrl', () => {
  it('leads where the menu leads, or for a start parameter where the bot’s links lead', () => {
    expect(open({}).url.pathname).toBe('/latest-tenders/telegram');
    const byLink = open({ startapp: 't_12' }).url;
    expect(byLink.pathname + byLink.search).toBe('/tender/telegram/app?tgWebAppStartParam=t_12');
  });

  it('keeps a path, its query and the base path of the mini app', () => {
    const { url } = open({ path: '/myfeed/telegram?a=1', startapp: 'x' }, new URL('https://mini.example/app/'));
    expect(url.origin + url.pathname + url.search).toBe(
      'https://mini.example/app/myfeed/telegram?a=1&tgWebAppStartParam=x',
    );
  });

  it('describes the client in the hash', () => {
    const { hash } = open({ version: '8.0', platform: 'ios', theme: 'dark' });
    expect([...hash.keys()]).toEqual(['tgWebAppData', 'tgWebAppVersion', 'tgWebAppPlatform', 'tgWebAppThemeParams']);
    expect(hash.get('tgWebAppVersion')).toBe('8.0');
    expect(hash.get('tgWebAppPlatform')).toBe('ios');
    expect(JSON.parse(hash.get('tgWebAppThemeParams') ?? '')).toMatchObject({ bg_color: '#17212b' });
  });

  it('gives an old client the colours of its time', () => {
    const { hash } = open({ version: '6.0' });
    expect(Object.keys(JSON.parse(hash.get('tgWebAppThemeParams') ?? ''))).toEqual([
      'bg_color',
      'text_color',
      'hint_color',
      'link_color',
      'button_color',
      'button_text_color',
    ]);
  });

  it('encodes a space as Telegram does', () => {
    expect(open({}).url.hash).not.toContain('+');
  });
});
