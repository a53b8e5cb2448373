import { ApiError, createApiClient } from '@awaj/api-client';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createSavedTenderMutations } from './saved-tender.mutations.ts';

const viewsIn = (seen: unknown[]) => ({
  show: (saving: object) => seen.push(saving),
  showCount: (count: number) => seen.push(count),
  showFailure: (error: Error, { id }: { id: number }) => seen.push(`${error.name} ${id}`),
});

/** Saves tender 7 against a server with this answer; returns the requests and everything shown in between. */
async function save(isSaved: boolean, answer: () => Response) {
  const asked: unknown[] = [];
  const seen: unknown[] = [];
  const requests: Request[] = [];
  const fetch = async (request: Request) => {
    requests.push(request);
    asked.push([request.method, new URL(request.url).pathname, await request.json()]);
    seen.push('asked');
    return answer();
  };
  const mutations = createSavedTenderMutations(createApiClient({ baseUrl: 'http://api.test', fetch }));
  const views = viewsIn(seen);
  const observer = new MutationObserver(new QueryClient(), mutations.save(views));
  const outcome = await observer.mutate({ id: 7, isSaved }).catch((error: unknown) => error);
  return { asked, seen, requests, outcome };
}

it('a tender is shown as saved at once, and then with the server’s count', async () => {
  const { asked, seen } = await save(true, () => Response.json({ count: 8, is_saved: 1 }));
  expect(asked).toEqual([['POST', '/client/save-unsave/7', { to: 1 }]]);
  expect(seen).toEqual([{ id: 7, isSaved: true }, 'asked', { id: 7, isSaved: true }, 8]);
});

it('unsaving requests the final state, so that repeating it does no harm', async () => {
  const { asked, seen } = await save(false, () => Response.json({ count: 7, is_saved: 0 }));
  expect(asked).toEqual([['POST', '/client/save-unsave/7', { to: 0 }]]);
  expect(seen.at(-1)).toBe(7);
});

it('a save is completed by the browser even if its page is left at once', async () => {
  const { requests } = await save(true, () => Response.json({ count: 8, is_saved: 1 }));
  expect(requests.map(({ keepalive }) => keepalive)).toEqual([true]);
});

it('a refused save is undone', async () => {
  const { seen, outcome } = await save(true, () => Response.json({ status: false, message: 'No' }, { status: 404 }));
  expect(outcome).toBeInstanceOf(ApiError);
  expect(seen).toEqual([{ id: 7, isSaved: true }, 'asked', { id: 7, isSaved: false }, 'ApiError 7']);
});

it('a save that never arrives is undone', async () => {
  const { seen } = await save(false, () => {
    throw new TypeError('Failed to fetch');
  });
  expect(seen.slice(-2)).toEqual([{ id: 7, isSaved: true }, 'NetworkError 7']);
});

it('the next save is sent after the answer to the former one, and both are shown at once', async () => {
  const answers: ((isSaved: 0 | 1, count: number) => void)[] = [];
  const asked: string[] = [];
  const fetch = (request: Request) => {
    asked.push(new URL(request.url).pathname);
    return new Promise<Response>((resolve) =>
      answers.push((is_saved, count) => resolve(Response.json({ is_saved, count }))),
    );
  };
  const seen: unknown[] = [];
  const client = new QueryClient();
  const options = createSavedTenderMutations(createApiClient({ baseUrl: 'http://api.test', fetch })).save(
    viewsIn(seen),
  );
  const first = new MutationObserver(client, options).mutate({ id: 7, isSaved: true });
  const second = new MutationObserver(client, options).mutate({ id: 8, isSaved: false });
  await vi.waitFor(() => expect(answers).toHaveLength(1), { timeout: 5000 });
  expect(seen).toEqual([
    { id: 7, isSaved: true },
    { id: 8, isSaved: false },
  ]);
  answers[0]?.(1, 5);
  await first;
  await vi.waitFor(() => expect(answers).toHaveLength(2), { timeout: 5000 });
  answers[1]?.(0, 4);
  await second;
  expect(asked).toEqual(['/client/save-unsave/7', '/client/save-unsave/8']);
  expect(seen.at(-1)).toBe(4);
});
