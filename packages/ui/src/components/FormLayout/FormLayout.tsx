import type { ReactElement, ReactNode } from 'react';
import { classesOf } from '../../theme/variants.ts';
import { Heading } from '../Heading/Heading.tsx';
import { contentId } from '../PageLayout/PageLayout.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './FormLayout.css.ts';

export interface FormLayoutProps {
  /** A link home, because these pages have no header. */
  brand: ReactNode;
  /** Left out where the content begins with the heading of the page. */
  title?: string;
  intro?: ReactNode;
  /** The current step of several. */
  steps?: ReactNode;
  /** The link to the previous step. */
  back?: ReactNode;
  children: ReactNode;
  /** "No account yet? Sign Up". */
  foot?: ReactNode;
  /** `wide` for questions with many answers, which stand beside each other. */
  width?: 'form' | 'wide';
}

/** A page with one form: login, signup, forgotten password, code. */
export function FormLayout({ brand, title, intro, steps, back, children, foot, width }: FormLayoutProps): ReactElement {
  const hasSteps = steps !== undefined;
  return (
    <main className={classesOf(styles.main, { width, hasSteps })} id={contentId} tabIndex={-1}>
      <div>{brand}</div>
      {steps}
      <div className={classesOf(styles.sheet, { hasSteps })}>
        {title && (
          <div className={styles.head}>
            <div className={styles.titleLine}>
              {back && <div className={styles.back}>{back}</div>}
              <Heading level={1} size="l">
                {title}
              </Heading>
            </div>
            {intro && <Text tone="muted">{intro}</Text>}
          </div>
        )}
        {children}
      </div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </main>
  );
}
