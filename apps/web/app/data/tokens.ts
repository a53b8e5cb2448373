import { createTokenStore, type TokenStore } from '@awaj/features/session';
import { queryClient } from './query-client.ts';

/** Null on the server, because only the browser knows the reader. */
export const tokens: TokenStore | null = import.meta.env.SSR ? null : createTokenStore(window);

let sessionEpoch = 0;

// Runs before any component, so that a member's data is gone before the page is drawn for somebody else.
tokens?.subscribe(() => {
  if (tokens.sessionEpoch() === sessionEpoch) return;
  sessionEpoch = tokens.sessionEpoch();
  queryClient().clear();
});

let isLeaving = false;

// After Back, a browser may show the page as it was left.
if (!import.meta.env.SSR)
  addEventListener('pageshow', ({ persisted }) => {
    isLeaving &&= !persisted;
  });

/** The page is being left, so no other redirect may overtake it. */
export const isNavigatingAway = (): boolean => isLeaving;

/** Loads a new document, so that nothing of a member stays in memory. */
export function hardNavigate(path: string): void {
  isLeaving = true;
  location.assign(path);
}
