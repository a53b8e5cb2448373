import type { ComponentProps, ReactElement } from 'react';
import { Link } from '../Link/Link.tsx';
import { ScrollRow, type ScrollRowProps, ScrollRowSkeleton } from '../ScrollRow/ScrollRow.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './CategorySlider.css.ts';

export interface SliderCategory {
  id: number | string;
  name: string;
  href: string;
  /** As it is written: "1,204". Read out with `name`. */
  count?: string;
}

export type CategorySliderProps = Omit<ComponentProps<'nav'>, 'className' | 'style' | 'children' | 'aria-label'> & {
  /** What is in the row: "Categories". */
  label: string;
  arrows: ScrollRowProps['arrows'];
  /** `null` while they are on their way. With none there is no slider. */
  categories: readonly SliderCategory[] | null;
  /** The one that the list shows now. */
  current?: SliderCategory['id'] | null;
};

/** Narrows the list below to one category at a touch. */
export function CategorySlider(props: CategorySliderProps): ReactElement | null {
  const { label, arrows, categories, current, ...rest } = props;
  if (categories?.length === 0) return null;
  return (
    <nav aria-busy={categories === null} aria-label={label} {...rest}>
      {categories ? (
        <ScrollRow arrows={arrows}>
          {categories.map(({ id, name, href, count }) => (
            <li className={styles.chip} data-current={id === current} key={id}>
              <Link aria-current={id === current ? 'true' : undefined} href={href} look="cover">
                {name}
              </Link>
              {count && <span className={styles.count}>{count}</span>}
            </li>
          ))}
        </ScrollRow>
      ) : (
        <ScrollRowSkeleton>
          <div className={styles.chip}>
            <span className={styles.name}>
              <Skeleton height="text" />
            </span>
          </div>
        </ScrollRowSkeleton>
      )}
    </nav>
  );
}
