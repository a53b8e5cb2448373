import { type MouseEvent, type ReactElement, useEffect, useRef } from 'react';
import { alertIcon } from '../../icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './FormError.css.ts';

export interface FormErrorProps {
  /** What to do: "Put these two fields right". */
  heading: string;
  /** One error for each wrong field, by the field's `id`, or without one for the whole form. */
  errors: readonly { fieldId?: string; text: string }[];
}

/** The errors at the top of a form that was sent. Renders nothing without errors. */
export function FormError(props: FormErrorProps): ReactElement | null {
  return props.errors.length > 0 ? <Summary {...props} /> : null;
}

function Summary({ heading, errors }: FormErrorProps): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const focus = () => box.current?.focus();
    const form = box.current?.closest('form');
    focus();
    // Sending the same errors again has to move the focus again.
    form?.addEventListener('submit', focus);
    return () => form?.removeEventListener('submit', focus);
  }, []);
  return (
    <div className={styles.box} ref={box} role="alert" tabIndex={-1}>
      <span className={styles.sign}>
        <Icon drawing={alertIcon} />
      </span>
      <div className={styles.words}>
        <p className={styles.heading}>{heading}</p>
        <ul>
          {errors.map(({ fieldId, text }) => (
            <li key={`${fieldId} ${text}`}>
              {fieldId === undefined ? (
                text
              ) : (
                <a className={styles.link} href={`#${fieldId}`} onClick={(event) => goToField(event, fieldId)}>
                  {text}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** A browser would only scroll to the field. This also focuses it, or the first control of a group. */
function goToField(event: MouseEvent, fieldId: string): void {
  const field = document.getElementById(fieldId);
  const control = field?.matches('fieldset') ? field.querySelector<HTMLElement>('input, select, button') : field;
  if (!control) return;
  event.preventDefault();
  control.focus();
}
