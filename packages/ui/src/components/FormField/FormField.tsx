import { type ReactElement, type ReactNode, useId, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './FormField.css.ts';
import { useReset } from './use-reset.ts';
import { SentForm, useShowsErrors } from './use-shows-errors.ts';

/** Around a form that comes back from a server with errors: its fields show them at once. */
export const SentFormProvider = SentForm.Provider;

/** What every field has in common. */
export interface FieldProps {
  label: string;
  /** Known before typing: the form expected, what it is for. */
  hint?: string | undefined;
  /** What is wrong and how to put it right, for as long as it is wrong. The field itself knows when to show it. */
  error?: string | undefined;
  /** `afterLeaving` the field once or sending the form; `atOnce` for what an answer of the server says. */
  errorTiming?: 'afterLeaving' | 'atOnce' | undefined;
  /** The word for "optional", on the few fields that may stay empty. */
  optional?: string | undefined;
  /** Of the control, so that FormError can lead to it. */
  id?: string | undefined;
}

/** What the frame knows and its control has to carry. */
export interface FieldControl {
  id: string;
  labelId: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FormFieldProps extends FieldProps {
  /** `group` when it holds several controls: the label becomes their legend. */
  as?: 'field' | 'group';
  /** Of a group: what is in it is being sent. */
  isBusy?: boolean | undefined;
  /** The form around is set back to how it began. */
  onReset?: (() => void) | undefined;
  children: (control: FieldControl) => ReactNode;
}

export function FormField(props: FormFieldProps): ReactElement {
  const { label, hint, error, optional, as = 'field', isBusy, children } = props;
  const frame = useRef<HTMLDivElement & HTMLFieldSetElement>(null);
  const own = useId();
  const id = props.id ?? own;
  const { showsErrors, hideErrors } = useShowsErrors(frame);
  useReset(frame, () => {
    hideErrors();
    props.onReset?.();
  });
  const isDue = showsErrors || props.errorTiming === 'atOnce';
  const shown = isDue && error ? error : undefined;
  const describedBy = [hint && `${id}-hint`, shown && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const isGroup = as === 'group';
  const Frame = isGroup ? 'fieldset' : 'div';
  const Name = isGroup ? 'legend' : 'label';
  return (
    <Frame
      className={styles.field}
      ref={frame}
      {...(isGroup && { id, 'aria-busy': isBusy, 'aria-describedby': describedBy })}
    >
      <Name className={styles.label} id={`${id}-label`} {...(!isGroup && { htmlFor: id })}>
        {label}
        {optional && ' '}
        {optional && <span className={styles.mark}>{`(${optional})`}</span>}
      </Name>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id,
        labelId: `${id}-label`,
        'aria-describedby': describedBy,
        'aria-invalid': shown ? true : undefined,
      })}
      <ErrorLine id={`${id}-error`} text={shown} />
    </Frame>
  );
}

/** Always there, so that a screen reader hears the text that comes into it. */
export function ErrorLine({ id, text }: { id?: string | undefined; text: string | undefined }): ReactElement {
  return (
    <div aria-live="polite">
      {text && (
        <p className={styles.error} id={id}>
          <span className={styles.errorSign}>
            <Icon name="alert" />
          </span>
          {text}
        </p>
      )}
    </div>
  );
}
