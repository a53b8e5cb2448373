import { Fragment, type MouseEvent, type ReactElement, useLayoutEffect, useRef } from 'react';
import { checkIcon } from '../../icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './OptionList.css.ts';
import type { Option, OptionListProps } from './OptionList.tsx';
import { runsOf } from './runs.ts';
import { idOfOption } from './use-option-list.ts';

export function Options(props: OptionListProps): ReactElement {
  const { options, chosen, labelledBy, isMultiple, isBusy, onChoose } = props;
  const { id, active, moveTo } = props.state;
  const list = useRef<HTMLDivElement>(null);
  const taken = new Set(chosen);

  useLayoutEffect(() => {
    const option = list.current?.querySelector<HTMLElement>(`[data-place="${active}"]`);
    if (list.current && option) keepInView(list.current, option);
  }, [active]);

  const placeOf = ({ target }: MouseEvent) =>
    Number(target instanceof Element ? target.closest<HTMLElement>('[data-place]')?.dataset.place : undefined);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the focus and hears the keys
    <div
      aria-busy={isBusy}
      aria-labelledby={labelledBy}
      aria-multiselectable={isMultiple}
      className={styles.list}
      id={id}
      onClick={(event) => {
        const option = options[placeOf(event)];
        if (option) onChoose(option);
      }}
      // Keeps the focus in the combobox.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={(event) => {
        const place = placeOf(event);
        if (place >= 0 && place !== active) moveTo(place);
      }}
      ref={list}
      role="listbox"
      tabIndex={-1}
    >
      {runsOf(options).map(({ group, from, options: run }) => {
        const rows = run.map((option, step) => (
          <Row
            count={options.length}
            id={idOfOption(id, option)}
            isActive={from + step === active}
            isChosen={taken.has(option.value)}
            key={option.value}
            option={option}
            place={from + step}
          />
        ));
        const key = `${id}-of-${from}`;
        if (group === undefined) return <Fragment key={key}>{rows}</Fragment>;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list
          <div aria-labelledby={key} key={key} role="group">
            <div className={styles.heading} id={key} role="presentation">
              {group}
            </div>
            {rows}
          </div>
        );
      })}
    </div>
  );
}

interface RowProps {
  option: Option;
  id: string;
  place: number;
  /** The total, because a screen reader would otherwise count only the group. */
  count: number;
  isActive: boolean;
  isChosen: boolean;
}

function Row({ option, id, place, count, isActive, isChosen }: RowProps): ReactElement {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: it is pointed at with aria-activedescendant
    <div
      aria-posinset={place + 1}
      aria-selected={isChosen}
      aria-setsize={count}
      className={styles.option}
      data-active={isActive || undefined}
      data-place={place}
      id={id}
      role="option"
    >
      {option.label}
      {option.count && <span className={styles.count}> {option.count}</span>}
      {isChosen && (
        <span className={styles.check}>
          <Icon drawing={checkIcon} />
        </span>
      )}
      {option.hint && <div className={styles.hint}>{option.hint}</div>}
    </div>
  );
}

/** Scrolls only the list: scrollIntoView would move the page too, before the list is placed. */
function keepInView(list: HTMLElement, option: HTMLElement): void {
  const { offsetTop, offsetHeight, previousElementSibling: before } = option;
  // The first option of a group is shown with its heading.
  const top = before instanceof HTMLElement && before.role === 'presentation' ? before.offsetTop : offsetTop;
  const lowest = offsetTop + offsetHeight - list.clientHeight;
  list.scrollTop = Math.max(lowest, Math.min(list.scrollTop, top));
}
