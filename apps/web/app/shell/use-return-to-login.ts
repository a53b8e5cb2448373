import { useEffect, useEffectEvent } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';
import { destinationOf } from '../address/redirects.ts';
import { isNavigatingAway, tokens } from '../data/tokens.ts';
import { useBfcacheRestore } from './use-bfcache-restore.ts';

/** Redirects to the login if the reader was logged out meanwhile, in another tab or before a restored page. */
export function useReturnToLogin(): void {
  const navigate = useNavigate();
  const path = createPath(useLocation());
  const leave = useEffectEvent(() => {
    if (tokens === null || tokens.read() !== null || isNavigatingAway()) return;
    const target = destinationOf(path, { hasToken: false });
    if (target !== null) void navigate(target, { replace: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again of each page
  useEffect(() => {
    leave();
    return tokens?.subscribe(leave);
  }, [path]);
  useBfcacheRestore(leave);
}
