import { type ComponentProps, type ReactElement, useId } from 'react';
import { clockIcon } from '../../icons.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './SearchHistory.css.ts';

export type SearchHistoryProps = Omit<ComponentProps<'section'>, 'className' | 'style' | 'children'> & {
  /** "Recent searches". */
  label: string;
  /** As typed, the newest first, each with a link that searches again. */
  searches: readonly { words: string; href: string }[];
  onForget: { label: string; onPress: () => void };
};

/** Earlier searches, each repeated with one press. */
export function SearchHistory({ label, searches, onForget, ...rest }: SearchHistoryProps): ReactElement | null {
  const id = useId();
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.area} {...rest}>
      <div className={styles.head}>
        <span id={id}>{label}</span>
        <Button onClick={onForget.onPress} tone="text">
          {onForget.label}
        </Button>
      </div>
      <ul>
        {searches.map(({ words, href }) => (
          <li className={styles.entry} key={words}>
            <span className={styles.sign}>
              <Icon drawing={clockIcon} />
            </span>
            <span className={styles.words}>
              <Link dir="auto" href={href} look="cover">
                {words}
              </Link>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
