import type { ReactElement, Ref } from 'react';
import { classesOf } from '../../theme/variants.ts';
import { control } from '../FormField/FormField.css.ts';
import { type FieldControl, type FieldProps, FormField, frameOf } from '../FormField/FormField.tsx';
import { useIsScripted } from '../FormField/use-is-scripted.ts';
import { useValue } from '../FormField/use-value.ts';
import { boxesOf, type CodeCharacters } from './code.ts';
import * as styles from './OtpInput.css.ts';
import { useBoxes } from './use-boxes.ts';

export interface OtpInputProps extends FieldProps {
  /** Number of boxes. */
  length?: number;
  /** Digits bring up the number keys of a phone. */
  of?: CodeCharacters;
  /** A box's label for a screen reader: "Digit 1 of 4". */
  boxLabel: (place: number, length: number) => string;
  /** A string, because a code may begin with zero. A space is an empty box before a filled one. */
  value?: string;
  defaultValue?: string;
  onChange?: (code: string) => void;
  /** Called when the last empty box is filled, and again when a complete code is corrected. */
  onComplete?: (code: string) => void;
  name?: string;
  /** The code is being checked: it can be read but not changed. */
  isBusy?: boolean;
  /** Refers to the first box. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A one-time code, one digit or letter in each box. Errors come from the server, so they show at once. */
export function OtpInput(props: OtpInputProps): ReactElement {
  const [frame, { length = 4, of = 'digits', isBusy = false, ref }] = frameOf(props);
  const isScripted = useIsScripted();
  const { value: code, setValue: setCode, reset } = useValue(props, props.defaultValue ?? '');
  const take = (next: string) => {
    if (next === code || isBusy) return;
    setCode(next);
    if (boxesOf(next, length).every(Boolean)) props.onComplete?.(next);
  };
  const timed = { ...frame, errorTiming: frame.errorTiming ?? 'atOnce', onReset: reset };
  if (isScripted)
    return (
      <FormField as="group" isBusy={isBusy} {...timed}>
        {(field) => <Boxes {...props} code={code} field={field} length={length} of={of} onCode={take} />}
      </FormField>
    );
  return (
    <FormField {...timed}>
      {({ labelId: _, ...described }) => (
        <input
          autoComplete="one-time-code"
          className={`${classesOf(control)} ${styles.whole}`}
          defaultValue={code}
          {...keys[of]}
          name={props.name}
          ref={ref}
          {...described}
        />
      )}
    </FormField>
  );
}

/** The keyboard of a phone. */
const keys = {
  digits: { inputMode: 'numeric' },
  lettersAndDigits: { autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false },
} as const satisfies Record<CodeCharacters, object>;

type BoxesProps = Pick<OtpInputProps, 'boxLabel' | 'isBusy' | 'name' | 'ref'> & {
  code: string;
  length: number;
  of: CodeCharacters;
  field: FieldControl;
  onCode: (code: string) => void;
};

function Boxes({ code, length, of, field, onCode, boxLabel, isBusy, name, ref }: BoxesProps): ReactElement {
  const { row, digits, write, paste, repeat, onKeyDown } = useBoxes(code, length, of, onCode);
  return (
    <div className={styles.boxes} ref={row}>
      {digits.map((digit, place) => (
        <input
          aria-invalid={field['aria-invalid']}
          aria-label={boxLabel(place + 1, length)}
          // A phone fills the whole code into one box, so the boxes have no maximum length.
          autoComplete={place === 0 ? 'one-time-code' : 'off'}
          className={`${classesOf(control)} ${styles.digit}`}
          {...keys[of]}
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
          key={place}
          onChange={(event) => write(place, event.target.value)}
          onFocus={(event) => event.target.select()}
          // Typing the same digit again is no change for React, but it counts as typed.
          onInput={(event) => repeat(place, event.currentTarget.value)}
          onKeyDown={(event) => onKeyDown(place, event)}
          onPaste={(event) => {
            event.preventDefault();
            paste(place, event.clipboardData.getData('text'));
          }}
          readOnly={isBusy}
          ref={place === 0 ? ref : undefined}
          type="text"
          value={digit}
        />
      ))}
      {name && <input name={name} type="hidden" value={code} />}
    </div>
  );
}
