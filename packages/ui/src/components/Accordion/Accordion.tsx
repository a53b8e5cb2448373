import { type ReactElement, type ReactNode, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Accordion.css.ts';

export interface AccordionProps {
  entries: readonly { id: string; question: string; answer: ReactNode }[];
  /** Opening one closes the one that was open. */
  isExclusive?: boolean;
  /** Of the headings: one deeper than the heading above it. */
  level?: 2 | 3;
  /** The id of the one that is open at first. */
  open?: string;
}

/** Questions whose answers open in place. It needs no script, and a search in the page finds what is closed. */
export function Accordion({ entries, isExclusive = false, level = 3, open }: AccordionProps): ReactElement {
  const name = useId();
  const Title = `h${level}` as const;
  return (
    <div>
      {entries.map(({ id, question, answer }) => (
        <details
          className={styles.entry}
          id={id}
          key={id}
          name={isExclusive ? name : undefined}
          open={id === open || undefined}
        >
          <summary className={styles.question}>
            <Title>{question}</Title>
            <span className={styles.sign}>
              <Icon name="down" />
            </span>
          </summary>
          <div className={styles.answer}>{answer}</div>
        </details>
      ))}
    </div>
  );
}
