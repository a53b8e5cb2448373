import type { Bot } from 'grammy';
import { setBotProfile } from './bot-profile.ts';
import { retryUntilDone } from './retry.ts';

const pauseMs = 5_000;

/** Well below the timeout of a call, so that a lost call is soon told from one without news. */
const longPollSeconds = 5;

/** Telegram remembers an earlier list, so the list is always sent. */
const updates = { allowed_updates: ['message', 'callback_query', 'pre_checkout_query'] } as const;

const pause = (stopped: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, stopped.aborted ? 0 : pauseMs);
    stopped.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

type Report = (error: unknown) => void;

export interface Listening {
  stop(): Promise<void>;
}

/** Polls Telegram for updates where it cannot reach us, and continues through outages. */
export function poll(bot: Bot, miniUrl: string, report: Report): Listening {
  const stopped = new AbortController();

  async function run(): Promise<void> {
    while (!stopped.signal.aborted) {
      try {
        // Requested here, because the library's own retries are up to twenty minutes apart.
        bot.botInfo = await bot.api.getMe();
        // A refused description does not stop the bot from answering.
        await setBotProfile(bot, miniUrl).catch(report);
        await bot.start({ ...updates, timeout: longPollSeconds });
      } catch (error) {
        report(error);
        await pause(stopped.signal);
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

/** Registers the webhook as soon as Telegram can be reached; until then the former one is used. */
export function announceWebhook(
  bot: Bot,
  { url, secret, miniUrl }: { url: string; secret: string; miniUrl: string },
  report: Report,
): Listening {
  return retryUntilDone(async () => {
    await bot.api.setWebhook(url, { secret_token: secret, ...updates });
    await setBotProfile(bot, miniUrl);
  }, report);
}
