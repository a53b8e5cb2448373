import { type ChangeEvent, type ReactElement, useEffect, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { FieldProps, FormFieldProps } from './FormField.tsx';

export interface Limit {
  /** The maximum number of characters. Longer text is not cut; it shows an error. */
  length: number;
  /** Replaces the note when four fifths are used. */
  left?: (left: number) => string;
  /** Replaces the error while the text is too long. */
  over: (over: number) => string;
}

interface Limited<Control extends HTMLInputElement | HTMLTextAreaElement> {
  value?: string | number | readonly string[] | undefined;
  defaultValue?: string | number | readonly string[] | undefined;
  onChange?: ((event: ChangeEvent<Control, Element>) => void) | undefined;
  limit?: Limit | undefined;
}

/** The texts of a field with a limit, for its frame and for screen readers. */
export function useLimit<Control extends HTMLInputElement | HTMLTextAreaElement>(
  frame: FieldProps,
  { value, defaultValue = '', onChange, limit }: Limited<Control>,
) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = String(value ?? typed ?? defaultValue);
  const left = limit ? limit.length - text.length : 0;
  const near = limit && left >= 0 && left <= limit.length / 5 ? limit.left?.(left) : undefined;
  const said: Omit<FormFieldProps, 'children'> = {
    ...frame,
    ...(near && { note: near }),
    ...(limit && left < 0 && { error: limit.over(-left), errorTiming: 'atOnce' }),
    onReset: () => setTyped(null),
  };
  return {
    frame: said,
    /** The initial value is not announced. */
    heard: limit?.left && <Heard text={typed === null ? '' : (near ?? '')} />,
    onChange: (event: ChangeEvent<Control, Element>) => {
      if (limit) setTyped(event.target.value);
      onChange?.(event);
    },
  };
}

const restMs = 1000;

/** Announces after the typing pauses, not with every letter. */
function Heard({ text }: { text: string }): ReactElement {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return <VisuallyHidden role="status">{rested}</VisuallyHidden>;
}
