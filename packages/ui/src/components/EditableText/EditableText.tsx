import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './EditableText.css.ts';

export interface EditableTextProps {
  value: string;
  /** What the text is, and of what: "Note on Supply of water pumps". */
  label: string;
  /** In the place of a text that is empty: "Add a note". */
  prompt: string;
  maxLength: number;
  /** Called with the new text, without the spaces around it, when it has changed. */
  onSave: (text: string) => void;
}

/** A line of text that is pressed to be changed. Enter, or leaving it, keeps the change, and Escape does not. */
export function EditableText({ value, label, prompt, maxLength, onSave }: EditableTextProps): ReactElement {
  const [isEditing, setEditing] = useState(false);
  const wasLeftByKey = useRef(false);
  const end = (text: string) => {
    setEditing(false);
    if (text !== value) onSave(text);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget, nativeEvent } = event;
    if (nativeEvent.isComposing || (key !== 'Enter' && key !== 'Escape')) return;
    // The text that takes the focus would be pressed by the same key.
    event.preventDefault();
    wasLeftByKey.current = true;
    end(key === 'Enter' ? currentTarget.value.trim() : value);
  };
  if (isEditing)
    return (
      <input
        aria-label={label}
        className={styles.input}
        defaultValue={value}
        dir="auto"
        maxLength={maxLength}
        onBlur={({ currentTarget }) => isEditing && !wasLeftByKey.current && end(currentTarget.value.trim())}
        onKeyDown={onKeyDown}
        placeholder={prompt}
        // It was asked for by a press.
        ref={(input) => input?.focus()}
        type="text"
      />
    );
  return (
    <button
      className={styles.text}
      dir="auto"
      onClick={() => {
        wasLeftByKey.current = false;
        setEditing(true);
      }}
      // Whoever typed goes on where they were.
      ref={(button) => {
        if (wasLeftByKey.current) button?.focus();
        wasLeftByKey.current = false;
      }}
      type="button"
    >
      <VisuallyHidden>{label}: </VisuallyHidden>
      {value || prompt}
    </button>
  );
}
