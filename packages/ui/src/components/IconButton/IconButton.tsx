import type { ComponentProps, ReactElement } from 'react';
import { classesOf } from '../../theme/variants.ts';
import { label as face, spinner } from '../Button/Button.css.ts';
import { Icon, type IconDrawing } from '../Icon/Icon.tsx';
import { useAnchor } from '../Link/Link.tsx';
import { button, text as textClass } from './IconButton.css.ts';

export type IconButtonProps = Omit<
  ComponentProps<'button'>,
  'className' | 'style' | 'children' | 'aria-label' | 'disabled'
> & {
  icon: IconDrawing;
  /** The action of the button, because few readers understand an icon alone. */
  label: string;
  /** `bordered` for a button alone on a page, `plain` for one in a bar of buttons. */
  look?: 'plain' | 'bordered';
  /** The action is running: the button keeps its place and focus, and pressing it again does nothing. */
  isBusy?: boolean;
  /** Beside the icon where there is space: not on a phone. */
  text?: string;
};

export interface IconLinkProps extends Pick<IconButtonProps, 'icon' | 'label' | 'look' | 'text'> {
  href: string;
}

export function IconButton(props: IconButtonProps): ReactElement {
  const { icon, label, look, isBusy = false, text, type = 'button', onClick, ...rest } = props;
  return (
    <button
      aria-busy={isBusy}
      aria-label={label}
      className={classesOf(button, { look, hasText: text !== undefined })}
      onClick={isBusy ? undefined : onClick}
      title={label}
      type={isBusy ? 'button' : type}
      {...rest}
    >
      <span className={face}>
        <Icon drawing={icon} />
      </span>
      {text && <span className={textClass}>{text}</span>}
      {isBusy && <span className={spinner} />}
    </button>
  );
}

/** Looks the same and leads to another page. */
export function IconLink({ icon, label, look, text, href }: IconLinkProps): ReactElement {
  const Anchor = useAnchor();
  return (
    <Anchor
      aria-label={label}
      className={classesOf(button, { look, hasText: text !== undefined })}
      href={href}
      title={label}
    >
      <Icon drawing={icon} />
      {text && <span className={textClass}>{text}</span>}
    </Anchor>
  );
}
