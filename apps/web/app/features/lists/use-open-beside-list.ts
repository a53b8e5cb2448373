import { lazyPart, prefetchPart } from '@awaj/features/lazy-part';
import { useLocale } from '@awaj/i18n/react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { listKeyOf, type PaneState, paneStateOf } from '../../address/pane-state.ts';
import { pathsIn } from '../../address/paths.ts';
import { useOpenPage } from '../../boot/use-open-page.ts';
import { useQueries } from '../../data/api.ts';
import { nullIfSlow } from '../../shell/LoadingPage.tsx';

export const tenderPane = lazyPart(() => import('./TenderPane.tsx'));

/** The tender that is open beside the list. */
export const useOpenTenderId = (): number | undefined => paneStateOf(useLocation())?.tenderId;

/**
 * Opens a tender beside its list. The address bar shows the tender's address while the router stays at the list, and
 * Back closes the pane.
 */
export function useOpenBesideList(searched: string) {
  const location = useLocation();
  const openPage = useOpenPage();
  const client = useQueryClient();
  const { tenders } = useQueries();
  const paths = pathsIn(useLocale());
  return (tenderId: number, { takesFocus }: Pick<PaneState, 'takesFocus'>): Promise<void> => {
    const mask = paths.tender(tenderId, searched);
    const pane: PaneState = { tenderId, takesFocus, listKey: listKeyOf(location) };
    return openPage(mask, {
      // Only the hash differs from the list's address, so that its loader does not run.
      at: { search: location.search, hash: `#tender-${tenderId}` },
      loading: Promise.all([prefetchPart(tenderPane), nullIfSlow(client.prefetchQuery(tenders.detail(tenderId)))]),
      mask,
      preventScrollReset: true,
      replace: paneStateOf(location) !== null,
      state: { pane },
    });
  };
}
