import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './Hero.css.ts';
import { NoticeBoard } from './NoticeBoard.tsx';

export type HeroProps = Omit<ComponentProps<'section'>, 'className' | 'style' | 'title' | 'children'> & {
  title: string;
  text: string;
  /** One primary link and at most one quiet one. */
  actions?: ReactNode;
  /** Small text under the actions: a phone number, "No card needed". */
  note?: ReactNode;
  /** Our drawing by default, or a picture of the product. */
  picture?: ReactNode;
};

/** Explains the product to a first-time visitor. */
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
