import type { FeaturedCompany } from '@awaj/features/landing-page';
import { hasFailed, QueryFailure } from '@awaj/features/query-failure';
import { useArea, useLocale } from '@awaj/i18n/react';
import { CompanySlider, type SliderCompany } from '@awaj/ui/CompanySlider';
import { Heading } from '@awaj/ui/Heading';
import { Stack } from '@awaj/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { pathsIn } from '../../address/paths.ts';
import { logoAddress } from '../../config/config.ts';
import { retryWhileFailing } from '../../data/query-client.ts';
import { useLandingPage } from './queries.ts';

export function PopularCompanies(): ReactElement | null {
  const { companies: words } = useArea('landing');
  const paths = pathsIn(useLocale());
  const query = useQuery({ ...useLandingPage().companies(), ...retryWhileFailing });
  const { data } = query;
  if (data?.length === 0) return null;
  const toEntry = ({ id, name, logo, openTenders }: FeaturedCompany): SliderCompany => ({
    id,
    name,
    logo: logoAddress(logo),
    href: paths.company(id),
    count: words.open(openTenders),
  });
  return (
    <Stack as="section" gap="m">
      <Heading level={2}>{words.title}</Heading>
      {hasFailed(query) ? (
        <QueryFailure query={query} />
      ) : (
        <CompanySlider
          arrows={{ back: words.back, forward: words.forward }}
          companies={data?.map(toEntry) ?? null}
          label={words.label}
        />
      )}
    </Stack>
  );
}
