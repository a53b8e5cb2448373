import { type ComponentProps, type ReactElement, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './TextField.css.ts';

export type TextFieldProps = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'id' | 'type' | 'aria-describedby' | 'aria-invalid'
> & {
  label: string;
  /** Known before typing: the form expected, what it is for. */
  hint?: string;
  /** What is wrong and how to put it right. When to show it is the form's to say: after the field was left once. */
  error?: string | undefined;
  type?: 'text' | 'email' | 'tel' | 'url' | 'password';
};

export function TextField({ label, hint, error, type = 'text', ...rest }: TextFieldProps): ReactElement {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
        className={styles.input}
        id={id}
        type={type}
        {...rest}
      />
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div aria-live="polite">
        {error && (
          <p className={styles.error} id={`${id}-error`}>
            <Icon name="alert" />
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
