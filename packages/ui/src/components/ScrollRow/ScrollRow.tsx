import { type ComponentProps, Fragment, type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { backIcon, forwardIcon } from '../../icons.ts';
import { classesOf } from '../../theme/variants.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { glide } from './glide.ts';
import * as styles from './ScrollRow.css.ts';
import { useMore } from './scroll-ends.ts';

export type ScrollRowProps = Omit<ComponentProps<'ul'>, 'className' | 'style' | 'ref'> & {
  /** List items, each with one focusable element. */
  children: ReactNode;
  /** Labels of the arrows: "Earlier companies", "More companies". */
  arrows: { back: string; forward: string };
};

const isCurrent = '[aria-current]:not([aria-current="false"])';

/** Scrolls the current item into view without moving the page. */
function showCurrent(row: HTMLElement): void {
  const item = row.querySelector(isCurrent)?.closest('li');
  if (!item) return;
  const { clientWidth } = row;
  const end = item.offsetLeft + item.offsetWidth;
  // An item under the arrow does not count as visible.
  if (end > clientWidth - Number.parseFloat(getComputedStyle(row).scrollPaddingInlineEnd))
    row.scrollLeft = end - (clientWidth + item.offsetWidth) / 2;
}

const places = ['one', 'two', 'three', 'four', 'five', 'six'];

/** A placeholder of a row: as many skeleton items as a screen shows. */
export function ScrollRowSkeleton({ children }: { children: ReactNode }): ReactElement {
  return (
    <div className={styles.waiting}>
      {places.map((place) => (
        <Fragment key={place}>{children}</Fragment>
      ))}
    </div>
  );
}

/**
 * A row that scrolls sideways by touch, keyboard, and with a mouse by arrows. Tab skips the arrows, because the row
 * follows the focus, and an arrow that disappears at the end would lose it.
 */
export function ScrollRow({ children, arrows, ...rest }: ScrollRowProps): ReactElement {
  const row = useRef<HTMLUListElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  const stop = useRef(() => {});
  const more = useMore(row);
  useEffect(() => {
    if (row.current) showCurrent(row.current);
    return () => stop.current();
  }, []);
  useEffect(() => {
    // An arrow is removed at its end; its focus moves to the other one.
    const isLost = wasPressed.current && document.activeElement === document.body;
    if (isLost && more !== 'both') frame.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [more]);
  const press = (direction: 1 | -1) => () => {
    stop.current();
    wasPressed.current = true;
    if (row.current) stop.current = glide(row.current, direction);
  };
  const takeHold = () => {
    stop.current();
    wasPressed.current = false;
  };
  return (
    <div className={styles.frame} ref={frame}>
      {(more === 'start' || more === 'both') && (
        <span className={classesOf(styles.arrow, { at: 'start' })}>
          <IconButton icon={backIcon} label={arrows.back} look="bordered" onClick={press(-1)} tabIndex={-1} />
        </span>
      )}
      <ul className={styles.row} onFocus={takeHold} onPointerDown={takeHold} onWheel={takeHold} ref={row} {...rest}>
        {children}
      </ul>
      {(more === 'end' || more === 'both') && (
        <span className={classesOf(styles.arrow, { at: 'end' })}>
          <IconButton icon={forwardIcon} label={arrows.forward} look="bordered" onClick={press(1)} tabIndex={-1} />
        </span>
      )}
    </div>
  );
}
