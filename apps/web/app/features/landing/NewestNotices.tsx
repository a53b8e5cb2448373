import { type Headline, headlineText } from '@awaj/features/landing-page';
import { useArea, useLocale } from '@awaj/i18n/react';
import { CompanyLogo } from '@awaj/ui/CompanyLogo';
import { Headlines } from '@awaj/ui/Headlines';
import type { ReactElement } from 'react';
import { pathsIn } from '../../address/paths.ts';
import { logoAddress } from '../../config/config.ts';

export interface NewestNoticesProps {
  headlines: readonly Headline[];
  addedToday: number;
}

export function NewestNotices({ headlines, addedToday }: NewestNoticesProps): ReactElement {
  const { notices } = useArea('landing');
  const paths = pathsIn(useLocale());
  return (
    <Headlines
      items={headlines.map((headline) => ({
        id: headline.id,
        href: paths.tender(headline.id),
        title: headline.title,
        text: headlineText(headline),
        logo: <CompanyLogo name={headline.company} src={logoAddress(headline.logo)} />,
      }))}
      title={addedToday > 0 ? notices.today : notices.newest}
      {...(addedToday > 0 && { note: notices.added(addedToday) })}
    />
  );
}
