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

/** Codes go out by SMS, so one of the gateways stays. */
const withoutSome: Setting<readonly string[]>['kind'] = (value) => {
  const reading = listOf((word) => gateways.includes(word), `one of ${gateways.join(', ')}`)(value);
  if ('problem' in reading || !gateways.every((each) => reading.value.includes(each))) return reading;
  return { problem: `names ${gateways.join(' and ')}, but codes need one of them.` };
};

const isWanted = (gateway: string, env: Variables): boolean => !(env.AWAJ_WITHOUT ?? '').includes(gateway);

/** What the sandbox stands in for, at its address or with the secret that it knows. */
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

/** Where people may be sent to pay: Chapa's own page, or the sandbox's. */
function checkoutHost(env: Variables): string {
  const url = env.CHAPA_URL || (isProduction(env) ? '' : shared.sandboxUrl(env));
  return leadsHere(url) ? new URL(url).host : 'checkout.chapa.co';
}

const optional = (meaning: string): Setting<string> => ({ meaning, kind: text });

/** What the API can be told. */
export const apiSettings = {
  API_PORT: shared.portSetting('the API', 4000),
  API_HOST: shared.hostSetting('the API'),
  TRUSTED_PROXIES: shared.trustedProxies,
  API_URL: shared.apiUrl,
  WEB_URL: shared.webUrl,
  MINI_URL: shared.miniUrl,
  ALLOWED_ORIGINS: {
    meaning: 'Other sites whose pages may call the API from a browser: origins with a space between',
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
    meaning: 'Connections that one process has to PostgreSQL, half of them for reads, beside two of the job queue',
    kind: count(2, 1_000),
    standard: '10',
  },
  AWAJ_SEED: {
    meaning: 'demo fills an empty database with the notices and accounts of the demo',
    kind: onlyValue('demo'),
  },
  DRAIN_SECONDS: shared.drainSeconds,
  AWAJ_SECRET: {
    ...secret('Seals one-time codes and waiting messages', 'SANDBOX-secret-for-codes-and-messages'),
    leastBytes: 32,
  },
  AWAJ_FORWARD_SECRET: shared.forwardSecret,
  METRICS_TOKEN: optional('What Prometheus sends as a bearer to read /metrics; without it only this machine may'),
  CHAPA_URL: service('The payment provider, https://api.chapa.co/v1', 'chapa/v1'),
  CHAPA_SECRET_KEY: secret("The secret key of Chapa's dashboard", 'CHASECK_TEST-SANDBOX0000000000000000000000'),
  CHAPA_WEBHOOK_SECRET: secret("The secret hash of Chapa's dashboard", 'SANDBOX-webhook-secret'),
  CHAPA_CHECKOUT_HOSTS: {
    meaning: "Hosts of Chapa's payment page",
    kind: listOf((word) => URL.canParse(`https://${word}`), 'a host'),
    standard: checkoutHost,
  },
  AWAJ_WITHOUT: { meaning: 'The SMS gateway that is not wanted, afromessage or geezsms', kind: withoutSome },
  AFROMESSAGE_URL: ofGateway('afromessage', service('The first SMS gateway', 'afromessage')),
  AFROMESSAGE_TOKEN: ofGateway('afromessage', secret('The token of AfroMessage', 'SANDBOX-afromessage-token')),
  AFROMESSAGE_IDENTIFIER: optional('The identifier that AfroMessage gave'),
  AFROMESSAGE_SENDER: { meaning: 'The name that messages of AfroMessage come from', kind: text, standard: 'Awaj' },
  GEEZSMS_URL: ofGateway('geezsms', service('The second SMS gateway, for when the first fails', 'geezsms')),
  GEEZSMS_TOKEN: ofGateway('geezsms', secret('The token of GeezSMS', 'SANDBOX-geezsms-token')),
  GEEZSMS_SHORTCODE: optional('The short code that GeezSMS gave'),
  SMS_DAILY_BUDGET: {
    meaning: 'How many SMS may be sent in a day, the last fifth of them codes alone',
    kind: count(1, 10_000_000),
    standard: '5000',
  },
  SMS_HOOK_SECRET: {
    ...optional('Signs what gateways bring to /hooks/sms-status and /hooks/sms-inbound; nothing is taken without it'),
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
    meaning: 'What mails come from, Awaj <no-reply@your.domain>',
    kind: text,
    demo: 'Awaj <no-reply@awaj.test>',
    required: isProduction,
  },
  MAIL_BOUNCE_DOMAIN: optional(
    'Where mails that bounce come back to: each has an address of its own there, bounce+<id>@<domain>. The sender without it',
  ),
  MAIL_DKIM_SELECTOR: optional('Signs mails by DKIM: the name of the key in the DNS, <selector>._domainkey'),
  MAIL_DKIM_KEY: {
    ...optional('The private key of DKIM in PEM, its line ends written as \\n'),
    required: (env) => Boolean(env.MAIL_DKIM_SELECTOR),
  },
  MAIL_HOOK_SECRET: {
    ...optional('Signs what the mail provider tells of messages at /hooks/mail-events; nothing is taken without it'),
    demo: 'SANDBOX-mail-hook-secret',
  },
  COLLECTING: {
    meaning: 'api collects notices in the API itself; process leaves that to "pnpm api collect"',
    kind: oneOf('api', 'process'),
    standard: 'api',
  },
  COLLECT_FROM_THIS_MACHINE: {
    meaning: 'yes lets collectors ask servers of this machine, such as the sandbox; for the demo alone',
    kind: onlyValue('yes'),
    demo: 'yes',
  },
  SANDBOX_SITES_PORT: {
    meaning:
      "The port of the sandbox's first site: the demo collects from its sites; 0 and production collect from none",
    kind: count(0, 65_535),
    standard: '0',
  },
  TELEGRAM_API_URL: service('The Bot API, https://api.telegram.org', 'telegram-bot-api'),
  TELEGRAM_BOT_TOKEN: {
    ...secret('The token of the bot, from BotFather', '123456789:SANDBOX_token_not_from_BotFather_00'),
    kind: shaped(/^\d+:[\w-]{35}$/, 'does not look like a token from BotFather.'),
  },
  TELEGRAM_WEBHOOK_SECRET: secret('What Telegram proves itself with', 'SANDBOX-telegram-webhook-secret'),
  TELEGRAM_UPDATES: {
    meaning: 'webhook, or polling where Telegram cannot reach the API, with one process only',
    kind: oneOf('webhook', 'polling'),
    standard: (env) => (isProduction(env) ? 'webhook' : 'polling'),
  },
  TELEGRAM_PAYMENTS: {
    meaning: 'chapa (a link to its page), provider (with TELEGRAM_PROVIDER_TOKEN) or stars',
    kind: oneOf('chapa', 'provider', 'stars'),
    standard: 'chapa',
  },
  TELEGRAM_PROVIDER_TOKEN: {
    ...optional('The token of the provider that TELEGRAM_PAYMENTS=provider pays by'),
    required: (env) => env.TELEGRAM_PAYMENTS === 'provider',
  },
  TELEGRAM_STARS_PER_BIRR: { meaning: 'What a birr costs in Stars', kind: rate, standard: '0.5' },
} satisfies Table;
