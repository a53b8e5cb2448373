import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { hasFailed } from './failed-queries.ts';

describe('a failed query', () => {
  it('stays failed while it is tried again, until it has an answer', async () => {
    let respond = (): Promise<string> => Promise.reject(new Error('no connection'));
    const query = { queryKey: ['prices'], queryFn: () => respond(), retry: false };
    const observer = new QueryObserver(new QueryClient(), query);
    const stop = observer.subscribe(() => {});
    const now = () => hasFailed(observer.getCurrentResult());
    expect(now()).toBe(false);
    await vi.waitFor(() => expect(now()).toBe(true));

    let answer: (text: string) => void = () => {};
    respond = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const answered = observer.refetch();
    expect(observer.getCurrentResult()).toMatchObject({ isFetching: true, isError: false });
    expect(now()).toBe(true);
    answer('980 birr');
    await answered;
    expect(now()).toBe(false);
    stop();
  });
});
