import type { ReactElement, ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Icon, type IconDrawing } from '../Icon/Icon.tsx';
import { Illustration, type IllustrationName } from '../Illustration/Illustration.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './Message.css.ts';

export interface MessageProps {
  title: string;
  text?: string;
  /** The next step: a link or a button. */
  action?: ReactNode;
  icon?: IconDrawing;
  /** Replaces the icon where the message fills the page or the list. */
  illustration?: IllustrationName;
  /** 1 when the message is the whole page. */
  level?: 1 | 2;
  /** Announced at once: for something that failed while the page was open. */
  isUrgent?: boolean;
}

/** Replaces content that is empty, missing or failed to load. Names the reason and the next step. */
export function Message(props: MessageProps): ReactElement {
  const { title, text, action, icon, illustration, level = 2, isUrgent = false } = props;
  return (
    <div className={styles.message} role={isUrgent ? 'alert' : undefined}>
      {illustration && <Illustration name={illustration} />}
      {icon && !illustration && (
        <span className={styles.symbol}>
          <Icon drawing={icon} />
        </span>
      )}
      <Heading level={level} size={level === 1 ? 'l' : 'm'}>
        {title}
      </Heading>
      {text && (
        <div className={styles.words}>
          <Text tone="muted">{text}</Text>
        </div>
      )}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
