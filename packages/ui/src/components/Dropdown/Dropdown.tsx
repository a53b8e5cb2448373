import { type KeyboardEvent, type MouseEvent, type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { classesOf } from '../../theme/variants.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Dropdown.css.ts';

export { DropdownButton, DropdownLink } from './DropdownEntry.tsx';

export interface DropdownProps {
  /** Name of the opener, including a count or a person. */
  label: string;
  /** Decorative; `label` is read instead. */
  opener: ReactNode;
  /** `bordered` for a place among buttons on a page. */
  look?: 'plain' | 'bordered';
  /** DropdownLink and DropdownButton, stacked, with dividers. */
  children: ReactNode;
}

const entriesIn = (details: HTMLElement): HTMLElement[] => [
  ...details.querySelectorAll<HTMLElement>('summary ~ * a[href], summary ~ * button'),
];

const moves: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Moves a panel back into a narrow window if it would reach out of it. */
function keepInWindow(details: HTMLDetailsElement): void {
  const panel = details.lastElementChild as HTMLElement;
  panel.style.removeProperty('--awaj-shift');
  const { left, right } = panel.getBoundingClientRect();
  const margin = 8;
  const over = left < margin ? left - margin : Math.max(0, right + margin - document.documentElement.clientWidth);
  if (details.open && over !== 0) panel.style.setProperty('--awaj-shift', `${over}px`);
}

/** Larger letters or a turned phone change the panel's size while it is open. */
function useStayingInWindow(details: { current: HTMLDetailsElement | null }): void {
  useEffect(() => {
    const { current } = details;
    if (!current?.lastElementChild) return;
    const observer = new ResizeObserver(() => keepInWindow(current));
    observer.observe(current.lastElementChild);
    return () => observer.disconnect();
  }, [details]);
}

/** Returns the focus to the opener only if it was inside the panel. */
function close(details: HTMLDetailsElement): void {
  const hadFocus = details.contains(document.activeElement);
  details.open = false;
  if (hadFocus) details.querySelector('summary')?.focus({ preventScroll: true });
}

function useClosingBeside(details: { current: HTMLDetailsElement | null }): void {
  useEffect(() => {
    const closeBeside = ({ target }: Event) => {
      if (details.current?.open && !details.current.contains(target as Node)) close(details.current);
    };
    document.addEventListener('pointerdown', closeBeside);
    document.addEventListener('focusin', closeBeside);
    return () => {
      document.removeEventListener('pointerdown', closeBeside);
      document.removeEventListener('focusin', closeBeside);
    };
  }, [details]);
}

function onKeyDown(event: KeyboardEvent<HTMLDetailsElement>): void {
  const { currentTarget, key } = event;
  if (key === 'Escape' && currentTarget.open) {
    event.preventDefault();
    close(currentTarget);
  }
  const move = moves[key];
  if (!move) return;
  if (!currentTarget.open && !key.startsWith('Arrow')) return;
  event.preventDefault();
  currentTarget.open = true;
  const entries = entriesIn(currentTarget);
  entries[move(entries.indexOf(document.activeElement as HTMLElement), entries.length)]?.focus();
}

function onPress({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  const details = currentTarget.closest('details');
  if (details && (target as Element).closest('a, button')) close(details);
}

/**
 * A list of links and buttons under its opener, at the end of a header. A native details element opens it, even before
 * the script has loaded; Escape, arrow keys and presses beside it are added here.
 */
export function Dropdown({ label, opener, look, children }: DropdownProps): ReactElement {
  const details = useRef<HTMLDetailsElement>(null);
  useClosingBeside(details);
  useStayingInWindow(details);
  return (
    <details
      className={styles.dropdown}
      onKeyDown={onKeyDown}
      onToggle={({ currentTarget }) => keepInWindow(currentTarget)}
      ref={details}
    >
      <summary className={classesOf(styles.opener, { look })}>
        <span aria-hidden="true" className={styles.face}>
          {opener}
        </span>
        <VisuallyHidden>{label}</VisuallyHidden>
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link or button inside is a click as well */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what was pressed inside it is the control */}
      <div className={styles.panel} onClick={onPress}>
        {children}
      </div>
    </details>
  );
}
