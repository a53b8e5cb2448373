import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { unit, unitRow } from '../FormField/FormField.css.ts';
import { type FieldProps, FormField, frameOf } from '../FormField/FormField.tsx';
import { InputBox } from '../FormField/InputBox.tsx';
import { type Limit, useLimit } from '../FormField/limit.tsx';

/** Props of the input itself, without those of its frame. */
export type FieldInputProps = Omit<
  ComponentProps<'input'>,
  keyof FieldProps | 'className' | 'style' | 'type' | 'disabled' | 'aria-describedby' | 'aria-invalid'
>;

export type TextFieldProps = FieldProps &
  FieldInputProps & {
    type?: 'text' | 'email' | 'tel' | 'url';
    /** Before the text: an icon, a short unit or a prefix. */
    start?: ReactNode;
    /** After it: a unit, or a button whose room is kept unless it is `undefined`. */
    end?: ReactNode;
    /** The maximum length and its texts. Nothing is cut. */
    limit?: Limit;
  };

export function TextField(props: TextFieldProps): ReactElement {
  const [own, { type = 'text', start, end, limit, ...rest }] = frameOf(props);
  const { frame, heard, onChange } = useLimit(own, { ...rest, limit });
  const before = unitOf(start);
  const after = unitOf(end);
  return (
    <FormField {...frame}>
      {({ labelId: _, ...described }) => {
        const { id } = described;
        const describing = [described['aria-describedby'], before && `${id}-before`, after && `${id}-after`];
        return (
          <>
            <div className={unitRow}>
              <Unit id={`${id}-before`} text={before} />
              <InputBox
                end={after ? undefined : end}
                start={before ? undefined : start}
                type={type}
                {...described}
                aria-describedby={describing.filter(Boolean).join(' ') || undefined}
                {...rest}
                onChange={onChange}
              />
              <Unit id={`${id}-after`} text={after} />
            </div>
            {heard}
          </>
        );
      }}
    </FormField>
  );
}

const unitOf = (slot: ReactNode) => (typeof slot === 'string' ? slot : '');

/** Read with the value. */
function Unit({ id, text }: { id: string; text: string }): ReactElement | null {
  return text ? (
    <span className={unit} id={id}>
      {text}
    </span>
  ) : null;
}
