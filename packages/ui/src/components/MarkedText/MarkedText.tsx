import { Fragment, type ReactElement } from 'react';
import * as styles from './MarkedText.css.ts';
import { markedParts, type TextRange } from './marked-parts.ts';

export type { TextRange } from './marked-parts.ts';

export interface MarkedTextProps {
  text: string;
  /** Typed words, or ranges found by a search that knows the language. */
  marks: readonly (string | TextRange)[];
}

/** A text with its matches marked, so that a reader sees why it was found. */
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
