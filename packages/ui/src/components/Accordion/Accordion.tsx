import { type ReactElement, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { downIcon } from '../../icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Accordion.css.ts';

export interface AccordionProps {
  entries: readonly { id: string; question: string; answer: ReactNode }[];
  /** Opening one closes the one that was open. */
  isExclusive?: boolean;
  /** Level of the questions' headings: one below the heading above them. */
  level?: 2 | 3;
  /** The id of the entry that is open at first. */
  open?: string;
}

/** Opens the entry whose id is at the end of the address, so that a link to one question shows its answer. */
function useAddressed(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const show = () => {
      const entry = document.getElementById(location.hash.slice(1));
      if (entry instanceof HTMLDetailsElement && list.current?.contains(entry)) entry.open = true;
    };
    show();
    window.addEventListener('hashchange', show);
    return () => window.removeEventListener('hashchange', show);
  }, [list]);
}

/** Questions whose answers open in place. It works without script, and "find in page" searches closed answers too. */
export function Accordion({ entries, isExclusive = false, level = 3, open }: AccordionProps): ReactElement {
  const name = useId();
  const list = useRef<HTMLDivElement>(null);
  useAddressed(list);
  const Title = `h${level}` as const;
  return (
    <div className={styles.list} ref={list}>
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
              <Icon drawing={downIcon} />
            </span>
          </summary>
          <div className={styles.answer}>{answer}</div>
        </details>
      ))}
    </div>
  );
}
