import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { classesOf } from '../../theme/variants.ts';
import { readBrand } from '../CompanyLogo/brand-color.ts';
import { BrandFill, CompanyLogo } from '../CompanyLogo/CompanyLogo.tsx';
import { Heading } from '../Heading/Heading.tsx';
import * as styles from './CompanyHeader.css.ts';

export type CompanyHeaderProps = Omit<ComponentProps<'header'>, 'className' | 'style' | 'children'> & {
  name: string;
  logo: string | null;
  /** The brand colour as stored. Our own colour is used unless it has the form "#145c47". */
  brandColor: string | null;
  address?: string | null;
  /** "14 open tenders". */
  openTenders?: string;
  /** An action for the page, such as Share. */
  action?: ReactNode;
};

/** The top of a company's page, in the company's colour. */
export function CompanyHeader(props: CompanyHeaderProps): ReactElement {
  const { name, logo, brandColor, address, openTenders, action, ...rest } = props;
  const brand = readBrand(brandColor);
  return (
    <header className={classesOf(styles.banner, { on: brand?.lightness })} {...rest}>
      {brand && <BrandFill color={brand.color} />}
      <span className={styles.logo}>
        <CompanyLogo name={name} size="l" src={logo} />
      </span>
      <div className={styles.words}>
        <Heading dir="auto" level={1} size="l">
          {name}
        </Heading>
        {(address || openTenders) && (
          <div className={styles.facts}>
            {address && <p dir="auto">{address}</p>}
            {openTenders && <p className={styles.count}>{openTenders}</p>}
          </div>
        )}
      </div>
      {action}
    </header>
  );
}
