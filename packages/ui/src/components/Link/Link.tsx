import { type AnchorHTMLAttributes, type ComponentType, createContext, type ReactElement, useContext } from 'react';
import { classesOf } from '../../theme/variants.ts';
import { link } from './Link.css.ts';

type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { href: string };

const LinkContext = createContext<ComponentType<AnchorProps> | 'a'>('a');

/** Lets an app put its router's link under every component that leads somewhere. */
export const LinkProvider = LinkContext.Provider;

export type LinkProps = Omit<AnchorProps, 'className' | 'style'> & {
  /**
   * `text` where it stands by itself, `inline` within a sentence, `button` for the one next step, `quietButton` for a second way beside it, `plain` around
   * something with its own looks, `cover` for the title of a card that leads there as a whole.
   */
  look?: 'text' | 'inline' | 'button' | 'quietButton' | 'plain' | 'cover';
};

export function Link({ look = 'text', ...rest }: LinkProps): ReactElement {
  const Anchor = useContext(LinkContext);
  return <Anchor className={classesOf(link, { look })} {...rest} />;
}
