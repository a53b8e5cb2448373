import { createApiClient } from '@awaj/api-client';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createProgressMutations, type ProgressSaving } from './progress.mutations.ts';

const before = { stage: 'considering', note: 'Ask Hanna' } as const;

/** Changes tender 7 against an API with this answer; returns the requests and everything shown in between. */
async function save(change: ProgressSaving['change'], answer: () => Response) {
  const asked: unknown[] = [];
  const seen: unknown[] = [];
  const fetch = async (request: Request) => {
    asked.push([request.method, new URL(request.url).pathname, await request.json()]);
    seen.push('asked');
    return answer();
  };
  const mutations = createProgressMutations(createApiClient({ baseUrl: 'http://api.test', fetch }));
  const views = {
    show: (id: number, shown: object) => void seen.push([id, shown]),
    showFailure: (error: Error, id: number) => void seen.push(`${error.name} ${id}`),
  };
  const observer = new MutationObserver(new QueryClient(), mutations.save(views));
  await observer.mutate({ id: 7, before, change }).catch(() => undefined);
  return { asked, seen };
}

it('a stage is shown at once, and only changes are sent', async () => {
  const answer = { status: true, progress: { stage: 'preparing', note: 'Ask Hanna' } };
  const { asked, seen } = await save({ stage: 'preparing' }, () => Response.json(answer));
  expect(asked).toEqual([['PATCH', '/client/saved-tender/7', { stage: 'preparing' }]]);
  expect(seen).toEqual([[7, { stage: 'preparing' }], 'asked']);
});

it('a refused change of progress is undone, and nothing else', async () => {
  const refusal = () => Response.json({ status: false, message: 'No' }, { status: 404 });
  expect((await save({ note: 'Ask Samuel' }, refusal)).seen).toEqual([
    [7, { note: 'Ask Samuel' }],
    'asked',
    [7, { note: 'Ask Hanna' }],
    'ApiError 7',
  ]);
});

it('a change of progress that never arrives is undone', async () => {
  const { seen } = await save({ stage: 'submitted' }, () => {
    throw new TypeError('Failed to fetch');
  });
  expect(seen.slice(-2)).toEqual([[7, { stage: 'considering' }], 'NetworkError 7']);
});
