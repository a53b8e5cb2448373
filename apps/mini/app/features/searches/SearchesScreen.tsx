import { createAlertSettingsQueries } from '@awaj/features/alert-settings';
import { createCompanyQueries, useCompanyNames } from '@awaj/features/company';
import { QueryFailure } from '@awaj/features/query-failure';
import {
  createSavedSearchMutations,
  createSavedSearchQueries,
  NoSavedSearches,
  type SavedSearch,
  SavedSearchList,
  SubscriptionNote,
} from '@awaj/features/saved-search';
import { createLookupQueries, useSearchWords } from '@awaj/features/search';
import { FewTenders } from '@awaj/features/tender';
import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { Heading } from '@awaj/ui/Heading';
import { Loading } from '@awaj/ui/Loading';
import { PageLayout } from '@awaj/ui/PageLayout';
import { SkeletonText } from '@awaj/ui/Skeleton';
import { Text } from '@awaj/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { hashes, paths, tenderHref } from '../../address/paths.ts';
import { logoAddress } from '../../data/session.ts';
import { useApi } from '../../data/use-host.ts';
import { useSitePaths } from '../../data/use-site-paths.ts';
import { useRefusedText } from '../../shell/use-refused-text.ts';

const linesWhileLoading = 6;

function Searches({ searches }: { searches: readonly SavedSearch[] }): ReactElement {
  const { client } = useApi();
  const locale = useLocale();
  const times = useQuery(createAlertSettingsQueries(client, locale).times());
  const companyName = useCompanyNames(
    createCompanyQueries(client, locale),
    searches.map(({ filters }) => filters.companyId),
  );
  const wordsOf = useSearchWords({ lookups: createLookupQueries(client, locale), companyName });
  return (
    <SavedSearchList
      choicesOf={(filters) => wordsOf?.(filters).choices ?? []}
      renderTenders={(tenders) => <FewTenders hrefOf={tenderHref} logoAddress={logoAddress} tenders={tenders} />}
      isOnHoliday={Boolean(times.data?.holiday_until)}
      listHref={paths.latestTenders}
      mutations={createSavedSearchMutations(client)}
      queries={createSavedSearchQueries(client, locale)}
      searches={searches}
    />
  );
}

/** The user's saved searches. */
export function SearchesScreen({ isSubscribed }: { isSubscribed: boolean }): ReactElement {
  const words = useArea('savedSearches');
  const { titles } = useMessages();
  const refusedText = useRefusedText();
  const site = useSitePaths();
  const { data, ...query } = useQuery(createSavedSearchQueries(useApi().client, useLocale()).list());
  return (
    <PageLayout>
      <Heading level={1} size="l">
        {titles.searches}
      </Heading>
      <Text tone="muted">{words.lead}</Text>
      {!isSubscribed && <SubscriptionNote href={site.billing()} />}
      {query.isError && data === undefined ? (
        <QueryFailure query={query} refusedText={refusedText} title={words.failed} />
      ) : (
        <Loading isLoading={data === undefined} skeleton={<SkeletonText lines={linesWhileLoading} />}>
          {data &&
            (data.length === 0 ? (
              <NoSavedSearches href={paths.latestTenders() + hashes.search} />
            ) : (
              <Searches searches={data} />
            ))}
        </Loading>
      )}
    </PageLayout>
  );
}
