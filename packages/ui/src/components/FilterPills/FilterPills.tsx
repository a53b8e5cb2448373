import { type ComponentProps, type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { closeIcon } from '../../icons.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './FilterPills.css.ts';

export interface Filter {
  id: string;
  /** "Region: Oromia". */
  label: string;
}

export type FilterPillsProps = Omit<ComponentProps<'section'>, 'className' | 'style' | 'children' | 'aria-label'> & {
  /** "Chosen filters". */
  label: string;
  filters: readonly Filter[];
  onRemove: (id: string) => void;
  /** Clears all filters of the list. Set if there are several filters, including those shown elsewhere. */
  onClear?: () => void;
  words: { remove: string; clear: string };
  /** "124 tenders": announced when it changes; shown elsewhere on the page. Empty while loading. */
  result: string;
  /** Content after the pills, such as an action for all of them. */
  end?: ReactNode;
};

/** Active filters that no chip shows, each removable. The number of results is announced. */
export function FilterPills(props: FilterPillsProps): ReactElement {
  const { label, filters, onRemove, onClear, words, result, end, ...rest } = props;
  const area = useRef<HTMLElement>(null);
  const removedAt = useRef<number | null>(null);
  // The pressed button has gone with its pill: its neighbour takes the focus, or the result when none is left.
  useEffect(() => {
    if (removedAt.current === null) return;
    const pills = [...(area.current?.querySelectorAll<HTMLButtonElement>('li button') ?? [])].slice(0, filters.length);
    const next = pills[Math.min(removedAt.current, pills.length - 1)];
    (next ?? area.current?.querySelector<HTMLElement>('[role="status"]'))?.focus();
    removedAt.current = null;
  }, [filters]);
  const remove = (id: string, place: number) => {
    removedAt.current = place;
    onRemove(id);
  };
  const clear =
    onClear &&
    (() => {
      removedAt.current = 0;
      onClear();
    });
  return (
    <section aria-label={label} className={styles.area} ref={area} {...rest}>
      {(filters.length > 0 || end) && (
        <ul className={styles.list}>
          {filters.map((filter, place) => (
            <li className={styles.entry} key={filter.id}>
              <button className={styles.pill} onClick={() => remove(filter.id, place)} type="button">
                <VisuallyHidden>{words.remove} </VisuallyHidden>
                <bdi className={styles.name}>{filter.label}</bdi>
                <Icon drawing={closeIcon} />
              </button>
            </li>
          ))}
          {clear && filters.length > 0 && (
            <li className={styles.entry}>
              <Button onClick={clear} tone="text">
                {words.clear}
              </Button>
            </li>
          )}
          {end && <li className={styles.entry}>{end}</li>}
        </ul>
      )}
      <VisuallyHidden role="status" tabIndex={-1}>
        {result}
      </VisuallyHidden>
    </section>
  );
}
