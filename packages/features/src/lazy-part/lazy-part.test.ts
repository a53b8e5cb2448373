import { expect, it, vi } from 'vitest';
import { beginPart, fetchPartAhead, lazyPart, onLoadFailure, prefetchPart } from './lazy-part.ts';

const lost = () => Promise.reject(new Error('It did not load.'));

it('a part that was fetched ahead is there when it is wanted', async () => {
  const fetch = vi.fn(async () => 'drawer');
  const part = lazyPart(fetch);
  await fetchPartAhead(part);
  await prefetchPart(part);
  expect(part.loaded).toBe('drawer');
  expect(fetch).toHaveBeenCalledOnce();
});

it('a part that could not be fetched ahead counts as lost only when it is wanted', async () => {
  const handle = vi.fn(async () => {});
  onLoadFailure(handle);
  const fetch = vi.fn(lost);
  const part = lazyPart(fetch);
  await fetchPartAhead(part);
  expect(handle).not.toHaveBeenCalled();
  await prefetchPart(part);
  expect(handle).toHaveBeenCalledOnce();
  expect(fetch).toHaveBeenCalledOnce();
});

it('a lost part is fetched again the next time it is wanted', async () => {
  const fetch = vi.fn(lost);
  const part = lazyPart<string>(fetch);
  await fetchPartAhead(part);
  await prefetchPart(part);
  fetch.mockImplementation(async () => 'drawer' as never);
  await prefetchPart(part);
  expect(part.loaded).toBe('drawer');
});

it('a part that only began to load counts as loaded when it is wanted', async () => {
  const fetch = vi.fn(async () => 'drawer');
  const part = lazyPart(fetch);
  await beginPart(part);
  expect(part.loaded).toBeUndefined();
  await prefetchPart(part);
  expect(part.loaded).toBe('drawer');
  expect(fetch).toHaveBeenCalledOnce();
});
