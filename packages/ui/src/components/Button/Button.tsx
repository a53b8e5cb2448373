import type { ComponentProps, ReactElement } from 'react';
import { classesOf } from '../../theme/variants.ts';
import * as styles from './Button.css.ts';

export type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style' | 'disabled'> & {
  /** `primary` for the one thing a screen is for, `quiet` beside it, `text` for what matters least. */
  tone?: 'primary' | 'quiet' | 'text';
  /** The action is running: the button keeps its place and focus, and pressing it again does nothing. */
  isBusy?: boolean;
  /** Its text is about to change, such as a count. The text fades until then. */
  isChanging?: boolean;
  /** On a phone it is as wide as the form or card it is in. */
  isWideOnPhone?: boolean;
};

export function Button({
  tone,
  isBusy = false,
  isChanging = false,
  isWideOnPhone,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps): ReactElement {
  return (
    <button
      aria-busy={isBusy}
      className={classesOf(styles.button, { tone, isWideOnPhone })}
      onClick={isBusy ? undefined : onClick}
      type={isBusy ? 'button' : type}
      {...rest}
    >
      <span className={styles.label} data-changing={isChanging || undefined}>
        {children}
      </span>
      {isBusy && <span className={styles.spinner} />}
    </button>
  );
}
