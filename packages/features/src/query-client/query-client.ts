import { ApiError, NetworkError } from '@awaj/api-client';
import { QueryCache, QueryClient } from '@tanstack/react-query';

const retries = 2;

/** Answers that were meant stay what they are, and who has waited in vain is told so, not made to wait as long again. */
const isFinal = (error: Error): boolean =>
  error instanceof ApiError ? error.status < 500 : error instanceof NetworkError && error.reason === 'timeout';

/** Another try mends a lost connection or a busy server. */
const isWorthRetrying = (failures: number, error: Error): boolean => failures < retries && !isFinal(error);

/**
 * Without a connection a question fails and says so, and is asked again with it, rather than wait for one unseen. A change
 * fails too and is taken back, rather than look as if it were done.
 */
const offline = { networkMode: 'always', refetchOnReconnect: true } as const;

interface QueryClientOptions {
  isServer: boolean;
  /** Of questions without an answer, which a page does without; a browser tells of them by itself. */
  onError?: (error: Error) => void;
}

/** The cache of one visit. A server that waits for an answer before it sends a page does not try again. */
export const createQueryClient = ({ isServer, onError }: QueryClientOptions): QueryClient =>
  new QueryClient({
    ...(onError && { queryCache: new QueryCache({ onError }) }),
    defaultOptions: {
      queries: { ...offline, staleTime: 60_000, retry: isServer ? false : isWorthRetrying },
      mutations: { networkMode: offline.networkMode },
    },
  });
