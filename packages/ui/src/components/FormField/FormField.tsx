import { type ReactElement, type ReactNode, useId, useRef } from 'react';
import { alertIcon } from '../../icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Frame.css.ts';
import { SentForm, useErrorTime } from './use-error-time.ts';

/** Wrap a form that the server returned with errors: its fields show them at once. */
export const SentFormProvider = SentForm.Provider;

/** Props of every field. */
export interface FieldProps {
  label: string;
  /** Help before typing: the expected format, or what it is for. */
  hint?: string | undefined;
  /** The error and how to fix it. Pass it as long as the value is wrong; the field decides when to show it. */
  error?: string | undefined;
  /** `afterLeaving` the field or sending the form; `atOnce` for errors from the server. */
  errorTiming?: 'afterLeaving' | 'atOnce' | undefined;
  /** The word "optional", for the few fields that may stay empty. */
  optional?: string | undefined;
  /** Below the control and read with it: the state of the value, such as "verified". */
  note?: ReactNode;
  /** The control's id, so that FormError can link to it. */
  id?: string | undefined;
}

/** Attributes from the frame for its control. */
export interface FieldControl {
  id: string;
  labelId: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FormFieldProps extends FieldProps {
  /** `group` for several controls: the label becomes their legend. `choice` for a box beside its label. */
  as?: 'field' | 'group' | 'choice';
  /** For a group: its value is being sent. */
  isBusy?: boolean | undefined;
  /** For a group below a heading that says the same. Screen readers still read it. */
  isLabelHidden?: boolean | undefined;
  /** Called when the surrounding form is reset. */
  onReset?: (() => void) | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Splits the props of the frame from those of the control. */
export function frameOf<Props extends FieldProps>(props: Props): [FieldProps, Omit<Props, keyof FieldProps>] {
  const { label, hint, error, errorTiming, optional, note, id, ...rest } = props;
  return [{ label, hint, error, errorTiming, optional, note, id }, rest];
}

export function FormField(props: FormFieldProps): ReactElement {
  const { label, hint, error, optional, note, as = 'field', isBusy, isLabelHidden, children } = props;
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
      <Name as={as} id={id} isHidden={isLabelHidden} label={label} optional={optional}>
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
  isHidden: boolean | undefined;
  as: NonNullable<FormFieldProps['as']>;
  id: string;
  /** The box before the label. */
  children: ReactNode;
};

function Name({ as, id, isHidden, label, optional, children }: NameProps): ReactElement {
  const Element = as === 'group' ? 'legend' : 'label';
  const words = (
    <>
      {label}
      {optional && ' '}
      {optional && <span className={styles.mark}>{`(${optional})`}</span>}
    </>
  );
  if (isHidden)
    return (
      <VisuallyHidden as="legend" id={`${id}-label`}>
        {words}
      </VisuallyHidden>
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

/** Always rendered, so that a screen reader announces text that appears in it. */
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
