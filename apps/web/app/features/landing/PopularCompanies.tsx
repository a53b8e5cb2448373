import { failureText } from '@awaj/features/failure';
import type { FeaturedCompany } from '@awaj/features/featured-companies';
import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { CompanySlider, type SliderCompany } from '@awaj/ui/CompanySlider';
import { ErrorState } from '@awaj/ui/ErrorState';
import { Heading } from '@awaj/ui/Heading';
import { Stack } from '@awaj/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { config } from '../../config.ts';
import { pathsIn } from '../../paths.ts';
import { useFeaturedCompanies } from './queries.ts';

export function PopularCompanies(): ReactElement | null {
  const { companies: words } = useArea('landing');
  const { failure } = useMessages();
  const paths = pathsIn(useLocale());
  const { data, error, isFetching, refetch } = useQuery(useFeaturedCompanies().list());
  if (data?.length === 0) return null;
  const toEntry = ({ id, name, logo, openTenders }: FeaturedCompany): SliderCompany => ({
    id,
    name,
    logo: logo && new URL(logo, config.apiUrl).href,
    href: paths.company(id),
    count: words.open(openTenders),
  });
  return (
    <Stack as="section" gap="m">
      <Heading level={2}>{words.title}</Heading>
      {error && !data ? (
        <ErrorState
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          retryLabel={failure.retry}
          text={failureText(error, failure)}
          title={failure.title}
        />
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
