import { memo, type ReactElement, type ReactNode, useMemo } from 'react';
import * as styles from './InfiniteList.css.ts';

interface ListRowProps<Item> {
  item: Item;
  id: string;
  index: number;
  /** How many there are in all, -1 while more may come. */
  count: number;
  top: number | null;
  heading: ReactNode;
  /** Of a row that tells its place, as not all of them are in the page. */
  measure: ((row: HTMLElement | null) => void) | undefined;
  children: (item: Item) => ReactNode;
}

function PlainRow<Item>(props: ListRowProps<Item>): ReactElement {
  const { item, id, index, count, top, heading, measure, children } = props;
  // A row that is told its place anew is the same to look at.
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

/** While a list is scrolled, only the rows that come are rendered. */
export const ListRow = memo(PlainRow) as typeof PlainRow;
