import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './Hero.css.ts';
import { NoticeBoard } from './NoticeBoard.tsx';

export type HeroProps = Omit<ComponentProps<'section'>, 'className' | 'style' | 'title' | 'children'> & {
  title: string;
  text: string;
  /** One primary link, and a quiet one at most beside it. */
  actions?: ReactNode;
  /** What stands small under the actions: a phone number, "No card needed". */
  note?: ReactNode;
  /** Ours unless the page brings a picture of the product. */
  picture?: ReactNode;
};

/** What the product is, to somebody who has never seen it. */
export function Hero({ title, text, actions, note, picture, ...rest }: HeroProps): ReactElement {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.hero} {...rest}>
      <div className={styles.words}>
        <Heading id={id} level={1} size="xxl">
          {title}
        </Heading>
        <Text size="l" tone="muted">
          {text}
        </Text>
        {actions && <div className={styles.actions}>{actions}</div>}
        {note && (
          <Text as="div" size="s" tone="muted">
            {note}
          </Text>
        )}
      </div>
      <div className={styles.picture}>{picture ?? <NoticeBoard />}</div>
    </section>
  );
}
