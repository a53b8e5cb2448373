import { type ComponentProps, type ReactElement, useImperativeHandle, useRef } from 'react';
import { closeIcon, searchIcon } from '../../icons.ts';
import { InputBox } from '../FormField/InputBox.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';

export type SearchFieldProps = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'aria-label' | 'disabled'
> & {
  value: string;
  onChange: (value: string) => void;
  labels: { field: string; clear: string };
};

/** The icon and placeholder show what it is; the label tells screen readers. */
export function SearchField({ value, onChange, labels, ref, ...rest }: SearchFieldProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const clear = () => {
    onChange('');
    // The button is about to be removed, and the focus would be lost.
    input.current?.focus();
  };
  return (
    <InputBox
      aria-label={labels.field}
      end={value && <IconButton icon={closeIcon} label={labels.clear} onClick={clear} />}
      enterKeyHint="search"
      onChange={(event) => onChange(event.target.value)}
      ref={input}
      start={<Icon drawing={searchIcon} />}
      type="search"
      value={value}
      {...rest}
    />
  );
}
