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
  /** A second line, where names alone do not tell options apart. */
  hint?: string | undefined;
  /** How many there are of it, as it is written: "1,204". */
  count?: string | undefined;
  /** The heading it stands under. Options of one group follow each other. */
  group?: string | undefined;
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
  /** Other options are on their way; these stand there until they have come. */
  isBusy?: boolean;
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
      {props.options.length > 0 ? <Options {...props} /> : <p className={styles.note}>{props.note}</p>}
    </div>
  );
}
