import { type MouseEvent, type ReactElement, useEffect, useRef } from 'react';
import { alertIcon } from '../../icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './FormError.css.ts';

export interface FormErrorProps {
  /** What has to be done: "Put these two fields right". */
  heading: string;
  /** One for each field that is wrong, by the `id` it has, or about the form as a whole without one. */
  errors: readonly { fieldId?: string; text: string }[];
}

/** At the top of a form that was sent and is not right. Nothing while there are no errors. */
export function FormError(props: FormErrorProps): ReactElement | null {
  return props.errors.length > 0 ? <Summary {...props} /> : null;
}

function Summary({ heading, errors }: FormErrorProps): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const focus = () => box.current?.focus();
    const form = box.current?.closest('form');
    focus();
    // Sent again with the same errors, it is the answer once more.
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

/** The browser alone would show the field; this lets one write in it at once, be it an input or a group of them. */
function goToField(event: MouseEvent, fieldId: string): void {
  const field = document.getElementById(fieldId);
  const control = field?.matches('fieldset') ? field.querySelector<HTMLElement>('input, select, button') : field;
  if (!control) return;
  event.preventDefault();
  control.focus();
}
