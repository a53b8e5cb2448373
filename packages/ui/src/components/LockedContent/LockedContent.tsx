import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react';
import { lockIcon } from '../../icons.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './LockedContent.css.ts';

export type LockedContentProps = Omit<ComponentProps<'div'>, 'className' | 'style' | 'children'> & {
  /** The public beginning of the text. */
  snippet: string;
  prompt: string;
  benefit: string;
  /** What it costs, where that is known. */
  price?: string;
  /** The button or link that leads on. */
  action?: ReactNode;
};

/** The public beginning of a notice, and what it takes to read the rest. */
export function LockedContent(props: LockedContentProps): ReactElement {
  const { snippet, prompt, benefit, price, action, ...rest } = props;
  const id = useId();
  return (
    <div className={styles.area} {...rest}>
      {snippet && <Text dir="auto">{snippet}</Text>}
      <div aria-hidden="true" className={styles.veil}>
        <Skeleton />
        <Skeleton width="most" />
        <Skeleton />
        <Skeleton width="half" />
      </div>
      <section aria-labelledby={id} className={styles.prompt}>
        <span className={styles.sign}>
          <Icon drawing={lockIcon} />
        </span>
        <Heading id={id} level={2} size="m">
          {prompt}
        </Heading>
        <Text>{benefit}</Text>
        {price && (
          <Text figures="tabular" size="s" tone="muted">
            {price}
          </Text>
        )}
        {action}
      </section>
    </div>
  );
}
