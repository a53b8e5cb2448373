import type { ComponentProps, ReactElement } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SaveButton.css.ts';

export type SaveButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style' | 'children' | 'disabled'> & {
  isSaved: boolean;
  labels: { save: string; saved: string };
  /** Which one, for who cannot see what stands around the button. */
  subject: string;
  /** The server has not answered yet: it shows what was asked for, and pressing again does nothing. */
  isBusy?: boolean;
};

/** The words change with the state, so there is no pressed state beside them to contradict it. */
export function SaveButton(props: SaveButtonProps): ReactElement {
  const { isSaved, labels, subject, isBusy = false, type = 'button', onClick, ...rest } = props;
  return (
    <button
      aria-busy={isBusy}
      className={styles.button}
      data-saved={isSaved}
      onClick={isBusy ? undefined : onClick}
      type={isBusy ? 'button' : type}
      {...rest}
    >
      <span className={styles.sign}>
        <Icon isFilled={isSaved} name="bookmark" />
      </span>
      {isSaved ? labels.saved : labels.save}
      <VisuallyHidden>: {subject}</VisuallyHidden>
    </button>
  );
}
