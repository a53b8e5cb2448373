import { type ComponentProps, Fragment, type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { backIcon, forwardIcon } from '../../icons.ts';
import { classesOf } from '../../theme/variants.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { glide } from './glide.ts';
import * as styles from './ScrollRow.css.ts';
import { useMore } from './scroll-ends.ts';

export type ScrollRowProps = Omit<ComponentProps<'ul'>, 'className' | 'style' | 'ref'> & {
  /** List items, each with something in it that takes the focus. */
  children: ReactNode;
  /** What the arrows do, in words: "Earlier companies", "More companies". */
  arrows: { back: string; forward: string };
};

const isCurrent = '[aria-current]:not([aria-current="false"])';

/** Brings what is chosen into view without moving the page. */
function showCurrent(row: HTMLElement): void {
  const item = row.querySelector(isCurrent)?.closest('li');
  if (!item) return;
  const { clientWidth } = row;
  const end = item.offsetLeft + item.offsetWidth;
  // Under the arrow it is not in view.
  if (end > clientWidth - Number.parseFloat(getComputedStyle(row).scrollPaddingInlineEnd))
    row.scrollLeft = end - (clientWidth + item.offsetWidth) / 2;
}

const places = ['one', 'two', 'three', 'four', 'five', 'six'];

/** Where the row will stand: as many as a screen shows of what each of them looks like while it is on its way. */
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
 * One row of things, however many: by touch, by keyboard, and by arrows where there is a mouse. Tab passes the arrows by:
 * the row follows the focus, and an arrow that leaves at the end would take it along.
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
    // An arrow that has come to its end leaves; the focus that was on it goes to the other one.
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
