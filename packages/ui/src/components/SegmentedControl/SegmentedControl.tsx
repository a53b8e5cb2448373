import { type ReactElement, useId } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SegmentedControl.css.ts';
import { Segments, type SegmentsProps } from './Segments.tsx';

export interface SegmentedControlProps<Value extends string>
  extends Omit<SegmentsProps<Value>, 'name' | 'form' | 'aria-invalid'> {
  /** For screen readers only: the content beside it shows what it changes. */
  label: string;
}

/** One of two to four visible options that takes effect at once. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>): ReactElement {
  const { label, ...rest } = props;
  return (
    <fieldset className={styles.group}>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      <Segments form="" name={useId()} {...rest} />
    </fieldset>
  );
}
