import { ApiError, NetworkError } from '@awaj/api-client';
import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

async function triesAfter(error: Error, isServer = false): Promise<number> {
  vi.useFakeTimers();
  let tries = 0;
  const query = createQueryClient({ isServer }).fetchQuery({
    queryKey: ['any'],
    queryFn: () => {
      tries += 1;
      throw error;
    },
  });
  const failed = query.catch(() => undefined);
  await vi.runAllTimersAsync();
  await failed;
  vi.useRealTimers();
  return tries;
}

const answer = (status: number) => new ApiError(new Response(null, { status }), null);

it.each([
  [new NetworkError('unreachable'), 3],
  [new NetworkError('timeout'), 1],
  [answer(503), 3],
  [answer(404), 1],
  [answer(429), 1],
])('a query is retried after %s this often: %i', async (error, tries) => {
  expect(await triesAfter(error)).toBe(tries);
});

it('a query on the server is not retried, because a page waits', async () => {
  expect(await triesAfter(new NetworkError('unreachable'), true)).toBe(1);
});

it('a query without a connection fails visibly', async () => {
  onlineManager.setOnline(false);
  expect(await triesAfter(new NetworkError('unreachable'))).toBe(3);
  onlineManager.setOnline(true);
});

it('a change without a connection fails, so that it is undone', async () => {
  onlineManager.setOnline(false);
  const mutationFn = () => Promise.reject(new NetworkError('unreachable'));
  const change = new MutationObserver(createQueryClient({ isServer: false }), { mutationFn });
  await expect(change.mutate()).rejects.toThrow(NetworkError);
  onlineManager.setOnline(true);
});
