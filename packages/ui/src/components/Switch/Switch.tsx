import { type ComponentProps, type ReactElement, useId } from 'react';
import * as styles from './Switch.css.ts';

export type SwitchControlProps = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'type' | 'role' | 'disabled' | 'onChange'
> & {
  onChange?: (isOn: boolean) => void;
  /** The change is being saved: it shows what was chosen, and pressing it again does nothing. */
  isBusy?: boolean | undefined;
};

export type SwitchProps = SwitchControlProps & { label: string };

/** On or off, at once. The words in front of it can be pressed as well. */
export function Switch({ label, id, ...rest }: SwitchProps): ReactElement {
  const own = useId();
  return (
    <label className={styles.row} htmlFor={id ?? own}>
      <span className={styles.words}>{label}</span>
      <SwitchControl id={id ?? own} {...rest} />
    </label>
  );
}

/** The switch alone, for what has its words elsewhere. */
export function SwitchControl({ onChange, isBusy = false, ...rest }: SwitchControlProps): ReactElement {
  return (
    <input
      aria-busy={isBusy}
      className={styles.input}
      onChange={(event) => isBusy || onChange?.(event.target.checked)}
      onClick={(event) => isBusy && event.preventDefault()}
      // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says itself whether it is on
      role="switch"
      type="checkbox"
      {...rest}
    />
  );
}
