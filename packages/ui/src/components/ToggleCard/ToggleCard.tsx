import { type ReactElement, type ReactNode, useId } from 'react';
import { ErrorLine } from '../FormField/FormField.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { SwitchControl } from '../Switch/Switch.tsx';
import * as styles from './ToggleCard.css.ts';

export interface ToggleCardProps {
  title: string;
  /** The effect of switching it on. */
  text?: string;
  /** `undefined` while loading: a skeleton replaces the switch. */
  value: boolean | undefined;
  onChange: (isOn: boolean) => void;
  /** The change is being saved. */
  isBusy?: boolean;
  /** Why the last change was not saved. The caller restores the value. */
  error?: string | undefined;
  name?: string;
  /** A step that is needed first: a sentence with a link. */
  advice?: ReactNode;
}

/** A setting with a sentence about it, which takes effect at once. */
export function ToggleCard(props: ToggleCardProps): ReactElement {
  const { title, text, value, onChange, isBusy, error, name, advice } = props;
  const id = useId();
  const described = [text && `${id}-text`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const isWaiting = value === undefined;
  return (
    <div aria-busy={isWaiting} className={styles.card}>
      <label className={styles.row} htmlFor={id}>
        <span className={styles.words}>
          <span className={styles.title} id={`${id}-title`}>
            {title}
          </span>
          {text && (
            <span className={styles.text} id={`${id}-text`}>
              {text}
            </span>
          )}
        </span>
        {isWaiting ? (
          <span className={styles.waiting}>
            <Skeleton height="title" />
          </span>
        ) : (
          <SwitchControl
            aria-describedby={described}
            aria-labelledby={`${id}-title`}
            checked={value}
            id={id}
            isBusy={isBusy}
            name={name}
            onChange={onChange}
          />
        )}
      </label>
      <div className={styles.problem}>
        <ErrorLine id={`${id}-error`} text={error} />
      </div>
      {advice && <div className={styles.advice}>{advice}</div>}
    </div>
  );
}
