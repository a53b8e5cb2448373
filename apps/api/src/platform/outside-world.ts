import { EnvironmentError } from './environment-error.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** The services around us, as an installation is told to reach them. */
export interface OutsideWorld {
  /** Keys one-time codes and seals what waits to be sent. */
  secret: string;
  chapa: { url: string; secretKey: string; webhookSecret: string; checkoutHosts: readonly string[] };
  sms: {
    afroMessage: { url: string; token: string; identifier: string; sender: string };
    geezSms: { url: string; token: string; shortcode: string };
  };
  mail: { smtpUrl: string; from: string };
  telegram: {
    apiUrl: string;
    botToken: string;
    webhookSecret: string;
    payments: 'chapa' | 'provider' | 'stars';
    providerToken: string;
    /** What a birr costs in Stars. */
    starsPerBirr: number;
    /** Whether Telegram brings updates, or is asked for them where it cannot reach us. */
    updates: 'webhook' | 'polling';
  };
}

const sandboxUrl = 'http://127.0.0.1:4010';
const sandboxSmtpUrl = 'smtp://127.0.0.1:4011';

/** What stands in for each service where nothing is set: the sandbox, with the secrets that it knows. */
const demoValues = (env: Variables) => {
  const sandbox = env.SANDBOX_URL || sandboxUrl;
  return {
    AWAJ_SECRET: 'SANDBOX-secret-for-codes-and-messages',
    AWAJ_FORWARD_SECRET: 'SANDBOX-secret-for-forwarded-addresses',
    CHAPA_URL: `${sandbox}/chapa/v1`,
    CHAPA_SECRET_KEY: 'CHASECK_TEST-SANDBOX0000000000000000000000',
    CHAPA_WEBHOOK_SECRET: 'SANDBOX-webhook-secret',
    AFROMESSAGE_URL: `${sandbox}/afromessage`,
    AFROMESSAGE_TOKEN: 'SANDBOX-afromessage-token',
    GEEZSMS_URL: `${sandbox}/geezsms`,
    GEEZSMS_TOKEN: 'SANDBOX-geezsms-token',
    SMTP_URL: env.SANDBOX_SMTP_URL || sandboxSmtpUrl,
    TELEGRAM_API_URL: `${sandbox}/telegram-bot-api`,
    TELEGRAM_BOT_TOKEN: '123456789:SANDBOX_token_not_from_BotFather_00',
    TELEGRAM_WEBHOOK_SECRET: 'SANDBOX-telegram-webhook-secret',
  } as const;
};
type Name = keyof ReturnType<typeof demoValues>;

const isLocal = (value: string): boolean =>
  URL.canParse(value) && ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(value).hostname);

/** Built for production and not told to be the demo. */
const isProduction = (env: Variables): boolean => env.NODE_ENV === 'production' && env.AWAJ_MODE !== 'demo';

/** Reads each variable, and keeps a production from running on the demo's secrets or into the sandbox. */
export function createReader(env: Variables) {
  const demo = demoValues(env);
  return (name: Name): string => {
    const value = env[name];
    if (!isProduction(env)) return value || demo[name];
    if (!value) throw new EnvironmentError(`${name} is missing. In production each secret and address has to be set.`);
    if (value.includes('SANDBOX') || isLocal(value))
      throw new EnvironmentError(`${name} leads to the sandbox or holds its secret, which production must not use.`);
    return value;
  };
}

function parseBotToken(token: string): string {
  if (/^\d+:[\w-]{35}$/.test(token)) return token;
  throw new EnvironmentError('TELEGRAM_BOT_TOKEN does not look like a token from BotFather.');
}

/** The first is what holds when nothing is set. */
function oneOf<Value extends string>(
  name: string,
  text: string | undefined,
  values: readonly [Value, ...Value[]],
): Value {
  const value = values.find((each) => each === (text || values[0]));
  if (value) return value;
  throw new EnvironmentError(`${name} is "${text}", but it must be one of ${values.join(', ')}.`);
}

/** Telegram would refuse each invoice, one by one. */
function paymentsOf(env: Variables): Pick<OutsideWorld['telegram'], 'payments' | 'providerToken'> {
  const payments = oneOf('TELEGRAM_PAYMENTS', env.TELEGRAM_PAYMENTS, ['chapa', 'provider', 'stars']);
  const providerToken = env.TELEGRAM_PROVIDER_TOKEN ?? '';
  if (payments === 'provider' && !providerToken)
    throw new EnvironmentError('TELEGRAM_PROVIDER_TOKEN is missing. TELEGRAM_PAYMENTS=provider pays by it.');
  return { payments, providerToken };
}

function parseRate(text: string | undefined): number {
  const rate = Number(text || 0.5);
  if (rate > 0 && Number.isFinite(rate)) return rate;
  throw new EnvironmentError(`TELEGRAM_STARS_PER_BIRR is "${text}", which is not a number above 0.`);
}

/** Where people may be sent to pay: Chapa's own page, or the sandbox's. */
function checkoutHosts(env: Variables, chapaUrl: string): string[] {
  if (env.CHAPA_CHECKOUT_HOSTS) return env.CHAPA_CHECKOUT_HOSTS.split(',').map((host) => host.trim());
  return isLocal(chapaUrl) ? [new URL(chapaUrl).host] : ['checkout.chapa.co'];
}

export function parseOutsideWorld(env: Variables): OutsideWorld {
  const read = createReader(env);
  const chapaUrl = read('CHAPA_URL');
  return {
    secret: read('AWAJ_SECRET'),
    chapa: {
      url: chapaUrl,
      secretKey: read('CHAPA_SECRET_KEY'),
      webhookSecret: read('CHAPA_WEBHOOK_SECRET'),
      checkoutHosts: checkoutHosts(env, chapaUrl),
    },
    sms: {
      afroMessage: {
        url: read('AFROMESSAGE_URL'),
        token: read('AFROMESSAGE_TOKEN'),
        identifier: env.AFROMESSAGE_IDENTIFIER ?? '',
        sender: env.AFROMESSAGE_SENDER ?? 'Awaj',
      },
      geezSms: { url: read('GEEZSMS_URL'), token: read('GEEZSMS_TOKEN'), shortcode: env.GEEZSMS_SHORTCODE ?? '' },
    },
    mail: { smtpUrl: read('SMTP_URL'), from: env.MAIL_FROM || 'Awaj <no-reply@awaj.test>' },
    telegram: {
      apiUrl: read('TELEGRAM_API_URL'),
      botToken: parseBotToken(read('TELEGRAM_BOT_TOKEN')),
      webhookSecret: read('TELEGRAM_WEBHOOK_SECRET'),
      ...paymentsOf(env),
      starsPerBirr: parseRate(env.TELEGRAM_STARS_PER_BIRR),
      updates: oneOf(
        'TELEGRAM_UPDATES',
        env.TELEGRAM_UPDATES,
        isProduction(env) ? ['webhook', 'polling'] : ['polling', 'webhook'],
      ),
    },
  };
}
