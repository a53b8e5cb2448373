import { groupThousands } from '@awaj/domain/money';
import type { Company } from '@awaj/features/company';
import { useArea } from '@awaj/i18n/react';
import { CompanyHeader } from '@awaj/ui/CompanyHeader';
import type { ReactElement } from 'react';
import { logoAddress } from '../../config/config.ts';

export function CompanyTop({ company }: { company: Company }): ReactElement {
  const { openTenders } = useArea('company');
  const { name, logo, address, brandColor, openTenders: count } = company;
  return (
    <CompanyHeader
      address={address}
      brandColor={brandColor}
      logo={logoAddress(logo)}
      name={name}
      openTenders={openTenders(count, groupThousands(count))}
    />
  );
}
