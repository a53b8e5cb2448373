import type { ReactElement, ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './LockedContent.css.ts';

export interface LockedContentProps {
  snippet: string;
  prompt: string;
  benefit: string;
  price: string;
  action?: ReactNode;
}

/** The public beginning of a notice, and what it takes to read the rest. */
export function LockedContent({ snippet, prompt, benefit, price, action }: LockedContentProps): ReactElement {
  return (
    <div className={styles.area}>
      <Text dir="auto">{snippet}</Text>
      <div className={styles.veil}>
        <Skeleton />
        <Skeleton width="most" />
        <Skeleton />
        <Skeleton width="half" />
      </div>
      <section className={styles.prompt}>
        <Heading level={2} size="m">
          {prompt}
        </Heading>
        <Text>{benefit}</Text>
        <Text size="s" tone="muted">
          {price}
        </Text>
        {action}
      </section>
    </div>
  );
}
