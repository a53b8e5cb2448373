import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { secondMs } from '@awaj/domain/duration';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onOneDatabase } from '../../testing/on-databases.ts';
import type { World } from '../../testing/world.ts';
import { createBot } from './bot.ts';
import { poll } from './polling.ts';

interface Call {
  method: string;
  payload: { timeout?: number };
  /** Ends when the caller has given up. */
  left: Promise<unknown>;
}

type Answer = 'yes' | 'unavailable' | 'never';

/** Stands in for Telegram's servers, and answers each call as it is told; of updates it has none. */
async function startTelegram(answerTo: (method: string, time: number) => Answer) {
  const times = new Map<string, number>();
  const heard: Call[] = [];
  let hear = () => {};

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const left = once(response, 'close');
    const method = request.url?.split('/').at(-1) ?? '';
    const payload = (await json(request).catch(() => ({}))) as Call['payload'];
    const time = (times.get(method) ?? 0) + 1;
    times.set(method, time);
    const kind = answerTo(method, time);
    if (kind !== 'never') {
      const result = method === 'getUpdates' ? [] : method === 'getMe' ? { id: 1, username: 'awaj_bot' } : true;
      const failed = { ok: false, error_code: 502, description: 'Bad Gateway' };
      response.end(JSON.stringify(kind === 'yes' ? { ok: true, result } : failed));
    }
    heard.push({ method, payload, left });
    hear();
  }

  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The call of a method that comes as the first, the second and so on of its kind. */
    async call(method: string, time: number): Promise<Call> {
      for (;;) {
        const call = heard.filter((each) => each.method === method)[time - 1];
        if (call) return call;
        await new Promise<void>((resolve) => {
          hear = resolve;
        });
      }
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

type Telegram = Awaited<ReturnType<typeof startTelegram>>;

onOneDatabase('the bot, when Telegram does not answer,', (world) => {
  let telegram: Telegram | undefined;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    telegram?.close();
  });

  const botAt = ({ url }: Telegram) => botOf(world(), url);
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * secondMs);

  it('gives up a hanging long poll, and polls again within seconds', async () => {
    telegram = await startTelegram((method, time) => (method === 'getUpdates' && time < 3 ? 'never' : 'yes'));
    const listening = poll(botAt(telegram), 'https://mini.awaj.test', () => {});
    const first = await telegram.call('getUpdates', 1);
    expect(first.payload.timeout).toBeLessThanOrEqual(5);
    await pass(10);
    await first.left;
    await pass(3);
    const second = await telegram.call('getUpdates', 2);
    await pass(10);
    await second.left;
    await pass(3);
    await telegram.call('getUpdates', 3);
    await listening.stop();
  });

  it('polls every five seconds, however long Telegram was away at the start', async () => {
    const away = 12;
    telegram = await startTelegram((method, time) => (method === 'getMe' && time <= away ? 'unavailable' : 'yes'));
    let failed = () => {};
    const nextFailure = () =>
      new Promise<void>((resolve) => {
        failed = resolve;
      });
    let failure = nextFailure();
    const listening = poll(botAt(telegram), 'https://mini.awaj.test', () => failed());
    for (let time = 0; time < away; time += 1) {
      await failure;
      failure = nextFailure();
      await pass(5);
    }
    await telegram.call('getUpdates', 1);
    await listening.stop();
  });

  it('times out after ten seconds in any other call', async () => {
    telegram = await startTelegram(() => 'never');
    const sent = expect(botAt(telegram).api.sendMessage(1, 'Selam')).rejects.toThrow('sendMessage');
    const { left } = await telegram.call('sendMessage', 1);
    await pass(10);
    await sent;
    await left;
  });
});

function botOf({ services }: World, apiUrl: string) {
  const { db, now, messages, providers, addresses } = services;
  const payments = { isPayable: async () => false, settle: async () => false };
  return createBot({
    db,
    now,
    messages,
    telegram: { ...providers.telegram, apiUrl },
    miniUrl: addresses.mini,
    webUrl: addresses.web,
    payments,
  });
}
