import type { ReactElement } from 'react';
import { closeIcon } from '../../icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { Option } from '../OptionList/OptionList.tsx';
import * as styles from './MultiSelect.css.ts';

interface ChipsProps {
  label: string;
  nameOf: (name: string) => string;
  names: ReadonlyMap<string, Option>;
  values: readonly string[];
  onRemove: (option: Option) => void;
}

/** The chosen options. Pressing one removes it. */
export function Chips({ label, nameOf, names, values, onRemove }: ChipsProps): ReactElement | null {
  const chosen = values.flatMap((value) => names.get(value) ?? []);
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={label} className={styles.chips}>
      {chosen.map((option) => (
        <li className={styles.chipPlace} key={option.value}>
          <button
            aria-label={nameOf(option.label)}
            className={styles.chip}
            onClick={() => onRemove(option)}
            type="button"
          >
            {option.label}
            <span className={styles.cross}>
              <Icon drawing={closeIcon} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
