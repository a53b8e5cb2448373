import { QueryFailure } from '@awaj/features/query-failure';
import { useArea, useLocale } from '@awaj/i18n/react';
import { Link } from '@awaj/ui/Link';
import { ListPane } from '@awaj/ui/ListLayout';
import { SkeletonText } from '@awaj/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import type { PaneState } from '../../address/pane-state.ts';
import { pathsIn } from '../../address/paths.ts';
import { useQueries } from '../../data/api.ts';
import { usePlans } from '../../data/plans.ts';
import { titleOf } from '../../seo/page-title.ts';
import { TenderPage } from '../tender/TenderPage.tsx';
import { useTenderView } from '../tender/use-tender-view.ts';

const lines = 12;

/** The name of the browser's tab is that of the tender, as on its page. */
function useTitle(name: string | undefined): void {
  const location = useLocation();
  const title = name === undefined ? undefined : titleOf({ location }, name);
  useEffect(() => {
    if (title === undefined) return;
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}

/** Escape closes the pane, unless it closes something in front of it. */
function useEscape(close: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const isElsewhere = target instanceof Element && target.closest('form, details[open], [role="dialog"]') !== null;
    if (event.key === 'Escape' && !event.defaultPrevented && !isElsewhere) close();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

export interface TenderPaneProps extends Pick<PaneState, 'tenderId' | 'takesFocus'> {
  /** The words that the list was searched for. */
  searched: string;
  now: Date;
  onClose: () => void;
}

/** The page of a tender beside its list. */
export function TenderPane({ tenderId, takesFocus, searched, now, onClose }: TenderPaneProps): ReactElement {
  const { pane } = useArea('tenderPage');
  const view = useTenderView(tenderId, null);
  const detail = useQuery(useQueries().tenders.detail(tenderId));
  const { data: plans = null } = usePlans();
  useTitle(view?.tender.title);
  useEscape(onClose);
  return (
    <ListPane
      close={{ label: pane.close, onClose }}
      key={tenderId}
      label={view?.tender.title ?? pane.loading}
      page={<Link href={pathsIn(useLocale()).tender(tenderId, searched)}>{pane.page}</Link>}
      takesFocus={takesFocus}
    >
      {view && <TenderPage isPart now={now} plans={plans} view={view} />}
      {!view && (detail.isError ? <QueryFailure query={detail} /> : <SkeletonText lines={lines} />)}
    </ListPane>
  );
}
