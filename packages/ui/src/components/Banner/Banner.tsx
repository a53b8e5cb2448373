import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Banner.css.ts';

export interface BannerProps {
  /** `payment` is due, `trial` is running, `failure` of something in the account, `info` for everything else. */
  tone: 'payment' | 'trial' | 'info' | 'failure';
  title?: string;
  text: string;
  /** One link or button. */
  action?: ReactNode;
  /** Where it may be put away. What is due may not. */
  dismiss?: { label: string; onPress: () => void };
}

const icons = { payment: 'receipt', trial: 'calendar', info: 'info', failure: 'alert' } as const satisfies Record<
  BannerProps['tone'],
  IconName
>;

/** Something about the whole page or the account that stays true until it is dealt with. */
export function Banner({ tone, title, text, action, dismiss }: BannerProps): ReactElement {
  return (
    <div className={styles.banner({ tone })} role={tone === 'failure' ? 'alert' : undefined}>
      <span className={styles.sign({ tone })}>
        <Icon name={icons[tone]} />
      </span>
      <div className={styles.content}>
        <div className={styles.words}>
          {title && <p className={styles.title}>{title}</p>}
          <p>{text}</p>
        </div>
        {action}
      </div>
      {dismiss && <IconButton icon="close" label={dismiss.label} onClick={dismiss.onPress} />}
    </div>
  );
}
