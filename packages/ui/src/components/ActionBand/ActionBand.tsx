import type { ReactElement } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './ActionBand.css.ts';

export interface ActionBandProps {
  title: string;
  text?: string;
  action: { label: string; href: string };
}

/** The end of a landing page: one sentence and one link. */
export function ActionBand({ title, text, action }: ActionBandProps): ReactElement {
  return (
    <section className={styles.band}>
      <div className={styles.words}>
        <Heading level={2}>{title}</Heading>
        {text && <p>{text}</p>}
      </div>
      <Link href={action.href} look="plain">
        <span className={styles.action}>{action.label}</span>
      </Link>
    </section>
  );
}
