import { useMessages } from '@awaj/i18n/react';
import { useToast } from '@awaj/ui/Toast';
import { createPath, type NavigateOptions, type To, useNavigate } from 'react-router';
import { fetchPage, isOfThisPage } from './page-files.ts';
import { reloadWhenOnline } from './reload-when-online.ts';

/** The last requested page; only this one is opened. */
let wanted: string;

const withoutHash = (path: string) => path.split('#')[0];

interface OpenOptions extends NavigateOptions {
  /** Where the router goes, if the address bar shows the page as a mask. */
  at?: To;
  /** Must settle before the page opens. */
  loading?: Promise<unknown>;
}

/**
 * Opens a page of this site once its files have loaded. If they cannot be loaded, the reader stays and gets a message.
 * React Router would instead reload the document, which shows nothing without a connection.
 */
export function useOpenPage(): (path: string, options?: OpenOptions) => Promise<void> {
  const { failure } = useMessages();
  const navigate = useNavigate();
  const show = useToast();
  return async (path, { at = path, loading, ...options } = {}) => {
    wanted = path;
    const from = createPath(location);
    // The reader may have navigated elsewhere meanwhile.
    const isWanted = () => wanted === path && createPath(location) === from;
    const isPart = path !== from && path.startsWith(`${withoutHash(from)}#`);
    const go = () =>
      isWanted() && void navigate(at, { replace: path === from, preventScrollReset: isPart, ...options });
    if (isOfThisPage(path)) return void go();
    try {
      await Promise.all([fetchPage(path), loading]);
      go();
    } catch {
      // If a deployment has removed the files, the document is loaded instead.
      const leave = () => isWanted() && location.assign(path);
      if (isWanted() && !(await reloadWhenOnline(leave)) && isWanted())
        show({ text: failure.unreachable, tone: 'failure' });
    }
  };
}
