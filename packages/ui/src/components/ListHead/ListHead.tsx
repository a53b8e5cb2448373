import { type ReactElement, type ReactNode, useRef } from 'react';
import { closeIcon, filterIcon, searchIcon } from '../../icons.ts';
import { Icon, type IconDrawing } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ListHead.css.ts';

export interface ListHeadProps {
  /** A link that looks like a field and opens the search: "Search 1,667 open tenders". Left out beside a form. */
  search?: { label: string; href: string };
  /** While words are searched for: a link to the list without them. Its label is read out. */
  clear?: { label: string; href: string } | undefined;
  /** Opens the same search at its choices. */
  filter?: { label: string; href: string };
  /** An action for the search: on a phone an icon beside the field, elsewhere with its text at the end of the row. */
  action?: { text: string; label: string; icon: IconDrawing; href: string } | undefined;
  /** FilterChips. */
  chips: ReactNode;
  /** Beside the chips on a wide page: the number of tenders and their order. */
  end?: ReactNode;
}

/** The head of a list: on a phone a search field, and the most common filters. */
export function ListHead({ search, clear, filter, action, chips, end }: ListHeadProps): ReactElement {
  const field = useRef<HTMLDivElement>(null);
  // The link is removed with the words, so the focus has to move first.
  const focusSearch = () => field.current?.querySelector('a')?.focus({ preventScroll: true });
  return (
    <div className={styles.head}>
      {search && (
        <div className={styles.field} ref={field}>
          <Link href={search.href} look="plain">
            <span className={styles.search}>
              <Icon drawing={searchIcon} />
              <span className={styles.words}>{search.label}</span>
            </span>
          </Link>
          {clear && (
            <Link href={clear.href} look="plain" onClick={focusSearch}>
              <span className={styles.clear}>
                <Icon drawing={closeIcon} />
                <VisuallyHidden>{clear.label}</VisuallyHidden>
              </span>
            </Link>
          )}
          {filter && (
            <Link href={filter.href} look="plain">
              <span className={styles.filter}>
                <Icon drawing={filterIcon} />
                {filter.label}
              </span>
            </Link>
          )}
        </div>
      )}
      {action && (
        <Link aria-label={action.label} href={action.href} look="plain" title={action.label}>
          <span className={styles.action}>
            <Icon drawing={action.icon} />
            <span className={styles.actionText}>{action.text}</span>
          </span>
        </Link>
      )}
      <div className={styles.row}>
        <div className={styles.chips}>{chips}</div>
        {end && <div className={styles.end}>{end}</div>}
      </div>
    </div>
  );
}
