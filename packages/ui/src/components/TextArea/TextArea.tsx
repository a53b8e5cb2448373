import type { ComponentProps, ReactElement } from 'react';
import { classesOf } from '../../theme/variants.ts';
import { control } from '../FormField/FormField.css.ts';
import { type FieldProps, FormField, frameOf } from '../FormField/FormField.tsx';
import { type Limit, useLimit } from '../FormField/limit.tsx';
import * as styles from './TextArea.css.ts';

export type TextAreaProps = FieldProps &
  Omit<
    ComponentProps<'textarea'>,
    keyof FieldProps | 'className' | 'style' | 'rows' | 'disabled' | 'aria-describedby' | 'aria-invalid'
  > & {
    /** The maximum length and its texts. Nothing is cut. */
    limit?: Limit;
  };

/** Several lines of text. It grows with its content. */
export function TextArea(props: TextAreaProps): ReactElement {
  const [own, { limit, ...rest }] = frameOf(props);
  const { frame, heard, onChange } = useLimit(own, { ...rest, limit });
  return (
    <FormField {...frame}>
      {({ labelId: _, ...described }) => (
        <>
          <textarea
            className={`${classesOf(control)} ${styles.area}`}
            rows={3}
            {...described}
            {...rest}
            onChange={onChange}
          />
          {heard}
        </>
      )}
    </FormField>
  );
}
