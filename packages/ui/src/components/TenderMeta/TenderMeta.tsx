import type { ComponentProps, ReactElement } from 'react';
import { classesOf } from '../../theme/variants.ts';
import * as styles from './TenderMeta.css.ts';

export type TenderMetaProps = Omit<ComponentProps<'p'>, 'className' | 'style' | 'children'> & {
  company?: string | undefined;
  region?: string | undefined;
  category?: string | undefined;
  /** When it was posted. */
  age?: string | undefined;
  /** In a list: one line that may be cut. On the tender's page it wraps. */
  isCut?: boolean;
};

/** Buyer, region and category of a tender. Unknown parts leave no gap; without any there is no line. */
export function TenderMeta(props: TenderMetaProps): ReactElement | null {
  const { company, region, category, age, isCut = true, ...rest } = props;
  const parts = [company, region, category, age].filter((part) => part?.trim());
  if (parts.length === 0) return null;
  return (
    <p className={classesOf(styles.meta, { isCut })} {...rest}>
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places that never change
        <span className={styles.part} key={place}>
          <bdi>{part}</bdi>
        </span>
      ))}
    </p>
  );
}
