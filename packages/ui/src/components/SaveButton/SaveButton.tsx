import type { ComponentProps, ReactElement } from 'react';
import { bookmarkIcon } from '../../icons.ts';
import { classesOf } from '../../theme/variants.ts';
import { button } from '../Button/Button.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SaveButton.css.ts';

export type SaveButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style' | 'children' | 'disabled'> & {
  isSaved: boolean;
  labels: { save: string; saved: string };
  /** Which one, for who cannot see what stands around the button. */
  subject: string;
  /** The server has not answered yet: it shows what was asked for, and pressing again does nothing. */
  isBusy?: boolean;
  /** For somebody who has to log in before anything can be saved: it is a link that leads there. */
  href?: string;
  /** By what a page knows its subject when that link is followed, as `data-saves`: no script of ours need run by then. */
  subjectId?: number;
  /** The `button` that a page is for, until it is saved; `quiet` beside another; in a list the `icon` alone. */
  look?: 'icon' | 'button' | 'quiet';
};

/** The words change with the state, so there is no pressed state beside them to contradict it. */
export function SaveButton(props: SaveButtonProps): ReactElement {
  const { isSaved, labels, subject, isBusy = false, href, subjectId, look = 'icon', ...others } = props;
  const { type = 'button', onClick, ...rest } = others;
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
      <Link data-saved={false} data-saves={subjectId} href={href} look="plain">
        <span className={className}>{face}</span>
      </Link>
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
