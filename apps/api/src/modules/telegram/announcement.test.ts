import { minuteMs, secondMs } from '@awaj/domain/duration';
import { Bot } from 'grammy';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announceWebhook } from './polling.ts';

const webhook = { url: 'https://api.awaj.test/webhooks/telegram', secret: 'hook', miniUrl: 'https://mini.awaj.test' };

/** A bot whose Telegram answers nothing until it is reachable. */
function createBot() {
  const calls: string[] = [];
  const state = { isReachable: false };
  const bot = new Bot('1:token');
  bot.api.config.use(async (_previous, method) => {
    calls.push(method);
    if (!state.isReachable) throw new Error('Telegram cannot be reached');
    return { ok: true, result: true as never };
  });
  return { bot, calls, state };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('the bot is announced again if Telegram could not be reached at the start', async () => {
  const { bot, calls, state } = createBot();
  const report = vi.fn();
  const announcing = announceWebhook(bot, webhook, report);
  await vi.advanceTimersByTimeAsync(5 * secondMs);
  await vi.advanceTimersByTimeAsync(10 * secondMs);
  expect(calls).toEqual(['setWebhook', 'setWebhook', 'setWebhook']);
  expect(report).toHaveBeenCalledTimes(3);
  state.isReachable = true;
  await vi.advanceTimersByTimeAsync(20 * secondMs);
  expect(calls.slice(3)).toEqual(expect.arrayContaining(['setWebhook', 'setMyCommands', 'setChatMenuButton']));
  const told = calls.length;
  await vi.advanceTimersByTimeAsync(60 * minuteMs);
  expect(calls).toHaveLength(told);
  await announcing.stop();
});

it('the bot retries at least every five minutes, however long Telegram is away', async () => {
  const { bot, calls } = createBot();
  const announcing = announceWebhook(bot, webhook, () => {});
  await vi.advanceTimersByTimeAsync(60 * minuteMs);
  const before = calls.length;
  await vi.advanceTimersByTimeAsync(5 * minuteMs);
  expect(calls).toHaveLength(before + 1);
  await announcing.stop();
});

it('the bot stops trying when the process stops', async () => {
  const { bot, calls } = createBot();
  const announcing = announceWebhook(bot, webhook, () => {});
  await vi.advanceTimersByTimeAsync(0);
  await announcing.stop();
  await vi.advanceTimersByTimeAsync(60 * minuteMs);
  expect(calls).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});
