import { ApiError } from '@awaj/api-client';
import { QueryClient } from '@tanstack/react-query';

/** Another try mends a lost connection or a busy server, never an answer that was meant. */
const isWorthRetrying = (failures: number, error: Error): boolean =>
  failures < 2 && !(error instanceof ApiError && error.status < 500);

const createQueryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: 60_000, retry: import.meta.env.SSR ? false : isWorthRetrying } },
  });

const inBrowser = import.meta.env.SSR ? null : createQueryClient();

/** One cache in the browser; on the server a new one for each request, so that no two people ever share one. */
export const queryClient = (): QueryClient => inBrowser ?? createQueryClient();
