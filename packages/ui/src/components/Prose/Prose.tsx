import type { HTMLAttributes, ReactElement } from 'react';
import { prose } from './Prose.css.ts';

export type ProseProps = Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> & {
  as?: 'div' | 'article';
};

/** Our own long texts: plain headings, paragraphs, lists and links inside are styled. */
export function Prose({ as: Element = 'article', ...rest }: ProseProps): ReactElement {
  return <Element className={prose} {...rest} />;
}
