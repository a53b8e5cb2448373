/**
 * The bot that the demo and the tests speak for. It signs init data here and nowhere else: Telegram knows no such bot.
 * Whoever checks the init data must be given the same token.
 */
export const sandboxBotToken = '123456789:SANDBOX_token_not_from_BotFather_00';

interface Environment {
  port: number;
  miniUrl: URL;
  botToken: string;
}

export type EnvironmentReading = { ok: true; environment: Environment } | { ok: false; message: string };

type Variables = Readonly<Record<string, string | undefined>>;

function refuse(name: string, value: string, rule: string): EnvironmentReading {
  return { ok: false, message: `${name} is "${value}", but it must be ${rule}.` };
}

export function parseEnvironment(variables: Variables): EnvironmentReading {
  const port = variables.SANDBOX_PORT || '4010';
  const miniUrl = variables.MINI_URL || 'http://127.0.0.1:3001';
  const botToken = variables.TELEGRAM_BOT_TOKEN || sandboxBotToken;

  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return refuse('SANDBOX_PORT', port, 'a port from 0 to 65535');
  if (!/^https?:\/\//.test(miniUrl) || !URL.canParse(miniUrl)) {
    return refuse('MINI_URL', miniUrl, 'an http or https address');
  }
  if (!/^\d+:[\w-]{35}$/.test(botToken)) {
    return {
      ok: false,
      message: 'TELEGRAM_BOT_TOKEN must look like 123456789: followed by 35 letters, digits, _ or -.',
    };
  }
  return { ok: true, environment: { port: Number(port), miniUrl: new URL(miniUrl), botToken } };
}
