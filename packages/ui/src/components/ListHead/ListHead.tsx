import type { ReactElement, ReactNode } from 'react';
import { filterIcon, searchIcon } from '../../icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './ListHead.css.ts';

export interface ListHeadProps {
  /** What looks like a field and opens the search, ready to type in: "Search 1,667 open tenders". Not beside a form. */
  search?: { label: string; href: string };
  /** Opens the same to choose from. */
  filter?: { label: string; href: string };
  /** FilterChips. */
  chips: ReactNode;
  /** Beside the chips on a wide page: how many tenders there are, and their order. */
  end?: ReactNode;
}

/** What stands over a list: its search in one field on a phone, and the filters that people need most. */
export function ListHead({ search, filter, chips, end }: ListHeadProps): ReactElement {
  return (
    <div className={styles.head}>
      {search && (
        <div className={styles.field}>
          <Link href={search.href} look="plain">
            <span className={styles.search}>
              <Icon drawing={searchIcon} />
              <span className={styles.words}>{search.label}</span>
            </span>
          </Link>
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
      <div className={styles.row}>
        <div className={styles.chips}>{chips}</div>
        {end && <div className={styles.end}>{end}</div>}
      </div>
    </div>
  );
}
