import { type ReactElement, type ReactNode, useRef } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './OptionList.css.ts';
import { Options } from './Options.tsx';
import { useDismissal } from './use-dismissal.ts';
import type { OptionListState } from './use-option-list.ts';
import { useSide } from './use-side.ts';

export interface Option {
  value: string;
  label: string;
  /** A second line, for names that are ambiguous. */
  hint?: string | undefined;
  /** Number of results, formatted: "1,204". */
  count?: string | undefined;
  /** The heading above it. Options of a group are adjacent. */
  group?: string | undefined;
}

export interface OptionListProps {
  state: OptionListState;
  options: readonly Option[];
  chosen: readonly string[];
  onChoose: (option: Option) => void;
  /** Id of the element that labels the list. */
  labelledBy: string;
  /** Replaces the options: none found, or loading. */
  note: string;
  /** Other announcements: what was chosen, how many were found. */
  news?: string;
  isMultiple?: boolean;
  /** New options are loading; these stay visible until then. */
  isBusy?: boolean;
  /** The combobox, which keeps the focus. */
  children: ReactNode;
}

/** The list of Select, Combobox and MultiSelect: below its field, or above where there is no room. */
export function OptionList(props: OptionListProps): ReactElement {
  const { isOpen, close } = props.state;
  const news = isOpen && props.options.length === 0 ? props.note : props.news;
  const field = useRef<HTMLDivElement>(null);
  useDismissal(isOpen, close, field);
  return (
    <div className={styles.field} ref={field}>
      {props.children}
      {isOpen && <Panel {...props} />}
      {/* Always rendered, so that a screen reader announces text that appears in it. */}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </div>
  );
}

function Panel(props: OptionListProps): ReactElement {
  const panel = useRef<HTMLDivElement>(null);
  useSide(panel);
  return (
    <div className={styles.panel} ref={panel}>
      {props.options.length > 0 ? <Options {...props} /> : <p className={styles.note}>{props.note}</p>}
    </div>
  );
}
