import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { closeIcon } from '../../icons.ts';
import { classesOf } from '../../theme/variants.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { contentId } from '../PageLayout/PageLayout.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import * as styles from './ListLayout.css.ts';

const listId = 'list';

export interface ListLayoutProps {
  /** The name of the search's region, and its form. On narrow screens the form is in the drawer instead. */
  search?: {
    label: string;
    form: ReactNode;
    /** `awaited` keeps the form's room while the list loads; `none` leaves out the form of an empty list. */
    state?: 'shown' | 'awaited' | 'none';
  };
  /** A link past the search: "Skip to the list". The page then needs a ListStart. */
  skip?: string;
  /** Across the whole width: what the list is. */
  top?: ReactNode;
  /** A ListPane, open beside the list. */
  pane?: ReactNode;
  /** ListHead, banner, pills and the list. */
  children: ReactNode;
}

/** A list with its search form beside it on a desktop, and on a wide one with what is read of it. */
export function ListLayout({ search, skip, top, pane, children }: ListLayoutProps): ReactElement {
  const { state = 'shown' } = search ?? {};
  const layout = classesOf(styles.main, {
    hasSearch: search !== undefined,
    hasColumn: search !== undefined && state !== 'none',
    hasPane: Boolean(pane),
  });
  return (
    <main className={layout} id={contentId} tabIndex={-1}>
      {skip && <SkipLink label={skip} to={listId} />}
      {top && <div className={styles.top}>{top}</div>}
      {search && state === 'shown' && (
        <search aria-label={search.label} className={styles.search}>
          {search.form}
        </search>
      )}
      {state === 'awaited' && <div className={styles.search} />}
      <div className={styles.content}>{children}</div>
      {pane}
    </main>
  );
}

/** The list below its head: the target of ListLayout's skip link. */
export function ListStart({ children }: { children: ReactNode }): ReactElement {
  return (
    <div className={styles.start} id={listId} tabIndex={-1}>
      {children}
    </div>
  );
}

export interface ListPaneProps {
  /** What is shown: the title of the tender. */
  label: string;
  /** A link to the item's own page. */
  page: ReactNode;
  close: { label: string; onClose: () => void };
  /** Whether it takes the focus when it appears. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** One item of the list, read beside it. It scrolls by itself. */
export function ListPane({ label, page, close, takesFocus = false, children }: ListPaneProps): ReactElement {
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) pane.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <section aria-label={label} className={styles.pane} ref={pane} tabIndex={-1}>
      <div className={styles.bar}>
        {page}
        <IconButton icon={closeIcon} label={close.label} onClick={close.onClose} />
      </div>
      {children}
    </section>
  );
}
