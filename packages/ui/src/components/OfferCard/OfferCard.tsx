import { type ReactElement, type ReactNode, useId } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { TickList } from '../TickList/TickList.tsx';
import * as styles from './OfferCard.css.ts';

export interface OfferCardProps {
  title: string;
  benefits: readonly string[];
  /** The button, with the amount. */
  action?: ReactNode;
  /** Under the button, one line each. */
  notes?: readonly ReactNode[];
}

/** What a subscription includes, its price and the button to buy it. */
export function OfferCard({ title, benefits, action, notes = [] }: OfferCardProps): ReactElement {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.card}>
      <Heading id={id} level={2} size="l">
        {title}
      </Heading>
      <TickList points={benefits} size="s" />
      {action}
      {notes.length > 0 && (
        <div>
          {notes.map((note, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines that never change places
            <Text align="center" as="div" figures="tabular" key={place} size="s" tone="muted">
              {note}
            </Text>
          ))}
        </div>
      )}
    </section>
  );
}
