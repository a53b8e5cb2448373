import { lazyPart, prefetchPart } from '@awaj/features/lazy-part';
import { useLocale } from '@awaj/i18n/react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { listKeyOf, type PaneState, paneStateOf } from '../../address/pane-state.ts';
import { pathsIn } from '../../address/paths.ts';
import { fetchPage } from '../../boot/page-files.ts';
import { useOpenPage } from '../../boot/use-open-page.ts';
import { useQueries } from '../../data/api.ts';
import { nullIfSlow } from '../../shell/LoadingPage.tsx';

export const tenderPane = lazyPart(() => import('./TenderPane.tsx'));

/** As in ListLayout: there is room for a tender beside its list. */
export const roomForPane = '(min-width: 90rem)';

/** The tender that is open beside the list. */
export const useOpenTenderId = (): number | undefined => paneStateOf(useLocation())?.tenderId;

/** The last requested tender; only this one is opened. */
let wanted: number;

/**
 * Opens a tender beside its list. The address bar shows the tender's address while the router stays at the list, and
 * Back closes the pane.
 */
export function useOpenBesideList(searched: string) {
  const location = useLocation();
  const navigate = useNavigate();
  const openPage = useOpenPage();
  const client = useQueryClient();
  const { tenders } = useQueries();
  const paths = pathsIn(useLocale());
  return async (tenderId: number, { takesFocus }: Pick<PaneState, 'takesFocus'>): Promise<void> => {
    wanted = tenderId;
    const mask = paths.tender(tenderId, searched);
    try {
      await Promise.all([
        fetchPage(mask),
        prefetchPart(tenderPane),
        nullIfSlow(client.prefetchQuery(tenders.detail(tenderId))),
      ]);
    } catch {
      // Says what is wrong, or leaves for a newer version of the site.
      return openPage(mask);
    }
    if (wanted !== tenderId) return;
    const pane: PaneState = { tenderId, takesFocus, listKey: listKeyOf(location) };
    // Only the hash differs from the list's address, so that its loader does not run.
    const to = { search: location.search, hash: `#tender-${tenderId}` };
    await navigate(to, { mask, state: { pane }, replace: paneStateOf(location) !== null, preventScrollReset: true });
  };
}
