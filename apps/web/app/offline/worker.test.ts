import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCacheStorage } from '../../testing/cache-storage.ts';
import { networkOrCache } from '../../worker/network-or-cache.ts';
import {
  answerChange,
  answerMember,
  forgetMember,
  isChangeOfSaved,
  isKeptForMember,
  isTenderKept,
} from '../../worker/saved-tenders.ts';
import { memberCache } from './member-cache.ts';

const api = 'http://api.awaj.test';
const login = 'q3Jm0cVb1nW9dXz7sKf2';

let store = createCacheStorage();
let answers: (path: string) => Response | Promise<Response>;
let asked: string[];

const page = (ids: readonly number[], next: string | null = null) =>
  Response.json(
    { tenders: { data: ids.map((id) => ({ id })), next_page_url: next } },
    { headers: { Vary: 'Accept-Language' } },
  );

const ofMember = (path: string, { token = login, language = 'en', method = 'GET' } = {}) =>
  new Request(api + path, { method, headers: { Authorization: `Bearer ${token}`, 'Accept-Language': language } });

const keptPaths = () =>
  store
    .all()
    .map(({ request }) => new URL(request.url))
    .map(({ pathname, search }) => pathname + search);

beforeEach(() => {
  store = createCacheStorage();
  asked = [];
  answers = (path) => (path.startsWith('/client/saved-tender') ? page([4, 7]) : Response.json({ path }));
  vi.stubGlobal('caches', store);
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    asked.push(pathname + search);
    return answers(pathname + search);
  });
});

afterEach(async () => {
  await forgetMember();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the requests of a member', () => {
  it.each(['/client/saved-tender', '/client/saved-tender?page=2', '/tender/detail/4', '/client/user-info'])(
    '%s may be cached',
    (path) => expect(isKeptForMember(ofMember(path))).toBe(true),
  );

  it.each([
    '/client/invoice',
    '/client/invoice/1',
    '/client/setting/get-channel',
    '/document/1/download',
    '/order/1',
    '/tender/search',
    '/company/detail/3',
    '/tender/detail/4/else',
    '/client/save-unsave/4',
  ])('to %s are not cached', (path) => expect(isKeptForMember(ofMember(path))).toBe(false));

  it('are not cached without a login', () => {
    expect(isKeptForMember(new Request(`${api}/tender/detail/4`))).toBe(false);
  });

  it('change the saved tenders only by saving, removing and noting', () => {
    expect(isChangeOfSaved(ofMember('/client/save-unsave/4', { method: 'POST' }))).toBe(true);
    expect(isChangeOfSaved(ofMember('/client/saved-tender/4', { method: 'PATCH' }))).toBe(true);
    expect(isChangeOfSaved(ofMember('/client/save-unsave/4'))).toBe(false);
    expect(isChangeOfSaved(ofMember('/client/account/personal', { method: 'POST' }))).toBe(false);
  });
});

describe('the list of saved tenders', () => {
  it('is cached with each of its tenders, and can be read offline', async () => {
    await answerMember(ofMember('/client/saved-tender'));
    await vi.waitFor(() => expect(keptPaths()).toContain('/tender/detail/7'));
    expect(keptPaths()).toEqual(['/owner', '/client/saved-tender', '/tender/detail/4', '/tender/detail/7']);
    expect([await isTenderKept(7), await isTenderKept(70)]).toEqual([true, false]);
    answers = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await (await answerMember(ofMember('/tender/detail/4'))).json()).toEqual({ path: '/tender/detail/4' });
    await expect(answerMember(ofMember('/tender/detail/5'))).rejects.toThrow('Failed to fetch');
  });

  it('is cached to its end, up to two hundred tenders', async () => {
    answers = (path) => {
      const number = Number(new URL(path, api).searchParams.get('page') ?? 1);
      return path.startsWith('/client') ? page([number], `/client/saved-tender?page=${number + 1}`) : Response.json({});
    };
    await answerMember(ofMember('/client/saved-tender'));
    await vi.waitFor(() => expect(keptPaths()).toContain('/tender/detail/10'));
    expect(keptPaths().filter((path) => path.startsWith('/client/saved-tender'))).toHaveLength(10);
    expect(asked).not.toContain('/client/saved-tender?page=11');
  });

  it('is cached after the login even if it was never opened', async () => {
    await answerMember(ofMember('/client/user-info'));
    await vi.waitFor(() => expect(keptPaths()).toContain('/tender/detail/7'));
  });

  it('is updated by a new saved tender', async () => {
    await answerChange(ofMember('/client/save-unsave/4', { method: 'POST' }));
    await vi.waitFor(() => expect(keptPaths()).toContain('/tender/detail/7'));
  });

  it('can be read in the other language if it is cached in one only', async () => {
    await answerMember(ofMember('/client/saved-tender'));
    await vi.waitFor(() => expect(keptPaths()).toContain('/tender/detail/7'));
    answers = () => new Response('', { status: 503 });
    vi.useFakeTimers();
    const answered = answerMember(ofMember('/client/saved-tender', { language: 'am' }));
    await vi.advanceTimersByTimeAsync(1_000);
    expect((await (await answered).json()).tenders.data).toEqual([{ id: 4 }, { id: 7 }]);
  });
});

describe('the cache', () => {
  it('contains no login', async () => {
    await answerMember(ofMember('/client/saved-tender'));
    await vi.waitFor(() => expect(keptPaths()).toContain('/tender/detail/7'));
    for (const { request, answer } of store.all()) {
      const text = [request.url, ...[...request.headers].flat(), await answer.clone().text()].join('\n');
      expect(text).not.toContain(login);
      expect(text.toLowerCase()).not.toContain('bearer');
    }
  });

  it('is cleared for a different member', async () => {
    await answerMember(ofMember('/client/saved-tender'));
    await vi.waitFor(() => expect(keptPaths()).toContain('/tender/detail/7'));
    answers = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(answerMember(ofMember('/client/saved-tender', { token: 'of-another' }))).rejects.toThrow();
    expect(keptPaths()).toEqual(['/owner']);
  });

  it('is cleared by the logout, and a late answer is not cached', async () => {
    let come = (_: Response) => {};
    answers = () => new Promise((resolve) => (come = resolve));
    const late = answerMember(ofMember('/client/saved-tender'));
    await vi.waitFor(() => expect(asked).toEqual(['/client/saved-tender']));
    await forgetMember();
    come(page([4]));
    await late;
    expect(await store.has(memberCache)).toBe(false);
  });

  it('contains no tender that was only viewed', async () => {
    await answerMember(ofMember('/tender/detail/1'));
    await vi.waitFor(async () => expect(await store.has(memberCache)).toBe(true));
    expect(await isTenderKept(1)).toBe(false);
  });

  it.each([
    [
      'the page of a network that wants a login',
      () => new Response('<p>Sign in', { headers: { 'Content-Type': 'text/html' } }),
    ],
    ['a refusal', () => Response.json({ status: false }, { status: 403 })],
  ])('never contains %s', async (_, answer) => {
    answers = answer;
    await answerMember(ofMember('/client/saved-tender'));
    expect(keptPaths().filter((path) => path !== '/owner')).toEqual([]);
  });
});

describe('a repeated request', () => {
  const kept = async () => new Response('kept');

  it.each([
    ['refuses', 403, 'server'],
    ['answers', 200, 'server'],
    ['fails', 503, 'kept'],
  ])('is answered by the %s server or by the cache: %i', async (_, status, from) => {
    const answer = await networkOrCache(Promise.resolve(new Response('server', { status })), kept);
    expect(await answer.text()).toBe(from);
  });

  it('is answered by the cache only after ten seconds of a hanging server', async () => {
    vi.useFakeTimers();
    let text: string | undefined;
    const hangs = new Promise<Response>(() => {});
    void networkOrCache(hangs, kept).then(async (answer) => {
      text = await answer.text();
    });
    await vi.advanceTimersByTimeAsync(9_999);
    expect(text).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    await vi.waitFor(() => expect(text).toBe('kept'));
  });

  it('is answered by the failure without a cached answer', async () => {
    const failing = Promise.resolve(new Response('', { status: 502 }));
    expect((await networkOrCache(failing, async () => undefined)).status).toBe(502);
  });

  it('is sent again to a server that is restarting', async () => {
    vi.useFakeTimers();
    answers = () => (asked.length === 1 ? new Response('', { status: 502 }) : Response.json({ isBack: true }));
    const answered = answerMember(ofMember('/tender/detail/1'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await (await answered).json()).toEqual({ isBack: true });
    expect(asked).toEqual(['/tender/detail/1', '/tender/detail/1']);
  });
});
