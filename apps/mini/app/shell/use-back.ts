import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { hashes, paths } from '../address/paths.ts';
import { giveUpPage, useLostPage } from '../boot/page-files.ts';
import { useHost } from '../data/use-host.ts';

/** The client puts what it tells at the launch in the same place. */
const isOverList = (hash: string): boolean => Object.values<string>(hashes).includes(hash);

/** How deep in the app one is; a page that a link opened has nothing of ours behind it. */
const depth = (): number => (history.state as { idx?: number } | null)?.idx ?? 0;

/** One step back, or to the newest tenders from a page that the app was opened at. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    // A page that is on its way is not wanted any more.
    giveUpPage();
    if (depth() > 0) void navigate(-1);
    else void navigate(paths.latestTenders(), { replace: true });
  }, [navigate]);
}

/** The client's own back button. Gives what a button of ours has to do where the client has none. */
export function useBack(): (() => void) | null {
  const { backButton } = useHost();
  const { pathname, search, hash } = useLocation();
  const { is: isLost } = useLostPage();
  const toPageBefore = useGoBack();
  const goBack = isLost ? giveUpPage : toPageBefore;
  const isFirst = pathname + search === paths.latestTenders() && !isOverList(hash) && !isLost;
  useEffect(() => (isFirst ? undefined : backButton?.show(goBack)), [backButton, isFirst, goBack]);
  return isFirst || backButton ? null : goBack;
}
