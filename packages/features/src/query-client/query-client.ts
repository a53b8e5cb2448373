import { ApiError, NetworkError } from '@awaj/api-client';
import { QueryCache, QueryClient } from '@tanstack/react-query';

const retries = 2;

/** Refusals are final, and after a timeout the reader is told instead of waiting as long again. */
const isFinal = (error: Error): boolean =>
  error instanceof ApiError ? error.status < 500 : error instanceof NetworkError && error.reason === 'timeout';

/** A retry helps against a lost connection or a busy server. */
const isWorthRetrying = (failures: number, error: Error): boolean => failures < retries && !isFinal(error);

/**
 * Offline, queries fail visibly and are repeated once online, instead of waiting silently. Mutations fail too and are
 * undone, instead of looking as if they had worked.
 */
const offline = { networkMode: 'always', refetchOnReconnect: true } as const;

interface QueryClientOptions {
  isServer: boolean;
  /** Reports failed queries whose content a page leaves out. A browser already logs them. */
  onError?: (error: Error) => void;
}

/** The cache of one visit. A server does not retry, because the page waits for it. */
export const createQueryClient = ({ isServer, onError }: QueryClientOptions): QueryClient =>
  new QueryClient({
    ...(onError && { queryCache: new QueryCache({ onError }) }),
    defaultOptions: {
      queries: { ...offline, staleTime: 60_000, retry: isServer ? false : isWorthRetrying },
      mutations: { networkMode: offline.networkMode },
    },
  });
