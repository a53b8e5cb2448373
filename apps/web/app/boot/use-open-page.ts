import { useMessages } from '@awaj/i18n/react';
import { useToast } from '@awaj/ui/Toast';
import { createPath, useNavigate } from 'react-router';
import { fetchPage, isOfThisPage } from './page-files.ts';
import { reloadWhenOnline } from './reload-when-online.ts';

/** The last requested page; only this one is opened. */
let wanted: string;

const withoutHash = (path: string) => path.split('#')[0];

/**
 * Goes to a page of this site as soon as its files are here. Where they cannot be had the reader stays and is told:
 * React Router would load this page anew, and without a connection nothing would be left of it.
 */
export function useOpenPage(): (path: string, options?: { replace?: boolean }) => Promise<void> {
  const { failure } = useMessages();
  const navigate = useNavigate();
  const show = useToast();
  return async (path, options) => {
    wanted = path;
    const from = createPath(location);
    // The reader may have gone elsewhere meanwhile.
    const isWanted = () => wanted === path && createPath(location) === from;
    const isPart = path !== from && path.startsWith(`${withoutHash(from)}#`);
    const go = () =>
      isWanted() && void navigate(path, { replace: path === from, preventScrollReset: isPart, ...options });
    if (isOfThisPage(path)) return void go();
    try {
      await fetchPage(path);
      go();
    } catch {
      // Files that a deployment has removed are no reason to stay.
      const leave = () => isWanted() && location.assign(path);
      if (isWanted() && !(await reloadWhenOnline(leave)) && isWanted())
        show({ text: failure.unreachable, tone: 'failure' });
    }
  };
}
