/**
 * The bot of the demo and the tests. It signs init data only here, because Telegram has no such bot. Whoever checks the
 * init data needs the same token.
 */
export const sandboxBotToken = '123456789:SANDBOX_token_not_from_BotFather_00';

/** The shop's secrets at the sandbox's Chapa. */
export const sandboxChapaKeys = {
  secretKey: 'CHASECK_TEST-SANDBOX0000000000000000000000',
  webhookSecret: 'SANDBOX-webhook-secret',
};

/** The sandbox's mail provider and gateways sign their webhooks with these. */
export const sandboxHookSecrets = { mail: 'SANDBOX-mail-hook-secret', sms: 'SANDBOX-sms-hook-secret' };

export type HookSecrets = typeof sandboxHookSecrets;

export interface ChapaKeys {
  secretKey: string;
  webhookSecret: string;
}

interface Environment {
  port: number;
  smtpPort: number;
  /** The port of the first site; the others follow. 0 for any free ports. */
  sitesPort: number;
  miniUrl: URL;
  apiUrl: URL;
  botToken: string;
  chapa: ChapaKeys;
  hookSecrets: HookSecrets;
  /** For tests: their process may end without a chance to stop the sandbox. */
  exitsWithParent: boolean;
}

export type EnvironmentReading = { ok: true; environment: Environment } | { ok: false; message: string };

type Variables = Readonly<Record<string, string | undefined>>;

const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535;
const isWebAddress = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text);

/** A server of this machine at its configured port. */
const here =
  (portName: string, port: number) =>
  (variables: Variables): string =>
    `http://127.0.0.1:${variables[portName] || port}`;

interface PlaceRule {
  standard: (variables: Variables) => string;
  isRight: (text: string) => boolean;
  rule: string;
}

/** The variables that name an address or port: the default, and the allowed values. */
const places = {
  SANDBOX_PORT: { standard: () => '4010', isRight: isPort, rule: 'a port from 0 to 65535' },
  SANDBOX_SMTP_PORT: { standard: () => '4011', isRight: isPort, rule: 'a port from 0 to 65535' },
  SANDBOX_SITES_PORT: {
    // A second sandbox with its own port must not collide with the first.
    standard: ({ SANDBOX_PORT }) => (SANDBOX_PORT && SANDBOX_PORT !== '4010' ? '0' : '4020'),
    isRight: isPort,
    rule: 'a port from 0 to 65535',
  },
  MINI_URL: { standard: here('MINI_PORT', 3001), isRight: isWebAddress, rule: 'an http or https address' },
  API_URL: { standard: here('API_PORT', 4000), isRight: isWebAddress, rule: 'an http or https address' },
} as const satisfies Readonly<Record<string, PlaceRule>>;

type Place = keyof typeof places;

export function parseEnvironment(variables: Variables): EnvironmentReading {
  const read = (name: Place) => variables[name] || places[name].standard(variables);
  for (const [name, { standard, isRight, rule }] of Object.entries(places)) {
    const value = variables[name] || standard(variables);
    if (!isRight(value)) return { ok: false, message: `${name} is "${value}", but it must be ${rule}.` };
  }
  const botToken = variables.TELEGRAM_BOT_TOKEN || sandboxBotToken;
  if (!/^\d+:[\w-]{35}$/.test(botToken)) {
    return {
      ok: false,
      message: 'TELEGRAM_BOT_TOKEN must look like 123456789: followed by 35 letters, digits, _ or -.',
    };
  }
  return {
    ok: true,
    environment: {
      port: Number(read('SANDBOX_PORT')),
      smtpPort: Number(read('SANDBOX_SMTP_PORT')),
      sitesPort: Number(read('SANDBOX_SITES_PORT')),
      miniUrl: new URL(read('MINI_URL')),
      apiUrl: new URL(read('API_URL')),
      botToken,
      chapa: {
        secretKey: variables.CHAPA_SECRET_KEY || sandboxChapaKeys.secretKey,
        webhookSecret: variables.CHAPA_WEBHOOK_SECRET || sandboxChapaKeys.webhookSecret,
      },
      hookSecrets: {
        mail: variables.MAIL_HOOK_SECRET || sandboxHookSecrets.mail,
        sms: variables.SMS_HOOK_SECRET || sandboxHookSecrets.sms,
      },
      exitsWithParent: variables.SANDBOX_EXIT_WITH_PARENT === '1',
    },
  };
}
