import { createQueryClient } from '@awaj/features/query-client';
import type { QueryClient } from '@tanstack/react-query';

const isServer = import.meta.env.SSR;
const inBrowser = isServer ? null : createQueryClient({ isServer });

/** One cache in the browser; on the server a new one for each request, so that no two people ever share one. */
export const queryClient = (): QueryClient => inBrowser ?? createQueryClient({ isServer });
