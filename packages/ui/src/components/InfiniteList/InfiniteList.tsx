import {
  type FocusEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './InfiniteList.css.ts';
import { ListRow } from './ListRow.tsx';
import { useArriving } from './use-arriving.ts';
import { useBeforePaint } from './use-heights.ts';
import { type InfiniteListNext, useMoreNearEnd } from './use-more-near-end.ts';
import { useRows } from './use-rows.ts';
import {
  firstInView,
  focusRow,
  type InfiniteListHandle,
  type InfiniteListPosition,
  useScrollPosition,
} from './use-scroll-position.ts';

export type { InfiniteListHandle, InfiniteListNext, InfiniteListPosition };

export interface InfiniteListProps<Item> {
  items: readonly Item[];
  /** Must stay the same for an item when items are added before it. */
  idOf: (item: Item) => string;
  /** Rows of another version replace the former ones all at once, instead of moving. */
  version?: string;
  /** Renders an item. Called again only when the item or this function changes. */
  children: (item: Item) => ReactNode;
  /** By item id: a heading above that item, where a new day or group begins. */
  headings?: ReadonlyMap<string, ReactNode> | undefined;
  /** State of the next page. */
  next: InfiniteListNext;
  /** Shown at the end while the next page loads. */
  skeleton: ReactNode;
  /** Shown at the end when the next page did not load, with a retry. */
  failure: ReactNode;
  endText?: string | undefined;
  /** Shown below the last item once all pages are loaded. */
  after?: ReactNode;
  /** Announced politely when it changes: "20 more tenders". */
  announcement: string;
  /** The value from `onLeave`, when the reader comes back. */
  remembered?: InfiniteListPosition | undefined;
  onLeave?: ((place: InfiniteListPosition) => void) | undefined;
  ref?: Ref<InfiniteListHandle>;
}

type ListOptions<Item> = Pick<InfiniteListProps<Item>, 'items' | 'idOf' | 'remembered' | 'onLeave' | 'ref'>;

function useList<Item>({ items, idOf, remembered, onLeave, ref }: ListOptions<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const arrived = useArriving(items.length, { atOnce: remembered !== undefined });
  const ids = useMemo(() => items.slice(0, arrived).map(idOf), [items, arrived, idOf]);
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const toFocus = useRef<string | null>(null);
  const isArriving = arrived < items.length;
  const { heights, ...rows } = useRows({ list, ids, focusedId, remembered, isArriving });
  // Forces layout right after the render. Left to the next frame it would become one long task.
  useBeforePaint(() => void list.current?.getBoundingClientRect());
  useScrollPosition({ remembered: rows.room === null ? remembered : undefined, onLeave, heights });
  // The distant row appears with the render requested here; then it can take the focus.
  useBeforePaint(() => {
    if (toFocus.current !== null && focusRow(list, toFocus.current)) toFocus.current = null;
  });
  useImperativeHandle(ref, () => ({
    firstInView: () => firstInView(list),
    focusItem: (id) => {
      if (focusRow(list, id)) return;
      toFocus.current = id;
      setFocusedId(id);
    },
  }));
  const onFocus = ({ target }: FocusEvent) =>
    setFocusedId(target.closest<HTMLElement>('[data-id]')?.dataset.id ?? null);
  return { ...rows, ids, isArriving, list, onFocus };
}

/**
 * A list that loads more while scrolling. Up to forty items are all in the DOM; of a longer list only those near the
 * window, so that the five-thousandth item is as fast as the first.
 */
export function InfiniteList<Item>(props: InfiniteListProps<Item>): ReactElement {
  const { items, children, headings, next, skeleton, failure, endText, after, announcement, version } = props;
  const { rows, room, ids, isArriving, list, onFocus } = useList(props);
  const sentinel = useMoreNearEnd(isArriving ? { kind: 'loading' } : next);
  const count = next.kind === 'end' ? items.length : -1;
  return (
    <div aria-busy={next.kind === 'loading'} key={version}>
      <ul
        className={styles.rows}
        onFocus={onFocus}
        ref={list}
        // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes it for no list
        role="list"
        // We keep the rows in place ourselves; the browser's scroll anchoring would do it twice.
        style={room ? { height: room.height, overflowAnchor: 'none', paddingBlockStart: room.before } : undefined}
      >
        {rows.map(({ index, top, measure }) => (
          <ListRow
            count={count}
            heading={headings?.get(ids[index] as string)}
            id={ids[index] as string}
            index={index}
            item={items[index] as Item}
            key={ids[index]}
            measure={measure}
            top={top}
          >
            {children}
          </ListRow>
        ))}
      </ul>
      <div ref={sentinel} />
      {next.kind === 'loading' && skeleton}
      {next.kind === 'failed' && failure}
      {!isArriving && next.kind === 'end' && endText && <p className={styles.end}>{endText}</p>}
      {!isArriving && next.kind === 'end' && after}
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </div>
  );
}
