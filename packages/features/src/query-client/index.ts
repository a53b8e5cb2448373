import { ApiError } from '@awaj/api-client';
import { QueryClient } from '@tanstack/react-query';

const retries = 2;

/** Another try mends a lost connection or a busy server, never an answer that was meant. */
const isWorthRetrying = (failures: number, error: Error): boolean =>
  failures < retries && !(error instanceof ApiError && error.status < 500);

/** Without a connection a question fails and says so, and is asked again with it, rather than wait for one unseen. */
const offline = { networkMode: 'always', refetchOnReconnect: true } as const;

/** The cache of one visit. A server that waits for an answer before it sends a page does not try again. */
export const createQueryClient = ({ isServer }: { isServer: boolean }): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { ...offline, staleTime: 60_000, retry: isServer ? false : isWorthRetrying },
      mutations: { networkMode: offline.networkMode },
    },
  });
