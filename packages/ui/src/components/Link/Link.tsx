import { type AnchorHTMLAttributes, type ComponentType, createContext, type ReactElement, useContext } from 'react';
import { classesOf } from '../../theme/variants.ts';
import { link } from './Link.css.ts';

type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { href: string };

const LinkContext = createContext<ComponentType<AnchorProps> | 'a'>('a');

/** Lets an app use its router's link in all components. */
export const LinkProvider = LinkContext.Provider;

/** The element of a link, for a component that draws it in its own way. */
export const useAnchor = () => useContext(LinkContext);

export type LinkProps = Omit<AnchorProps, 'className' | 'style'> & {
  /**
   * `text` for a link on its own, `inline` within a sentence, `button` for the main next step, `quietButton` for a
   * second way beside it, `plain` around content with its own style, `cover` for the title of a card that is one link.
   */
  look?: 'text' | 'inline' | 'button' | 'quietButton' | 'plain' | 'cover';
};

export function Link({ look = 'text', ...rest }: LinkProps): ReactElement {
  const Anchor = useAnchor();
  return <Anchor className={classesOf(link, { look })} {...rest} />;
}
