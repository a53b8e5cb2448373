import { memo, type ReactElement, type ReactNode } from 'react';
import * as styles from './InfiniteList.css.ts';

interface ListRowProps<Item> {
  item: Item;
  id: string;
  index: number;
  /** How many there are in all, -1 while more may come. */
  count: number;
  top: number | null;
  measure: ((row: HTMLElement | null) => void) | undefined;
  children: (item: Item) => ReactNode;
}

function PlainRow<Item>(props: ListRowProps<Item>): ReactElement {
  const { item, id, index, count, top, measure, children } = props;
  const isPlaced = top !== null;
  return (
    <li
      aria-posinset={isPlaced ? index + 1 : undefined}
      aria-setsize={isPlaced ? count : undefined}
      className={isPlaced ? `${styles.row} ${styles.placed}` : styles.row}
      data-id={id}
      data-index={index}
      ref={measure}
      style={isPlaced ? { transform: `translateY(${top}px)` } : undefined}
    >
      {children(item)}
    </li>
  );
}

/** While a list is scrolled, only the rows that come are rendered. */
export const ListRow = memo(PlainRow) as typeof PlainRow;
