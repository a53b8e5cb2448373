import type { HTMLAttributes, ReactElement } from 'react';
import { prose } from './Prose.css.ts';

export type ProseProps = Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> & {
  as?: 'div' | 'article';
};

/** Long text of our own: plain headings, paragraphs, lists and links in it need no components. */
export function Prose({ as: Element = 'article', ...rest }: ProseProps): ReactElement {
  return <Element className={prose} {...rest} />;
}
