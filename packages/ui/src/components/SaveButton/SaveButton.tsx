import type { ComponentProps, ReactElement } from 'react';
import { bookmarkIcon } from '../../icons.ts';
import { classesOf } from '../../theme/variants.ts';
import { button } from '../Button/Button.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useAnchor } from '../Link/Link.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SaveButton.css.ts';

export type SaveButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style' | 'children' | 'disabled'> & {
  isSaved: boolean;
  labels: { save: string; saved: string };
  /** The name of the saved thing, for readers who cannot see what surrounds the button. */
  subject: string;
  /** Waiting for the server: it shows the requested state, and pressing again does nothing. */
  isBusy?: boolean;
  /** For a reader who has to log in first: it becomes a link to the login. */
  href?: string;
  /** Written as `data-saves`: tells the next page what to save, even before our script runs. */
  subjectId?: number;
  /** `button` as a page's main action until it is saved; `quiet` beside others; `icon` in a list. */
  look?: 'icon' | 'button' | 'quiet';
};

/** The label changes with the state. A pressed state would contradict it. */
export function SaveButton(props: SaveButtonProps): ReactElement {
  const { isSaved, labels, subject, isBusy = false, href, subjectId, look = 'icon', ...others } = props;
  const { type = 'button', onClick, ...rest } = others;
  const Anchor = useAnchor();
  const tone = look === 'button' && !isSaved ? 'primary' : 'quiet';
  const className = look === 'icon' ? styles.icon : classesOf(button, { tone });
  const state = isSaved ? labels.saved : labels.save;
  const face = (
    <>
      <span className={styles.sign}>
        <Icon isFilled={isSaved} drawing={bookmarkIcon} />
      </span>
      {look !== 'icon' ? state : <VisuallyHidden>{state}</VisuallyHidden>}
      <VisuallyHidden>: {subject}</VisuallyHidden>
    </>
  );
  if (href !== undefined)
    return (
      <Anchor className={className} data-saved={false} data-saves={subjectId} href={href}>
        {face}
      </Anchor>
    );
  return (
    <button
      aria-busy={isBusy}
      className={className}
      data-saved={isSaved}
      onClick={isBusy ? undefined : onClick}
      type={isBusy ? 'button' : type}
      {...rest}
    >
      {face}
    </button>
  );
}
