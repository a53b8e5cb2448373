import { setTimeout as delay } from 'node:timers/promises';
import type { Bot } from 'grammy';
import { botTexts } from './bot-texts.ts';

const pauseMs = 5_000;

export interface Listening {
  stop(): Promise<void>;
}

async function introduce({ api }: Bot): Promise<void> {
  for (const language of ['en', 'am'] as const) {
    const commands = Object.entries(botTexts[language].commands);
    const described = commands.map(([command, description]) => ({ command, description }));
    // Without a code they are for everybody who has no list of their own.
    await api.setMyCommands(described, language === 'en' ? {} : { language_code: language });
  }
}

/** Asks Telegram for updates, where it cannot reach us; goes on asking while Telegram is away. */
export function poll(bot: Bot, report: (error: unknown) => void): Listening {
  const stopped = new AbortController();

  async function run(): Promise<void> {
    while (!stopped.signal.aborted) {
      try {
        await introduce(bot);
        await bot.start();
      } catch (error) {
        report(error);
        await delay(pauseMs, undefined, { signal: stopped.signal }).catch(() => {});
      }
    }
  }

  bot.catch(report);
  const running = run();
  return {
    async stop() {
      stopped.abort();
      await bot.stop().catch(report);
      await running;
    },
  };
}

/** Tells Telegram where to bring updates. It remembers, so a failure now matters only if the address has changed. */
export async function announceWebhook(
  bot: Bot,
  { url, secret }: { url: string; secret: string },
  report: (error: unknown) => void,
): Promise<void> {
  try {
    await introduce(bot);
    await bot.api.setWebhook(url, { secret_token: secret });
  } catch (error) {
    report(error);
  }
}
