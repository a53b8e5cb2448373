import type { ComponentProps, ReactElement } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SaveButton.css.ts';

interface Shared {
  labels: { save: string; saved: string };
  /** Which one, for who cannot see what stands around the button. */
  subject: string;
}

type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style' | 'children' | 'disabled'> & {
  isSaved: boolean;
  /** The server has not answered yet: it shows what was asked for, and pressing again does nothing. */
  isBusy?: boolean;
};

/** For somebody who has to log in before anything can be saved. */
interface WayInProps {
  href: string;
}

export type SaveButtonProps = Shared & (ButtonProps | WayInProps);

function Face({ labels, subject, isSaved }: Shared & { isSaved: boolean }): ReactElement {
  return (
    <>
      <span className={styles.sign}>
        <Icon isFilled={isSaved} name="bookmark" />
      </span>
      {isSaved ? labels.saved : labels.save}
      <VisuallyHidden>: {subject}</VisuallyHidden>
    </>
  );
}

/** The words change with the state, so there is no pressed state beside them to contradict it. */
export function SaveButton(props: SaveButtonProps): ReactElement {
  const { labels, subject } = props;
  if ('href' in props)
    return (
      <Link href={props.href} look="plain">
        <span className={styles.button}>
          <Face isSaved={false} labels={labels} subject={subject} />
        </span>
      </Link>
    );
  const { labels: _labels, subject: _subject, isSaved, isBusy = false, type = 'button', onClick, ...rest } = props;
  return (
    <button
      aria-busy={isBusy}
      className={styles.button}
      data-saved={isSaved}
      onClick={isBusy ? undefined : onClick}
      type={isBusy ? 'button' : type}
      {...rest}
    >
      <Face isSaved={isSaved} labels={labels} subject={subject} />
    </button>
  );
}
