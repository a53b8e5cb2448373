import { describe, expect, it } from 'vitest';
import { demoUsers } from './demo-users.ts';
import { readSettings } from './launch-settings.ts';

const defaults = {
  user: demoUsers.hanna,
  version: '9.1',
  platform: 'android',
  theme: 'light',
  language: null,
  path: null,
  startParam: null,
  contact: null,
  network: null,
  age: null,
};

describe('readSettings', () => {
  it('needs no value', () => {
    expect(readSettings({})).toEqual({ settings: defaults, notices: [] });
  });

  it('accepts every value that a client knows', () => {
    const query = {
      user: 'lensa',
      version: '6.9',
      platform: 'ios',
      theme: 'dark',
      lang: 'ti',
      path: '/tender/telegram/12?from=chat',
      startapp: 't_12',
      contact: 'shared',
      network: 'slow',
      age: '2h',
    };
    expect(readSettings(query)).toEqual({
      settings: {
        user: demoUsers.lensa,
        version: '6.9',
        platform: 'ios',
        theme: 'dark',
        language: 'ti',
        path: '/tender/telegram/12?from=chat',
        startParam: 't_12',
        contact: 'shared',
        network: 'slow',
        age: '2h',
      },
      notices: [],
    });
  });

  it('accepts any person by number', () => {
    expect(readSettings({ user: '8123' }).settings.user).toMatchObject({ id: 8123 });
    expect(readSettings({ user: '710000003' }).settings.user).toEqual(demoUsers.sara);
  });

  it('treats a blank field as a missing one', () => {
    expect(readSettings({ lang: '', path: '', startapp: '' })).toEqual({ settings: defaults, notices: [] });
  });

  it.each([
    ['user', 'nobody', 'one of hanna, dawit, sara, yonas, lensa, meron, new, or the number of anybody'],
    ['user', 'toString', 'one of hanna'],
    ['version', '5.9', 'one of 6.0, 6.1, 6.8, 6.9, 7.10, 8.0, 9.1'],
    ['platform', 'symbian', 'one of android, ios, tdesktop, web'],
    ['theme', 'DARK', 'one of light, dark'],
    ['lang', 'xx', 'one of en, am, om, ti'],
    ['path', 'tenders', 'starts with one /'],
    ['path', '//evil.example', 'starts with one /'],
    ['path', '/\\evil.example', 'starts with one /'],
    ['path', '/a#tgWebAppData=forged', 'starts with one /'],
    ['startapp', 'a b', '1 to 512 letters'],
    ['startapp', 'x'.repeat(513), '1 to 512 letters'],
  ])('falls back when %s is “%s”, and says what is allowed', (name, value, rule) => {
    const { settings, notices } = readSettings({ [name]: value });
    expect(settings).toEqual(defaults);
    expect(notices).toEqual([expect.stringMatching(new RegExp(`^${name} “`))]);
    expect(notices[0]).toContain(rule);
  });

  it('accepts neither of two values for one name', () => {
    const { settings, notices } = readSettings({ user: ['sara', 'yonas'] });
    expect(settings.user).toEqual(demoUsers.hanna);
    expect(notices).toEqual([expect.stringMatching(/^user was given more than once/)]);
  });

  it('shortens a long invalid value in its message', () => {
    expect(readSettings({ user: 'y'.repeat(10_000) }).notices[0]?.length).toBeLessThan(200);
  });
});
