import { Fragment, type ReactElement } from 'react';
import * as styles from './MarkedText.css.ts';
import { markedParts, type TextRange } from './marked-parts.ts';

export type { TextRange } from './marked-parts.ts';

export interface MarkedTextProps {
  text: string;
  /** Words as they were typed, or the places where a search that knows the language found them. */
  marks: readonly (string | TextRange)[];
}

/** A text in which somebody sees at once why a search has found it. */
export function MarkedText({ text, marks }: MarkedTextProps): ReactElement {
  const parts = markedParts(text, marks).map((part, place) => ({ ...part, place }));
  return (
    <>
      {parts.map(({ text: words, isMarked, place }) =>
        isMarked ? (
          <mark className={styles.mark} key={place}>
            {words}
          </mark>
        ) : (
          <Fragment key={place}>{words}</Fragment>
        ),
      )}
    </>
  );
}
