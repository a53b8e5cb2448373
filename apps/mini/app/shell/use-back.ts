import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { hashes, paths } from '../address/paths.ts';
import { cancelNavigation, useLostPage } from '../boot/page-files.ts';
import { useHost } from '../data/use-host.ts';

/** At the launch, the client's parameters are in the hash as well. */
const isOverList = (hash: string): boolean => Object.values<string>(hashes).includes(hash);

/** The depth in the app's history; a page that a link opened has none of our pages before it. */
const depth = (): number => (history.state as { idx?: number } | null)?.idx ?? 0;

/** Goes one step back, or to the newest tenders from the first page. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    // The page that is being loaded is no longer wanted.
    cancelNavigation();
    if (depth() > 0) void navigate(-1);
    else void navigate(paths.latestTenders(), { replace: true });
  }, [navigate]);
}

/** The client's own back button. Returns the function for our own button if the client has none. */
export function useBack(): (() => void) | null {
  const { backButton } = useHost();
  const { pathname, search, hash } = useLocation();
  const { isLost } = useLostPage();
  const toPageBefore = useGoBack();
  const goBack = isLost ? cancelNavigation : toPageBefore;
  const isFirst = pathname + search === paths.latestTenders() && !isOverList(hash) && !isLost;
  useEffect(() => (isFirst ? undefined : backButton?.show(goBack)), [backButton, isFirst, goBack]);
  return isFirst || backButton ? null : goBack;
}
