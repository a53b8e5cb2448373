import { expect, it, vi } from 'vitest';
import { freshSeconds, staleSeconds } from './app/config/page-lifetime.ts';
import type { MadePage } from './made-page.ts';
import { createPageCache } from './page-cache.ts';

const seconds = 1_000;
const isStale = (freshSeconds + 1) * seconds;
const isOver = (freshSeconds + staleSeconds) * seconds;

/** Every rendered page has its own text, which shows which one was served. */
const page = (text: string, { status = 200, bytes = 100, isShared = true } = {}): MadePage => ({
  status,
  headers: [],
  isCompressible: false,
  body: () => Buffer.from(text),
  shared: isShared ? { etag: text, bytes } : null,
});
const personal = (text: string, status = 200) => page(text, { status, isShared: false });

function createKept(mostBytes = 10_000) {
  let time = 0;
  const cache = createPageCache({ mostBytes, now: () => time });
  const never = () => Promise.reject(new Error('nothing had to be made'));
  return {
    passes: (ms: number) => {
      time += ms;
    },
    ask: (address: string, make: () => Promise<MadePage>) => cache.read(address, make),
    textOf: async (address: string, make: () => Promise<MadePage> = never): Promise<string> =>
      (await (await cache.read(address, make)).page.body(null)).toString(),
  };
}

/** Background renders have finished once all pending tasks have run. */
const untilMade = () => new Promise((resolve) => setImmediate(resolve));

it('the cache serves a public page with its age', async () => {
  const { passes, ask, textOf } = createKept();
  await textOf('/a', async () => page('first'));
  passes(freshSeconds * seconds - 1);
  expect(await ask('/a', () => Promise.reject(new Error('made again')))).toMatchObject({
    page: { shared: { etag: 'first' } },
    ageSeconds: freshSeconds - 1,
  });
});

it('the cache serves a stale page at once, and renders the next one in the background', async () => {
  const { passes, textOf } = createKept();
  await textOf('/a', async () => page('first'));
  passes(isStale);
  expect(await textOf('/a', async () => page('second'))).toBe('first');
  await untilMade();
  expect(await textOf('/a')).toBe('second');
});

it('the cache renders a page again when it is too old', async () => {
  const { passes, textOf } = createKept();
  await textOf('/a', async () => page('first'));
  passes(isOver);
  expect(await textOf('/a', async () => page('second'))).toBe('second');
});

it('the cache renders a page once for all concurrent requests', async () => {
  const { textOf } = createKept();
  let finish: (made: MadePage) => void = () => {};
  const make = vi.fn(() => new Promise<MadePage>((resolve) => (finish = resolve)));
  const asked = ['/a', '/a', '/a'].map((address) => textOf(address, make));
  const other = textOf('/b', async () => page('other'));
  finish(page('one'));
  expect(await Promise.all([...asked, other])).toEqual(['one', 'one', 'one', 'other']);
  expect(make).toHaveBeenCalledTimes(1);
});

it('the cache renders a stale page once, however many request it', async () => {
  const { passes, textOf } = createKept();
  await textOf('/a', async () => page('first'));
  passes(isStale);
  const make = vi.fn(async () => page('second'));
  await Promise.all(['/a', '/a', '/a'].map((address) => textOf(address, make)));
  await untilMade();
  expect(make).toHaveBeenCalledTimes(1);
});

it.each([
  ['of one reader', personal('it')],
  ['that leads elsewhere', personal('it', 302)],
  ['that is not there', personal('it', 404)],
  ['refused to somebody who asks too often', personal('it', 429)],
  ['that could not be made', personal('it', 503)],
])('the cache stores no page %s', async (_, unkept) => {
  const { textOf } = createKept();
  expect(await textOf('/a', async () => unkept)).toBe('it');
  expect(await textOf('/a', async () => page('next'))).toBe('next');
});

it('the cache renders the page for each waiting request when the first one was rate-limited', async () => {
  const { textOf } = createKept();
  const texts = await Promise.all([
    textOf('/a', async () => personal('too often', 429)),
    textOf('/a', async () => page('second')),
    textOf('/a', async () => page('third')),
  ]);
  expect(texts).toEqual(['too often', 'second', 'third']);
});

it('the cache fails all waiting requests when a page cannot be rendered, and tries again for the next', async () => {
  const { textOf } = createKept();
  const fail = () => Promise.reject(new Error('no'));
  const [first, second] = await Promise.allSettled([textOf('/a', fail), textOf('/a', fail)]);
  expect([first.status, second.status]).toEqual(['rejected', 'rejected']);
  expect(await textOf('/a', async () => page('there'))).toBe('there');
});

it.each([
  ['fails', () => Promise.reject(new Error('no'))],
  ['is busy', async () => personal('no', 503)],
  ['lacks something', async () => personal('no', 200)],
])('the cache serves the cached page as long as allowed when the next page %s', async (_, make) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { passes, textOf } = createKept();
  await textOf('/a', async () => page('first'));
  passes(isStale);
  await textOf('/a', make);
  await untilMade();
  expect(await textOf('/a', make)).toBe('first');
});

it('the cache removes a page that no longer exists', async () => {
  const { passes, textOf } = createKept();
  await textOf('/a', async () => page('first'));
  passes(isStale);
  await textOf('/a', async () => personal('gone', 404));
  await untilMade();
  expect(await textOf('/a', async () => personal('still gone', 404))).toBe('still gone');
});

it('the cache evicts the least recently requested pages when it is full', async () => {
  const room = 3 * (100 + 2 * '/a'.length);
  const { textOf } = createKept(room);
  for (const address of ['/a', '/b', '/c']) await textOf(address, async () => page(address));
  await textOf('/a');
  await textOf('/d', async () => page('/d'));
  expect(await Promise.all(['/a', '/c', '/d'].map((address) => textOf(address)))).toEqual(['/a', '/c', '/d']);
  expect(await textOf('/b', async () => page('again'))).toBe('again');
});

it('the cache stores no page larger than the whole cache', async () => {
  const { textOf } = createKept(50);
  expect(await textOf('/a', async () => page('large'))).toBe('large');
  expect(await textOf('/a', async () => page('again'))).toBe('again');
});
