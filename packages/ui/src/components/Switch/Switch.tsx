import { type ComponentProps, type ReactElement, useId } from 'react';
import * as styles from './Switch.css.ts';

export type SwitchControlProps = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'type' | 'role' | 'disabled' | 'onChange'
> & {
  onChange?: (isOn: boolean) => void;
  /** The change is being saved: it shows the new value, and pressing again does nothing. */
  isBusy?: boolean | undefined;
};

export type SwitchProps = SwitchControlProps & { label: string };

/** Takes effect at once. Its label can be pressed as well. */
export function Switch({ label, id, ...rest }: SwitchProps): ReactElement {
  const own = useId();
  return (
    <label className={styles.row} htmlFor={id ?? own}>
      <span className={styles.words}>{label}</span>
      <SwitchControl id={id ?? own} {...rest} />
    </label>
  );
}

/** A switch without a label, for a label that is placed elsewhere. */
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
