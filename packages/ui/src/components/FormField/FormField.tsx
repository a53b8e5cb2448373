import { type ReactElement, type ReactNode, useId, useRef } from 'react';
import { alertIcon } from '../../icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Frame.css.ts';
import { SentForm, useErrorTime } from './use-error-time.ts';

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
  /** Under the control and read with it: how it stands with the value, such as whether it is verified. */
  note?: ReactNode;
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
  /** `group` when it holds several controls: the label becomes their legend. `choice` for a box beside its label. */
  as?: 'field' | 'group' | 'choice';
  /** Of a group: what is in it is being sent. */
  isBusy?: boolean | undefined;
  /** The form around is set back to how it began. */
  onReset?: (() => void) | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** What a field's frame says, apart from what its control takes. */
export function frameOf<Props extends FieldProps>(props: Props): [FieldProps, Omit<Props, keyof FieldProps>] {
  const { label, hint, error, errorTiming, optional, note, id, ...rest } = props;
  return [{ label, hint, error, errorTiming, optional, note, id }, rest];
}

export function FormField(props: FormFieldProps): ReactElement {
  const { label, hint, error, optional, note, as = 'field', isBusy, children } = props;
  const frame = useRef<HTMLDivElement & HTMLFieldSetElement>(null);
  const own = useId();
  const id = props.id ?? own;
  const isDue = useErrorTime(frame, props.onReset) || props.errorTiming === 'atOnce';
  const shown = isDue && error ? error : undefined;
  const describing = [hint && `${id}-hint`, shown && `${id}-error`, note && `${id}-note`];
  const describedBy = describing.filter(Boolean).join(' ') || undefined;
  const isGroup = as === 'group';
  const Frame = isGroup ? 'fieldset' : 'div';
  const control = children({
    id,
    labelId: `${id}-label`,
    'aria-describedby': describedBy,
    'aria-invalid': shown ? true : undefined,
  });
  return (
    <Frame
      className={styles.field}
      ref={frame}
      {...(isGroup && { id, 'aria-busy': isBusy, 'aria-describedby': describedBy })}
    >
      <Name as={as} id={id} label={label} optional={optional}>
        {as === 'choice' && control}
      </Name>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {as !== 'choice' && control}
      <ErrorLine id={`${id}-error`} text={shown} />
      {note && (
        <div className={styles.note} id={`${id}-note`}>
          {note}
        </div>
      )}
    </Frame>
  );
}

type NameProps = Pick<FormFieldProps, 'label' | 'optional'> & {
  as: NonNullable<FormFieldProps['as']>;
  id: string;
  /** The box that stands before the words. */
  children: ReactNode;
};

function Name({ as, id, label, optional, children }: NameProps): ReactElement {
  const Element = as === 'group' ? 'legend' : 'label';
  const words = (
    <>
      {label}
      {optional && ' '}
      {optional && <span className={styles.mark}>{`(${optional})`}</span>}
    </>
  );
  return (
    <Element
      className={children ? styles.choice : styles.label}
      id={`${id}-label`}
      {...(as !== 'group' && { htmlFor: id })}
    >
      {children}
      {children ? <span className={styles.choiceName}>{words}</span> : words}
    </Element>
  );
}

/** Always there, so that a screen reader hears the text that comes into it. */
export function ErrorLine({ id, text }: { id?: string | undefined; text: string | undefined }): ReactElement {
  return (
    <div aria-live="polite">
      {text && (
        <p className={styles.error} id={id}>
          <span className={styles.errorSign}>
            <Icon drawing={alertIcon} />
          </span>
          {text}
        </p>
      )}
    </div>
  );
}
