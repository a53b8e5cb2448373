import type { ComponentProps, ReactElement } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { button } from './IconButton.css.ts';

export type IconButtonProps = Omit<
  ComponentProps<'button'>,
  'className' | 'style' | 'children' | 'aria-label' | 'disabled'
> & {
  icon: IconName;
  /** What pressing it does, in words: the picture alone says it to few. */
  label: string;
};

export function IconButton({ icon, label, type = 'button', ...rest }: IconButtonProps): ReactElement {
  return (
    <button aria-label={label} className={button} title={label} type={type} {...rest}>
      <Icon name={icon} />
    </button>
  );
}
