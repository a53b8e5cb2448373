import type { ComponentProps, ReactElement } from 'react';
import { classesOf } from '../../theme/variants.ts';
import { label as face, spinner } from '../Button/Button.css.ts';
import { Icon, type IconDrawing } from '../Icon/Icon.tsx';
import { button } from './IconButton.css.ts';

export type IconButtonProps = Omit<
  ComponentProps<'button'>,
  'className' | 'style' | 'children' | 'aria-label' | 'disabled'
> & {
  icon: IconDrawing;
  /** What pressing it does, in words: the picture alone says it to few. */
  label: string;
  /** `bordered` where it stands by itself on a page, `plain` in a bar of such buttons. */
  look?: 'plain' | 'bordered';
  /** The work is under way: it keeps its place and its focus, and pressing it again does nothing. */
  isBusy?: boolean;
};

export function IconButton(props: IconButtonProps): ReactElement {
  const { icon, label, look, isBusy = false, type = 'button', onClick, ...rest } = props;
  return (
    <button
      aria-busy={isBusy}
      aria-label={label}
      className={classesOf(button, { look })}
      onClick={isBusy ? undefined : onClick}
      title={label}
      type={isBusy ? 'button' : type}
      {...rest}
    >
      <span className={face}>
        <Icon drawing={icon} />
      </span>
      {isBusy && <span className={spinner} />}
    </button>
  );
}
