import { expect, it } from 'vitest';
import { parseEnvironment } from './environment.ts';

it('the demo needs no settings', () => {
  expect(parseEnvironment({})).toMatchObject({
    host: '127.0.0.1',
    port: 4000,
    databaseUrl: null,
    seedsDemo: true,
    origins: ['http://127.0.0.1:3000', 'http://localhost:3000', 'http://127.0.0.1:3001', 'http://localhost:3001'],
  });
  expect(parseEnvironment({}).dataFolder).toMatch(/[\\/]\.data[\\/]db$/);
});

it('an empty variable is treated as missing', () => {
  const env = { API_PORT: '', API_HOST: '', DATABASE_URL: '', WEB_URL: '', AWAJ_DATA_DIR: '', TELEGRAM_BOT_TOKEN: '' };
  expect(parseEnvironment(env)).toEqual(parseEnvironment({}));
});

it('a real database gets the demo data only on request', () => {
  const DATABASE_URL = 'postgresql://awaj@db.example/awaj';
  expect(parseEnvironment({ DATABASE_URL }).seedsDemo).toBe(false);
  expect(parseEnvironment({ DATABASE_URL, AWAJ_SEED: 'demo' }).seedsDemo).toBe(true);
});

it('the address of a front end is reduced to its origin', () => {
  const { origins } = parseEnvironment({
    WEB_URL: 'https://awaj.example/am?x=1',
    MINI_URL: 'https://mini.awaj.example',
  });
  expect(origins).toEqual(['https://awaj.example', 'https://mini.awaj.example']);
});

it.each([
  [{ API_PORT: 'abc' }, 'API_PORT is "abc", which is not a port number between 1 and 65535.'],
  [{ API_PORT: '70000' }, 'API_PORT is "70000"'],
  [{ API_PORT: '-1' }, 'API_PORT is "-1"'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL is set, but it does not begin with postgres:// or postgresql://.'],
  [{ AWAJ_SEED: 'yes' }, 'AWAJ_SEED is "yes", but it must be demo or empty.'],
  [{ WEB_URL: 'awaj' }, 'WEB_URL is "awaj", which is not an http or https URL.'],
  [{ MINI_URL: 'file:///etc' }, 'MINI_URL is "file:///etc"'],
  [{ TELEGRAM_BOT_TOKEN: 'secret' }, 'TELEGRAM_BOT_TOKEN does not look like a token from BotFather.'],
])('a message names the wrong variable in %j', (env, sentence) => {
  expect(() => parseEnvironment(env)).toThrow(sentence);
});

it('a message contains no secrets', () => {
  expect(() => parseEnvironment({ TELEGRAM_BOT_TOKEN: 'secret' })).not.toThrow(/secret/);
  expect(() => parseEnvironment({ DATABASE_URL: 'mysql://root:secret@x' })).not.toThrow(/secret/);
});

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://awaj@db.example/awaj',
  API_URL: 'https://api.awaj.example',
  WEB_URL: 'https://awaj.example',
  MINI_URL: 'https://mini.awaj.example',
  AWAJ_SECRET: 'thirty-two-bytes-that-are-random',
  AWAJ_FORWARD_SECRET: 'thirty-two-other-bytes-at-random',
  CHAPA_URL: 'https://api.chapa.co/v1',
  CHAPA_SECRET_KEY: 'CHASECK-live',
  CHAPA_WEBHOOK_SECRET: 'hash',
  AFROMESSAGE_URL: 'https://api.afromessage.com',
  AFROMESSAGE_TOKEN: 'token',
  GEEZSMS_URL: 'https://api.geezsms.com',
  GEEZSMS_TOKEN: 'token',
  SMTP_URL: 'smtps://user:pass@mail.example',
  MAIL_FROM: 'Awaj <no-reply@awaj.example>',
  TELEGRAM_API_URL: 'https://api.telegram.org',
  TELEGRAM_BOT_TOKEN: '987654321:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw1',
  TELEGRAM_WEBHOOK_SECRET: 'hook',
};
const names = Object.keys(production).filter((name) => name !== 'NODE_ENV');

it('a production server starts with every secret and address set', () => {
  const { providers, seedsDemo, databaseUrl } = parseEnvironment(production);
  expect(providers.chapa.checkoutHosts).toEqual(['checkout.chapa.co']);
  expect(providers.telegram.updates).toBe('webhook');
  expect({ seedsDemo, databaseUrl }).toEqual({ seedsDemo: false, databaseUrl: production.DATABASE_URL });
});

it('a server collects from the sandbox only in the demo, from the given ports', () => {
  const ports = { SANDBOX_SITES_PORT: '4020' };
  expect(parseEnvironment({}).demoSitesPort).toBeNull();
  expect(parseEnvironment(ports).demoSitesPort).toBe(4020);
  expect(parseEnvironment({ ...ports, DATABASE_URL: 'postgresql://awaj@db.example/awaj' }).demoSitesPort).toBeNull();
  expect(parseEnvironment({ ...production, ...ports, AWAJ_SEED: 'demo' }).demoSitesPort).toBeNull();
});

it.each(names)('a production server does not start without %s', (name) => {
  expect(() => parseEnvironment({ ...production, [name]: undefined })).toThrow(`${name} is missing`);
});

it('a production server names all missing settings at once', () => {
  const named = () => {
    try {
      parseEnvironment({ NODE_ENV: 'production' });
    } catch (error) {
      return String(error);
    }
    return '';
  };
  const message = named();
  for (const name of names) expect(message).toContain(`${name} is missing`);
});

it.each(['CHAPA_URL', 'SMTP_URL', 'TELEGRAM_API_URL', 'API_URL', 'WEB_URL', 'MINI_URL'])(
  'a production server does not start while %s is an address of this machine',
  (name) => {
    expect(() => parseEnvironment({ ...production, [name]: 'http://127.0.0.1:4010/x' })).toThrow(
      `${name} is an address of this machine`,
    );
  },
);

it.each(['AWAJ_SECRET', 'AWAJ_FORWARD_SECRET'])('a production server does not start with a short %s', (name) => {
  expect(() => parseEnvironment({ ...production, [name]: 'x'.repeat(31) })).toThrow(`${name} is too short`);
  expect(() => parseEnvironment({ ...production, [name]: 'x'.repeat(32) })).not.toThrow();
});

it('a production server uses the embedded database only on request, without demo data', () => {
  const { databaseUrl, seedsDemo } = parseEnvironment({
    ...production,
    DATABASE_URL: '',
    AWAJ_DATABASE: 'embedded',
  });
  expect({ databaseUrl, seedsDemo }).toEqual({ databaseUrl: null, seedsDemo: false });
  expect(() => parseEnvironment({ AWAJ_DATABASE: 'sqlite' })).toThrow('it must be embedded or empty');
});

it('one of the SMS gateways can be left out, but not both', () => {
  const alone = { ...production, GEEZSMS_URL: '', GEEZSMS_TOKEN: '', AWAJ_WITHOUT: 'geezsms' };
  expect(parseEnvironment(alone).providers.sms).toMatchObject({ geezSms: null, afroMessage: { token: 'token' } });
  expect(() => parseEnvironment({ ...alone, AWAJ_WITHOUT: 'geezsms afromessage' })).toThrow('codes need one gateway');
  expect(() => parseEnvironment({ ...alone, AWAJ_WITHOUT: 'chapa' })).toThrow('AWAJ_WITHOUT contains "chapa"');
});

it('a production server may poll Telegram for updates', () => {
  expect(parseEnvironment({ ...production, TELEGRAM_UPDATES: 'polling' }).providers.telegram.updates).toBe('polling');
});

it('pages of other named sites may call the API', () => {
  const { origins } = parseEnvironment({ ...production, ALLOWED_ORIGINS: 'https://partner.example' });
  expect(origins).toEqual(['https://awaj.example', 'https://mini.awaj.example', 'https://partner.example']);
});

it('a server listens on HOST unless it has its own setting', () => {
  expect(parseEnvironment({ HOST: '0.0.0.0', PORT: '8080' })).toMatchObject({ host: '0.0.0.0', port: 8080 });
  const own = { HOST: '0.0.0.0', PORT: '8080', API_HOST: '127.0.0.1', API_PORT: '4100' };
  expect(parseEnvironment(own)).toMatchObject({ host: '127.0.0.1', port: 4100 });
});

it('a server does not start with a payment provider of Telegram that is not configured', () => {
  expect(() => parseEnvironment({ TELEGRAM_PAYMENTS: 'provider' })).toThrow('TELEGRAM_PROVIDER_TOKEN is missing');
  const provider = { TELEGRAM_PAYMENTS: 'provider', TELEGRAM_PROVIDER_TOKEN: '123:TEST:abc' };
  expect(parseEnvironment(provider).providers.telegram.providerToken).toBe('123:TEST:abc');
});

it('the demo runs as a production build', () => {
  expect(parseEnvironment({ NODE_ENV: 'production', AWAJ_MODE: 'demo' })).toEqual(parseEnvironment({}));
});

it('the sandbox is found at its changed port', () => {
  const { providers } = parseEnvironment({
    SANDBOX_URL: 'http://127.0.0.1:4403',
    SANDBOX_SMTP_URL: 'smtp://127.0.0.1:4404',
  });
  expect(providers.chapa).toMatchObject({ url: 'http://127.0.0.1:4403/chapa/v1', checkoutHosts: ['127.0.0.1:4403'] });
  expect(providers.mail.smtpUrl).toBe('smtp://127.0.0.1:4404');
});
