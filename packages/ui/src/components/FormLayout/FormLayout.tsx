import type { ReactElement, ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { contentId } from '../PageLayout/PageLayout.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './FormLayout.css.ts';

export interface FormLayoutProps {
  /** The way home, as these pages have no header. */
  brand: ReactNode;
  title: string;
  intro?: ReactNode;
  /** Where one is among the steps. */
  steps?: ReactNode;
  /** The way to the step before. */
  back?: ReactNode;
  children: ReactNode;
  /** "No account yet? Sign Up". */
  foot?: ReactNode;
}

/** One form and nothing beside it: login, signup, a forgotten password, a code. */
export function FormLayout({ brand, title, intro, steps, back, children, foot }: FormLayoutProps): ReactElement {
  return (
    <main className={styles.main} id={contentId} tabIndex={-1}>
      <div>{brand}</div>
      {steps}
      <div className={styles.sheet}>
        <div className={styles.head}>
          {back && <div className={styles.back}>{back}</div>}
          <Heading level={1} size="l">
            {title}
          </Heading>
          {intro && <Text tone="muted">{intro}</Text>}
        </div>
        {children}
      </div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </main>
  );
}
