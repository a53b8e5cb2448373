import { type MouseEvent, type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './OptionList.css.ts';
import { useDismissal } from './use-dismissal.ts';
import type { OptionListState } from './use-option-list.ts';
import { useSide } from './use-side.ts';

export interface Option {
  value: string;
  label: string;
}

export interface OptionListProps {
  state: OptionListState;
  options: readonly Option[];
  chosen: readonly string[];
  onChoose: (option: Option) => void;
  /** The id of what names the list. */
  labelledBy: string;
  /** In the place of options: that there are none, or that they are on their way. */
  note: string;
  /** What else a screen reader hears of it: what was chosen, how many were found. */
  news?: string;
  isMultiple?: boolean;
  /** The combobox, which keeps the focus. */
  children: ReactNode;
}

/** What Select, Combobox and MultiSelect open: a list in front of the page, below its field or above where there is no room. */
export function OptionList(props: OptionListProps): ReactElement {
  const { isOpen, close } = props.state;
  const news = isOpen && props.options.length === 0 ? props.note : props.news;
  const field = useRef<HTMLDivElement>(null);
  useDismissal(isOpen, close, field);
  return (
    <div className={styles.field} ref={field}>
      {props.children}
      {isOpen && <Panel {...props} />}
      {/* Always there, so that a screen reader hears the text that comes into it. */}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </div>
  );
}

function Panel(props: OptionListProps): ReactElement {
  const panel = useRef<HTMLDivElement>(null);
  useSide(panel);
  return (
    <div className={styles.panel} ref={panel}>
      {props.options.length > 0 ? (
        <Options {...props} />
      ) : (
        <p className={styles.note} id={props.state.id}>
          {props.note}
        </p>
      )}
    </div>
  );
}

function Options(props: OptionListProps): ReactElement {
  const { options, chosen, labelledBy, isMultiple, onChoose } = props;
  const { id, active, moveTo } = props.state;
  const list = useRef<HTMLDivElement>(null);
  const taken = new Set(chosen);

  useLayoutEffect(() => {
    const option = list.current?.children[active];
    if (list.current && option instanceof HTMLElement) keepInView(list.current, option);
  }, [active]);

  const placeOf = ({ target }: MouseEvent) =>
    Number(target instanceof Element ? target.closest<HTMLElement>('[data-place]')?.dataset.place : undefined);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the focus and hears the keys
    <div
      aria-labelledby={labelledBy}
      aria-multiselectable={isMultiple}
      className={styles.list}
      id={id}
      onClick={(event) => {
        const option = options[placeOf(event)];
        if (option) onChoose(option);
      }}
      // The focus stays in the combobox.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={(event) => {
        const place = placeOf(event);
        if (place >= 0 && place !== active) moveTo(place);
      }}
      ref={list}
      role="listbox"
      tabIndex={-1}
    >
      {options.map(({ value, label }, place) => (
        // biome-ignore lint/a11y/useFocusableInteractive: it is pointed at with aria-activedescendant
        <div
          aria-selected={taken.has(value)}
          className={styles.option}
          data-active={place === active || undefined}
          data-place={place}
          id={`${id}-${place}`}
          key={value}
          role="option"
        >
          {label}
          {taken.has(value) && (
            <span className={styles.check}>
              <Icon name="check" />
            </span>
          )}
        </div>
      ))}
    </div>
  );
}

/** By the list alone: scrollIntoView would move the page as well, before the list has its place. */
function keepInView(list: HTMLElement, option: HTMLElement): void {
  const { offsetTop, offsetHeight } = option;
  const lowest = offsetTop + offsetHeight - list.clientHeight;
  list.scrollTop = Math.max(lowest, Math.min(list.scrollTop, offsetTop));
}
