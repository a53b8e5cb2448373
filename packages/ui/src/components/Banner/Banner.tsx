import { Fragment, type ReactElement, type ReactNode } from 'react';
import { alertIcon, calendarIcon, closeIcon, infoIcon, receiptIcon, successIcon } from '../../icons.ts';
import { classesOf } from '../../theme/variants.ts';
import { Icon, type IconDrawing } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Banner.css.ts';
import { useIsLate } from './use-is-late.ts';

export interface BannerProps {
  /** `payment` is due, `trial` is running, `success` or `failure` of something in the account, `info` for the rest. */
  tone: 'payment' | 'trial' | 'info' | 'success' | 'failure';
  title?: string;
  text: string;
  /** One link or button. */
  action?: ReactNode;
  /** As wide as the screen, below the header. */
  isFlush?: boolean;
  /** Lets the reader close it. Leave it out for something that is due. */
  dismiss?: { label: string; onPress: () => void };
}

const icons = {
  payment: receiptIcon,
  trial: calendarIcon,
  info: infoIcon,
  success: successIcon,
  failure: alertIcon,
} satisfies Record<BannerProps['tone'], IconDrawing>;

/** A message about the whole page or account that stays until it is dealt with. */
export function Banner({ tone, title, text, action, isFlush = false, dismiss }: BannerProps): ReactElement {
  const isFailure = tone === 'failure';
  const isLate = useIsLate();
  return (
    <div className={classesOf(styles.banner, { tone, isFlush })} role={isFailure ? 'alert' : undefined}>
      <span className={classesOf(styles.sign, { tone })}>
        <Icon drawing={icons[tone]} />
      </span>
      <div className={styles.content}>
        <div className={styles.words} role={isFailure ? undefined : 'status'}>
          <Fragment key={String(isLate && !isFailure)}>
            {title && <p className={styles.title}>{title}</p>}
            <p>{text}</p>
          </Fragment>
        </div>
        {action}
      </div>
      {dismiss && <IconButton icon={closeIcon} label={dismiss.label} onClick={dismiss.onPress} />}
    </div>
  );
}
