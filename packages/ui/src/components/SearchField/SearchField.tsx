import { type ComponentProps, type ReactElement, useRef } from 'react';
import * as frame from '../FormField/FormField.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './SearchField.css.ts';

export type SearchFieldProps = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'ref' | 'aria-label' | 'disabled'
> & {
  value: string;
  onChange: (value: string) => void;
  labels: { field: string; clear: string };
};

/** The magnifying glass and the placeholder say what it is; the label says it to a screen reader. */
export function SearchField({ value, onChange, labels, ...rest }: SearchFieldProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    // The button is about to go away, and the focus with it.
    input.current?.focus();
  };
  return (
    <div className={frame.box}>
      <span className={frame.startSign}>
        <Icon name="search" />
      </span>
      <input
        aria-label={labels.field}
        className={`${frame.control({ room: 'both' })} ${styles.input}`}
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
        ref={input}
        type="search"
        value={value}
        {...rest}
      />
      {value && (
        <span className={frame.endButton}>
          <IconButton icon="close" label={labels.clear} onClick={clear} />
        </span>
      )}
    </div>
  );
}
