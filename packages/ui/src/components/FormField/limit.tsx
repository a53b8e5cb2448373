import { type ChangeEvent, type ReactElement, useEffect, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { FieldProps, FormFieldProps } from './FormField.tsx';

export interface Limit {
  /** How many characters there may be. What is typed or pasted beyond them stays, and is said to be too much. */
  length: number;
  /** In the place of the note, once four fifths are written. */
  left?: (left: number) => string;
  /** In the place of the error, for as long as the text is too long. */
  over: (over: number) => string;
}

interface Limited<Control extends HTMLInputElement | HTMLTextAreaElement> {
  value?: string | number | readonly string[] | undefined;
  defaultValue?: string | number | readonly string[] | undefined;
  onChange?: ((event: ChangeEvent<Control, Element>) => void) | undefined;
  limit?: Limit | undefined;
}

/** What a field with a limit says of it: in its frame, and to a screen reader. */
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
    /** Nothing is heard of what the field began with. */
    heard: limit?.left && <Heard text={typed === null ? '' : (near ?? '')} />,
    onChange: (event: ChangeEvent<Control, Element>) => {
      if (limit) setTyped(event.target.value);
      onChange?.(event);
    },
  };
}

const restMs = 1000;

/** Once the typing rests, and not with every letter. */
function Heard({ text }: { text: string }): ReactElement {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return <VisuallyHidden role="status">{rested}</VisuallyHidden>;
}
