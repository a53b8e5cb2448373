import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFetchWithTimeout, createWatchedFetch, type Progress } from './fetch-with-timeout.ts';

const url = 'http://api.test/';

/** An answer whose body is sent when the test says so. */
function slowAnswer() {
  let body: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      body = controller;
    },
  });
  const fetch = async (request: Request) => {
    request.signal.addEventListener('abort', () => body?.error(request.signal.reason));
    return new Response(stream);
  };
  return { fetch, send: (text: string) => body?.enqueue(new TextEncoder().encode(text)), end: () => body?.close() };
}

describe('the timeout', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('lasts as long as bytes keep coming', async () => {
    const answer = slowAnswer();
    const arrived = createFetchWithTimeout(answer.fetch, 100)(new Request(url));
    for (const text of ['a', 'b', 'c']) {
      await vi.advanceTimersByTimeAsync(99);
      answer.send(text);
    }
    await vi.advanceTimersByTimeAsync(99);
    answer.end();
    expect(await (await arrived).text()).toBe('abc');
  });

  it('ends when they stop', async () => {
    const answer = slowAnswer();
    const failed = expect(createFetchWithTimeout(answer.fetch, 100)(new Request(url))).rejects.toHaveProperty(
      'reason',
      'timeout',
    );
    await vi.advanceTimersByTimeAsync(99);
    answer.send('a');
    await vi.advanceTimersByTimeAsync(100);
    await failed;
  });

  it('leaves no timer behind', async () => {
    await createFetchWithTimeout(async () => new Response('done'), 100)(new Request(url));
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a watched call', () => {
  const watch = async (headers: Record<string, string>) => {
    const seen: Progress[] = [];
    const body = new Blob(['abc']).stream();
    await createWatchedFetch(
      (progress) => seen.push(progress),
      async () => new Response(body, { headers }),
    )(new Request(url));
    return seen.at(-1);
  };

  it('reports how much has arrived, and of how much', async () => {
    expect(await watch({ 'Content-Length': '3' })).toEqual({ received: 3, total: 3 });
  });

  it('reports how much has arrived even if the total is unknown', async () => {
    expect(await watch({})).toEqual({ received: 3, total: null });
  });
});
