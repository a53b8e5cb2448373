import type { ComponentProps, ReactElement } from 'react';
import { phoneIcon } from '../../icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './StoreLinks.css.ts';

export interface StoreLink {
  /** "App Store", "Google Play": the name only, because the artwork belongs to its owner. */
  store: string;
  /** Text before the name: "Get it on". */
  lead: string;
  href: string;
}

export type StoreLinksProps = Omit<ComponentProps<'ul'>, 'className' | 'style' | 'children'> & {
  links: readonly StoreLink[];
};

/** Links to the app stores. */
export function StoreLinks({ links, ...rest }: StoreLinksProps): ReactElement {
  return (
    <ul className={styles.list} {...rest}>
      {links.map(({ store, lead, href }) => (
        <li className={styles.store} key={store}>
          <Link href={href} look="quietButton" rel="noopener" target="_blank">
            <Icon drawing={phoneIcon} />
            <span className={styles.words}>
              <span className={styles.lead}>{lead}</span> <span>{store}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
