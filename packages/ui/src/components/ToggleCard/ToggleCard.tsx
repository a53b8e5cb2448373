import { type ReactElement, type ReactNode, useId } from 'react';
import { ErrorLine } from '../FormField/FormField.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { SwitchControl } from '../Switch/Switch.tsx';
import * as styles from './ToggleCard.css.ts';

export interface ToggleCardProps {
  title: string;
  /** What happens when it is on. */
  text?: string;
  /** `undefined` while the value is on its way: a skeleton stands in the place of the switch. */
  value: boolean | undefined;
  onChange: (isOn: boolean) => void;
  /** The change is being saved. */
  isBusy?: boolean;
  /** Why the last change was not saved. The caller puts the value back. */
  error?: string | undefined;
  name?: string;
  /** What has to be done before it can work, with the way there: a sentence and a link. */
  advice?: ReactNode;
}

/** One setting with a sentence about it, switched on or off at once. */
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
