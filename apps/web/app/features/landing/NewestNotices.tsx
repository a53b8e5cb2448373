import type { Headline } from '@awaj/features/landing-page';
import { useArea, useLocale } from '@awaj/i18n/react';
import { CompanyLogo } from '@awaj/ui/CompanyLogo';
import { Headlines } from '@awaj/ui/Headlines';
import type { ReactElement } from 'react';
import { logoAddress } from '../../address/logo-address.ts';
import { pathsIn } from '../../address/paths.ts';

export interface NewestNoticesProps {
  headlines: readonly Headline[];
  addedToday: number;
}

export function NewestNotices({ headlines, addedToday }: NewestNoticesProps): ReactElement {
  const { notices } = useArea('landing');
  const paths = pathsIn(useLocale());
  return (
    <Headlines
      items={headlines.map(({ id, title, company, region, logo }) => ({
        id,
        href: paths.tender(id),
        title,
        text: [company, region].filter(Boolean).join(' · '),
        logo: <CompanyLogo name={company} src={logoAddress(logo)} />,
      }))}
      title={addedToday > 0 ? notices.today : notices.newest}
      {...(addedToday > 0 && { note: notices.added(addedToday) })}
    />
  );
}
