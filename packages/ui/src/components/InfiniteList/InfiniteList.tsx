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
  /** The same for the same item, whatever comes before it. */
  idOf: (item: Item) => string;
  /** How an item looks. Called again for an item only when it or this function changes. */
  children: (item: Item) => ReactNode;
  /** What stands above an item, by its id: where a day or another group begins. */
  headings?: ReadonlyMap<string, ReactNode> | undefined;
  /** What comes after what is shown. */
  next: InfiniteListNext;
  /** Stands at the end while the next page loads. */
  skeleton: ReactNode;
  /** Stands at the end when the next page did not load, with a way to try again. */
  failure: ReactNode;
  endText?: string | undefined;
  /** Below the last item, once all are there: nothing has to make room for what still arrives. */
  after?: ReactNode;
  /** Read out politely when it changes: "20 more tenders". */
  announcement: string;
  /** From `onLeave`, when the reader comes back. */
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
  // What comes is laid out as soon as it is rendered: with the drawing of the next picture it would be one long task.
  useBeforePaint(() => void list.current?.getBoundingClientRect());
  useScrollPosition({ remembered: rows.room === null ? remembered : undefined, onLeave, heights });
  // The row of an item far away comes with the render that this asks for; then it can take the focus.
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
 * A list that goes on as it is read. Forty items stand in the page as they are; of a longer one those near the
 * window, so that the five-thousandth is as quick to reach as the first.
 */
export function InfiniteList<Item>(props: InfiniteListProps<Item>): ReactElement {
  const { items, children, headings, next, skeleton, failure, endText, after, announcement } = props;
  const { rows, room, ids, isArriving, list, onFocus } = useList(props);
  const sentinel = useMoreNearEnd(isArriving ? { kind: 'loading' } : next);
  const count = next.kind === 'end' ? items.length : -1;
  return (
    <div aria-busy={next.kind === 'loading'}>
      <ul
        className={styles.rows}
        onFocus={onFocus}
        ref={list}
        // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes it for no list
        role="list"
        // The rows are held in their place by us: the browser would do it a second time.
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
