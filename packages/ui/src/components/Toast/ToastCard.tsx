import { type KeyboardEvent, type ReactElement, useEffect, useState } from 'react';
import { alertIcon, checkIcon, closeIcon } from '../../icons.ts';
import { classesOf } from '../../theme/variants.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { ToastMessage } from './stack.ts';
import * as styles from './Toast.css.ts';
import { useStay } from './use-stay.ts';

/** A screen reader announces text added to a region it already knows, so the text comes a moment later. */
function Announcement({ text, isUrgent }: { text: string; isUrgent: boolean }): ReactElement {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const frame = requestAnimationFrame(() => setSaid(text));
    return () => cancelAnimationFrame(frame);
  }, [text]);
  return <VisuallyHidden role={isUrgent ? 'alert' : 'status'}>{said}</VisuallyHidden>;
}

export interface ToastCardProps {
  message: ToastMessage;
  /** Read after the text: the action and its key. */
  hint: string | undefined;
  closeLabel: string;
  staysMs: number;
  /** A reader hovers or focuses one of the toasts. */
  isHeld: boolean;
  onClose: () => void;
}

export function ToastCard({ message, hint, closeLabel, staysMs, isHeld, onClose }: ToastCardProps): ReactElement {
  const { text, tone = 'done', action } = message;
  const isFailure = tone === 'failure';
  useStay(isFailure ? null : staysMs, isHeld, onClose);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  };
  return (
    <li className={styles.toast} onKeyDown={onKeyDown}>
      <Announcement isUrgent={isFailure} text={hint ? `${text} – ${hint}` : text} />
      <span aria-hidden="true" className={styles.message}>
        <span className={classesOf(styles.sign, { tone })}>
          <Icon drawing={isFailure ? alertIcon : checkIcon} />
        </span>
        <span className={classesOf(styles.words, { tone })}>{text}</span>
      </span>
      {action && (
        <button
          className={styles.action}
          onClick={() => {
            action.onPress();
            onClose();
          }}
          type="button"
        >
          {action.label}
        </button>
      )}
      <IconButton icon={closeIcon} label={closeLabel} onClick={onClose} />
    </li>
  );
}
