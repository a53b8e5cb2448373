import { type ReactElement, useId } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SegmentedControl.css.ts';
import { Segments, type SegmentsProps } from './Segments.tsx';

export interface SegmentedControlProps<Value extends string>
  extends Omit<SegmentsProps<Value>, 'name' | 'form' | 'aria-invalid'> {
  /** Heard, and not seen: what it narrows or shows stands beside it. */
  label: string;
}

/** One of two to four, all in view, which takes effect at once. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>): ReactElement {
  const { label, ...rest } = props;
  return (
    <fieldset className={styles.group}>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      <Segments form="" name={useId()} {...rest} />
    </fieldset>
  );
}
