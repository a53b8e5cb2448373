import type { ComponentProps, ReactElement } from 'react';
import { CompanyLogo } from '../CompanyLogo/CompanyLogo.tsx';
import { Link } from '../Link/Link.tsx';
import { ScrollRow, type ScrollRowProps, ScrollRowSkeleton } from '../ScrollRow/ScrollRow.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './CompanySlider.css.ts';

export interface SliderCompany {
  id: number | string;
  name: string;
  logo: string | null;
  brandColor?: string | null;
  href: string;
  /** "14 tenders". */
  count: string;
}

export type CompanySliderProps = Omit<ComponentProps<'nav'>, 'className' | 'style' | 'children' | 'aria-label'> & {
  /** The name of the row: "Popular companies". */
  label: string;
  arrows: ScrollRowProps['arrows'];
  /** `null` while loading. The slider is left out when the list is empty. */
  companies: readonly SliderCompany[] | null;
};

function Company({ name, logo, brandColor, href, count }: SliderCompany): ReactElement {
  return (
    <li className={styles.company}>
      <CompanyLogo brandColor={brandColor ?? null} name={name} src={logo} />
      <span className={styles.words}>
        <span className={styles.name}>
          <Link href={href} look="cover">
            {name}
          </Link>
        </span>
        <span className={styles.count}>{count}</span>
      </span>
    </li>
  );
}

/** Companies with many tenders, each linked to its page. */
export function CompanySlider({ label, arrows, companies, ...rest }: CompanySliderProps): ReactElement | null {
  if (companies?.length === 0) return null;
  return (
    <nav aria-busy={companies === null} aria-label={label} {...rest}>
      {companies ? (
        <ScrollRow arrows={arrows}>
          {companies.map((company) => (
            <Company key={company.id} {...company} />
          ))}
        </ScrollRow>
      ) : (
        <ScrollRowSkeleton>
          <div className={styles.company}>
            <Skeleton height="title" width="third" />
            <Skeleton height="text" width="half" />
          </div>
        </ScrollRowSkeleton>
      )}
    </nav>
  );
}
