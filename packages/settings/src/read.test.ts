import { expect, it } from 'vitest';
import { apiSettings } from './api.ts';
import { count, text } from './kinds.ts';
import { miniSettings } from './mini.ts';
import { isProduction, readSettings } from './read.ts';
import { webSettings } from './web.ts';

const production = { NODE_ENV: 'production' };

const table = {
  NAME: { meaning: 'What it is called', kind: text, demo: 'Nobody', required: isProduction },
  SECRET: { meaning: 'What nobody knows', kind: text, demo: 'SANDBOX', required: isProduction, leastBytes: 8 },
  PLACE: { meaning: 'Where it is', kind: text, demo: 'http://127.0.0.1:1', required: isProduction, isPublic: true },
  SIZE: { meaning: 'How large it is', kind: count(1, 9), standard: '3', hostName: 'HOST_SIZE' },
};
const right = { ...production, NAME: 'Awaj', SECRET: 'long-enough', PLACE: 'https://awaj.example' };

const messageOf = (env: Record<string, string>): string => {
  const outcome = readSettings(table, env);
  return outcome.ok ? '' : outcome.message;
};

it('a setting has its value or its default', () => {
  expect(readSettings(table, right)).toEqual({
    ok: true,
    value: { NAME: 'Awaj', SECRET: 'long-enough', PLACE: 'https://awaj.example', SIZE: 3 },
  });
  expect(readSettings(table, { SIZE: '' })).toMatchObject({ value: { NAME: 'Nobody', SIZE: 3 } });
});

it('a setting of a host is read by its name there, and by our name before that', () => {
  expect(readSettings(table, { HOST_SIZE: '4' })).toMatchObject({ value: { SIZE: 4 } });
  expect(readSettings(table, { HOST_SIZE: '4', SIZE: '5' })).toMatchObject({ value: { SIZE: 5 } });
});

it('one message names all settings that are missing, weak, wrong or lead to this machine', () => {
  expect(messageOf({ ...production, SECRET: 'short', PLACE: 'http://localhost:3000', SIZE: 'x' })).toBe(
    [
      '4 settings must be fixed before this can start:',
      '  NAME is missing: What it is called.',
      '  SECRET is too short: it has 5 bytes, and needs 8 or more.',
      '  PLACE is an address of this machine, which others cannot reach.',
      '  SIZE is "x", which is not a number from 1 to 9.',
    ].join('\n'),
  );
});

it('a single fault is one sentence', () => {
  expect(messageOf({ ...right, SIZE: '10' })).toBe('SIZE is "10", which is not a number from 1 to 9.');
});

it('a message names a wrong setting, but not its consequences', () => {
  const outcome = readSettings(apiSettings, { API_PORT: 'x' });
  expect(outcome).toEqual({
    ok: false,
    message: 'API_PORT is "x", which is not a port number between 1 and 65535.',
  });
});

it('a message does not name addresses that default to a missing one', () => {
  const outcome = readSettings(webSettings, production);
  const message = outcome.ok ? '' : outcome.message;
  expect(message).toContain('API_URL is missing');
  expect(message).not.toMatch(/API_INTERNAL_URL|CAMPAIGN_URL/);
});

it.each([
  ['http://127.0.0.1:4000'],
  ['http://127.1.2.3'],
  ['https://localhost'],
  ['https://awaj.localhost./'],
  ['http://[::1]:80'],
  ['http://0.0.0.0'],
])('%s is recognised as an address of this machine', (PLACE) => {
  expect(messageOf({ ...right, PLACE })).toContain('PLACE is an address of this machine');
});

it.each([['https://localhost.example'], ['https://127.example'], ['http://10.0.0.1']])(
  '%s is accepted as an address of another machine',
  (PLACE) => {
    expect(messageOf({ ...right, PLACE })).toBe('');
  },
);

it('values of the demo are refused in production, and accepted in the demo', () => {
  const demo = { NODE_ENV: 'production', NAME: 'Nobody', SECRET: 'SANDBOX-secret', PLACE: 'https://awaj.example' };
  expect(messageOf(demo)).toMatch(/NAME has the value of the demo.*\n.*SECRET has the value of the demo/);
  expect(messageOf({ ...demo, AWAJ_MODE: 'demo' })).toBe('');
});

it.each([
  ['API', apiSettings],
  ['website', webSettings],
  ['mini app', miniSettings],
] as const)('the %s starts without settings for trying and developing', (_name, settings) => {
  expect(readSettings(settings, {})).toMatchObject({ ok: true });
});

it.each([
  ['website', webSettings, ['API_URL', 'WEB_URL', 'MINI_URL', 'PHONE', 'AWAJ_FORWARD_SECRET', 'PLAY_STORE_URL']],
  ['mini app', miniSettings, ['API_URL', 'WEB_URL', 'MINI_URL', 'PHONE', 'TELEGRAM_BOT_URL']],
] as const)('a message names all settings that the %s needs in production', (_name, settings, names) => {
  const outcome = readSettings(settings, production);
  for (const name of names) expect(outcome).toMatchObject({ message: expect.stringContaining(`${name} is missing`) });
});

it("addresses follow the changed ports of a developer's servers", () => {
  const env = {
    API_PORT: '4400',
    WEB_PORT: '3400',
    MINI_PORT: '3401',
    SANDBOX_PORT: '4410',
    SANDBOX_SMTP_PORT: '4411',
  };
  expect(readSettings(webSettings, env)).toMatchObject({
    value: {
      API_URL: 'http://127.0.0.1:4400',
      API_INTERNAL_URL: 'http://127.0.0.1:4400',
      CAMPAIGN_URL: 'http://127.0.0.1:4400',
      WEB_URL: 'http://127.0.0.1:3400',
      MINI_URL: 'http://127.0.0.1:3401',
      PAYMENT_ORIGINS: ['http://127.0.0.1:4410'],
    },
  });
  expect(readSettings(apiSettings, env)).toMatchObject({
    value: { TELEGRAM_API_URL: 'http://127.0.0.1:4410/telegram-bot-api', SMTP_URL: 'smtp://127.0.0.1:4411' },
  });
});
