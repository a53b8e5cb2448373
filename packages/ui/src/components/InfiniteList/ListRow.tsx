import { memo, type ReactElement, type ReactNode, useMemo } from 'react';
import * as styles from './InfiniteList.css.ts';

interface ListRowProps<Item> {
  item: Item;
  id: string;
  index: number;
  /** Total number of rows, -1 while more may come. */
  count: number;
  top: number | null;
  heading: ReactNode;
  /** For rows that report their position, because not all rows are in the DOM. */
  measure: ((row: HTMLElement | null) => void) | undefined;
  children: (item: Item) => ReactNode;
}

function PlainRow<Item>(props: ListRowProps<Item>): ReactElement {
  const { item, id, index, count, top, heading, measure, children } = props;
  // A row that only moved is not rendered again.
  const content = useMemo(() => children(item), [children, item]);
  return (
    <li
      aria-posinset={measure ? index + 1 : undefined}
      aria-setsize={measure ? count : undefined}
      className={top === null ? styles.row : `${styles.row} ${styles.apart}`}
      data-id={id}
      data-index={index}
      ref={measure}
      style={top === null ? undefined : { insetBlockStart: top }}
    >
      {heading}
      {content}
    </li>
  );
}

/** While scrolling, only new rows are rendered. */
export const ListRow = memo(PlainRow) as typeof PlainRow;
