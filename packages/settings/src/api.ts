import {
  address,
  addressOf,
  count,
  isOrigin,
  listOf,
  oneOf,
  onlyValue,
  orNothing,
  rate,
  shaped,
  text,
} from './kinds.ts';
import { isProduction, leadsHere, type Setting, type Table, type Variables } from './read.ts';
import * as shared from './shared.ts';

const gateways = ['afromessage', 'geezsms'];

/** One-time codes are sent by SMS, so at least one gateway must stay. */
const withoutSome: Setting<readonly string[]>['kind'] = (value) => {
  const reading = listOf((word) => gateways.includes(word), `one of ${gateways.join(', ')}`)(value);
  if ('problem' in reading || !gateways.every((each) => reading.value.includes(each))) return reading;
  return { problem: `names ${gateways.join(' and ')}, but codes need one gateway.` };
};

const isWanted = (gateway: string, env: Variables): boolean => !(env.AWAJ_WITHOUT ?? '').includes(gateway);

/** A secret and the address of an external service. In the demo, the sandbox replaces the service. */
const secret = (meaning: string, demo: string): Setting<string> => ({
  meaning,
  kind: text,
  demo,
  required: isProduction,
});
const service = (meaning: string, pathOfSandbox: string): Setting<string> => ({
  meaning,
  kind: address,
  demo: (env) => `${shared.sandboxUrl(env)}/${pathOfSandbox}`,
  required: isProduction,
  isPublic: true,
});

const ofGateway = (gateway: string, setting: Setting<string>): Setting<string> => ({
  ...setting,
  kind: orNothing(setting.kind),
  required: (env) => isProduction(env) && isWanted(gateway, env),
});

/** The host of the payment page: Chapa's, or the sandbox's. */
function checkoutHost(env: Variables): string {
  const url = env.CHAPA_URL || (isProduction(env) ? '' : shared.sandboxUrl(env));
  return leadsHere(url) ? new URL(url).host : 'checkout.chapa.co';
}

const optional = (meaning: string): Setting<string> => ({ meaning, kind: text });

/** The settings of the API. */
export const apiSettings = {
  API_PORT: shared.portSetting('the API', 4000),
  API_HOST: shared.hostSetting('the API'),
  TRUSTED_PROXIES: shared.trustedProxies,
  API_URL: shared.apiUrl,
  WEB_URL: shared.webUrl,
  MINI_URL: shared.miniUrl,
  ALLOWED_ORIGINS: {
    meaning: 'Origins of other sites whose pages may call the API from a browser, separated by spaces',
    kind: listOf(isOrigin, 'an origin such as https://partner.example'),
  },
  DATABASE_URL: {
    meaning: 'PostgreSQL 15 or newer, with a UTF-8 locale',
    kind: orNothing(addressOf('postgres', 'postgresql')),
    required: (env) => isProduction(env) && env.AWAJ_DATABASE !== 'embedded',
  },
  AWAJ_DATABASE: {
    meaning: 'embedded keeps everything in AWAJ_DATA_DIR instead of PostgreSQL',
    kind: onlyValue('embedded'),
  },
  AWAJ_DATA_DIR: { meaning: 'The folder of the embedded database, .data/db', kind: text },
  DATABASE_POOL_SIZE: {
    meaning: 'PostgreSQL connections of one process, half of them for reads; the job queue uses two more',
    kind: count(2, 1_000),
    standard: '10',
  },
  AWAJ_SEED: {
    meaning: 'demo fills an empty database with demo notices and accounts',
    kind: onlyValue('demo'),
  },
  DRAIN_SECONDS: shared.drainSeconds,
  AWAJ_SECRET: {
    ...secret('Seals one-time codes and waiting messages', 'SANDBOX-secret-for-codes-and-messages'),
    leastBytes: 32,
  },
  AWAJ_FORWARD_SECRET: shared.forwardSecret,
  METRICS_TOKEN: optional(
    'The bearer token with which Prometheus reads /metrics; without it only this machine can read them',
  ),
  CHAPA_URL: service('The payment provider, https://api.chapa.co/v1', 'chapa/v1'),
  CHAPA_SECRET_KEY: secret("The secret key of Chapa's dashboard", 'CHASECK_TEST-SANDBOX0000000000000000000000'),
  CHAPA_WEBHOOK_SECRET: secret("The secret hash of Chapa's dashboard", 'SANDBOX-webhook-secret'),
  CHAPA_CHECKOUT_HOSTS: {
    meaning: "Hosts of Chapa's payment page",
    kind: listOf((word) => URL.canParse(`https://${word}`), 'a host'),
    standard: checkoutHost,
  },
  AWAJ_WITHOUT: { meaning: 'The SMS gateway that is not used: afromessage or geezsms', kind: withoutSome },
  AFROMESSAGE_URL: ofGateway('afromessage', service('The first SMS gateway', 'afromessage')),
  AFROMESSAGE_TOKEN: ofGateway('afromessage', secret('The token of AfroMessage', 'SANDBOX-afromessage-token')),
  AFROMESSAGE_IDENTIFIER: optional('The identifier from AfroMessage'),
  AFROMESSAGE_SENDER: { meaning: 'The sender name of SMS through AfroMessage', kind: text, standard: 'Awaj' },
  GEEZSMS_URL: ofGateway('geezsms', service('The second SMS gateway, used when the first fails', 'geezsms')),
  GEEZSMS_TOKEN: ofGateway('geezsms', secret('The token of GeezSMS', 'SANDBOX-geezsms-token')),
  GEEZSMS_SHORTCODE: optional('The short code from GeezSMS'),
  SMS_DAILY_BUDGET: {
    meaning: 'The most SMS a day; the last fifth is reserved for codes',
    kind: count(1, 10_000_000),
    standard: '5000',
  },
  SMS_HOOK_SECRET: {
    ...optional(
      'Verifies what SMS gateways post to /hooks/sms-status and /hooks/sms-inbound; both are closed without it',
    ),
    demo: 'SANDBOX-sms-hook-secret',
  },
  SMTP_URL: {
    meaning: 'The mail server, smtps://user:password@host',
    kind: addressOf('smtp', 'smtps'),
    demo: (env) => env.SANDBOX_SMTP_URL || `smtp://127.0.0.1:${env.SANDBOX_SMTP_PORT || 4011}`,
    required: isProduction,
    isPublic: true,
  },
  MAIL_FROM: {
    meaning: 'The sender of mails, Awaj <no-reply@your.domain>',
    kind: text,
    demo: 'Awaj <no-reply@awaj.test>',
    required: isProduction,
  },
  MAIL_BOUNCE_DOMAIN: optional(
    'The domain for bounces: each mail has its own return address, bounce+<id>@<domain>. Without it bounces go to the sender',
  ),
  MAIL_DKIM_SELECTOR: optional('The DKIM selector: the name of the key in the DNS, <selector>._domainkey'),
  MAIL_DKIM_KEY: {
    ...optional('The DKIM private key in PEM, with line ends written as \\n'),
    required: (env) => Boolean(env.MAIL_DKIM_SELECTOR),
  },
  MAIL_HOOK_SECRET: {
    ...optional('Verifies what the mail provider posts to /hooks/mail-events; it is closed without it'),
    demo: 'SANDBOX-mail-hook-secret',
  },
  COLLECTING: {
    meaning: 'api collects notices in the API itself; process leaves that to "pnpm api collect"',
    kind: oneOf('api', 'process'),
    standard: 'api',
  },
  COLLECT_FROM_THIS_MACHINE: {
    meaning: 'yes lets collectors fetch from this machine, such as from the sandbox; only for the demo',
    kind: onlyValue('yes'),
    demo: 'yes',
  },
  SANDBOX_SITES_PORT: {
    meaning:
      "The port of the sandbox's first news site, for the demo to collect from; 0 and production collect from none",
    kind: count(0, 65_535),
    standard: '0',
  },
  TELEGRAM_API_URL: service('The Bot API, https://api.telegram.org', 'telegram-bot-api'),
  TELEGRAM_BOT_TOKEN: {
    ...secret('The token of the bot, from BotFather', '123456789:SANDBOX_token_not_from_BotFather_00'),
    kind: shaped(/^\d+:[\w-]{35}$/, 'does not look like a token from BotFather.'),
  },
  TELEGRAM_WEBHOOK_SECRET: secret(
    'The secret that Telegram sends with each webhook',
    'SANDBOX-telegram-webhook-secret',
  ),
  TELEGRAM_UPDATES: {
    meaning: 'webhook, or polling if Telegram cannot reach the API (one process only)',
    kind: oneOf('webhook', 'polling'),
    standard: (env) => (isProduction(env) ? 'webhook' : 'polling'),
  },
  TELEGRAM_PAYMENTS: {
    meaning: 'chapa (a link to its page), provider (with TELEGRAM_PROVIDER_TOKEN) or stars',
    kind: oneOf('chapa', 'provider', 'stars'),
    standard: 'chapa',
  },
  TELEGRAM_PROVIDER_TOKEN: {
    ...optional('The token of the payment provider, for TELEGRAM_PAYMENTS=provider'),
    required: (env) => env.TELEGRAM_PAYMENTS === 'provider',
  },
  TELEGRAM_STARS_PER_BIRR: { meaning: 'The price of one birr in Stars', kind: rate, standard: '0.5' },
} satisfies Table;
