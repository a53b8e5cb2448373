import { type ReactElement, useId, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { input } from '../Checkbox/Checkbox.css.ts';
import { choice, choiceName } from '../FormField/Frame.css.ts';
import { Heading } from '../Heading/Heading.tsx';
import * as styles from './Checklist.css.ts';

export interface ChecklistProps {
  title: string;
  items: readonly { id: string; label: string; isTicked: boolean }[];
  /** How many are ticked: "2 / 5". */
  progress: string;
  /** "Show all", where there are more than a few. */
  showAll: string;
  onTick: (id: string, isTicked: boolean) => void;
}

const shownAtFirst = 5;

/** Things to prepare. Each tick is saved at once. */
export function Checklist({ title, items, progress, showAll, onTick }: ChecklistProps): ReactElement {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  return (
    <section aria-labelledby={id} className={styles.whole}>
      <div className={styles.head}>
        <Heading id={id} level={2} size="m">
          {title}
        </Heading>
        <span className={styles.progress}>{progress}</span>
      </div>
      <div className={styles.card}>
        <ul>
          {items.map((item, place) => (
            <li className={isWhole || place < shownAtFirst ? undefined : styles.folded} key={item.id}>
              <label className={choice}>
                <input
                  checked={item.isTicked}
                  className={input}
                  onChange={({ target }) => onTick(item.id, target.checked)}
                  type="checkbox"
                />
                <span className={`${choiceName} ${item.isTicked ? styles.ticked : ''}`}>{item.label}</span>
              </label>
            </li>
          ))}
        </ul>
        {!isWhole && items.length > shownAtFirst && (
          <div className={styles.more}>
            <Button onClick={() => setWhole(true)} tone="text">
              {showAll}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
