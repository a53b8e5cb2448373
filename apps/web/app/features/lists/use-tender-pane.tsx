import { isPlainClick } from '@awaj/domain/navigation';
import { useLocale } from '@awaj/i18n/react';
import { type ReactElement, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paneStateOf } from '../../address/pane-state.ts';
import { pathsIn } from '../../address/paths.ts';
import { useOpenedPart } from '../../shell/use-opened-part.ts';
import { hasRoomForPane, useHasRoomForPane } from './page-width.ts';
import { tenderPane, useOpenBesideList, useOpenTenderId } from './use-open-beside-list.ts';

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('li[data-id] h2 a') : null;

/** Presses on tenders of the list open them beside it, where there is room. A second press opens the tender's page. */
function usePressedTenders(searched: string): void {
  const openId = useOpenTenderId();
  const paths = pathsIn(useLocale());
  const open = useOpenBesideList(searched);
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = linkOf(event);
    if (!link || !isPlainClick(event) || !hasRoomForPane()) return;
    const id = Number(link.closest('li')?.dataset.id);
    if (id === openId || link.pathname !== paths.tender(id)) return;
    event.preventDefault();
    void open(id, { takesFocus: true });
  });
  useEffect(() => {
    const listener = (event: MouseEvent) => follow(event);
    // Before the listener that opens pages.
    document.addEventListener('click', listener, { capture: true });
    return () => document.removeEventListener('click', listener, { capture: true });
  }, []);
}

/** Returns the focus to the tender in the list, unless it is elsewhere by now. */
function useFocusAfterClosing(tenderId: number | undefined): void {
  const closed = useRef(tenderId);
  useEffect(() => {
    if (tenderId === undefined && closed.current !== undefined && document.activeElement === document.body)
      document.querySelector<HTMLElement>(`li[data-id="${closed.current}"] h2 a`)?.focus({ preventScroll: true });
    closed.current = tenderId;
  }, [tenderId]);
}

/** A window that becomes too narrow shows the page of the tender, whose address it has. */
function useRoom(tenderId: number | undefined, searched: string): void {
  const navigate = useNavigate();
  const paths = pathsIn(useLocale());
  const hasRoom = useHasRoomForPane();
  const leave = useEffectEvent((id: number) => void navigate(paths.tender(id, searched), { replace: true }));
  useEffect(() => {
    if (tenderId !== undefined && !hasRoom) leave(tenderId);
  }, [tenderId, hasRoom]);
}

/** The tender that is open beside the list. */
export function useTenderPane(now: Date, searched: string): ReactElement | null {
  const state = paneStateOf(useLocation());
  const navigate = useNavigate();
  // The entry below the pane's is always that of its list.
  const close = () => void navigate(-1);
  usePressedTenders(searched);
  useRoom(state?.tenderId, searched);
  useFocusAfterClosing(state?.tenderId);
  const { TenderPane } = useOpenedPart(tenderPane, state !== null, close) ?? {};
  if (!TenderPane || !state) return null;
  return <TenderPane {...state} now={now} onClose={close} searched={searched} />;
}
