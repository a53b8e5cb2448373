import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './EditableText.css.ts';

export interface EditableTextProps {
  value: string;
  /** The name of the text: "Note on Supply of water pumps". */
  label: string;
  /** Shown instead of an empty text: "Add a note". */
  prompt: string;
  maxLength: number;
  /** Called with the trimmed text when it has changed. */
  onSave: (text: string) => void;
}

/** A short text that is pressed to edit it. Enter or leaving the field saves it, Escape does not. */
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
    // Otherwise the same key press would press the text that takes the focus.
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
        // The field appears because the reader pressed the text.
        ref={(input) => input?.focus()}
        type="text"
      />
    );
  return (
    <button
      className={styles.text}
      onClick={() => {
        wasLeftByKey.current = false;
        setEditing(true);
      }}
      // Returns the focus to the text after editing with the keyboard.
      ref={(button) => {
        if (wasLeftByKey.current) button?.focus();
        wasLeftByKey.current = false;
      }}
      type="button"
    >
      <VisuallyHidden>{label}: </VisuallyHidden>
      <span className={styles.words} dir="auto">
        {value || prompt}
      </span>
    </button>
  );
}
