import { createAlertSettingsQueries } from '@awaj/features/alert-settings';
import { createCompanyQueries, useCompanyNames } from '@awaj/features/company';
import {
  createSavedSearchMutations,
  createSavedSearchQueries,
  NoSavedSearches,
  type SavedSearch,
  SavedSearchList,
  SubscriptionNote,
} from '@awaj/features/saved-search';
import { useSearchWords } from '@awaj/features/search';
import { useSession } from '@awaj/features/session';
import { FewTenders } from '@awaj/features/tender';
import { useArea, useLocale } from '@awaj/i18n/react';
import { Heading } from '@awaj/ui/Heading';
import { ListLayout } from '@awaj/ui/ListLayout';
import { Skeleton } from '@awaj/ui/Skeleton';
import { Stack } from '@awaj/ui/Stack';
import { Text } from '@awaj/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { pathsIn } from '../../address/paths.ts';
import { logoAddress } from '../../config/config.ts';
import { useApiClient, useQueries } from '../../data/api.ts';
import { useUserInfo } from '../../data/use-user-info.ts';
import { usePageTitle } from '../../seo/page-title.ts';
import { BackToAlerts } from '../../shell/BackToAlerts.tsx';
import { MemberData } from '../../shell/MemberData.tsx';
import { NeedsScript } from '../../shell/NoScript.tsx';

const skeleton = (
  <Stack gap="m">
    <Skeleton height="card" width="full" />
    <Skeleton height="card" width="full" />
  </Stack>
);

function Searches({ searches }: { searches: readonly SavedSearch[] }): ReactElement {
  const api = useApiClient();
  const locale = useLocale();
  const paths = pathsIn(locale);
  const times = useQuery(createAlertSettingsQueries(api, locale).times());
  const companyName = useCompanyNames(
    createCompanyQueries(api, locale),
    searches.map(({ filters }) => filters.companyId),
  );
  const wordsOf = useSearchWords({ lookups: useQueries().lookups, companyName });
  return (
    <SavedSearchList
      choicesOf={(filters) => wordsOf?.(filters).choices ?? []}
      renderTenders={(tenders) => (
        <FewTenders hrefOf={({ id }) => paths.tender(id)} logoAddress={logoAddress} tenders={tenders} />
      )}
      isOnHoliday={Boolean(times.data?.holiday_until)}
      listHref={paths.tenders}
      mutations={createSavedSearchMutations(api)}
      queries={createSavedSearchQueries(api, locale)}
      searches={searches}
    />
  );
}

/** The reader's saved searches, or what they are for. */
export function SavedSearchesPage(): ReactElement {
  const words = useArea('savedSearches');
  const title = usePageTitle();
  const locale = useLocale();
  const paths = pathsIn(locale);
  const { isMember } = useSession();
  const isSubscribed = useUserInfo()?.isSubscribed;
  const query = useQuery({ ...createSavedSearchQueries(useApiClient(), locale).list(), enabled: isMember });
  return (
    <ListLayout>
      <BackToAlerts />
      <Heading level={1}>{title}</Heading>
      <Text tone="muted">{words.lead}</Text>
      <NeedsScript />
      {isSubscribed === false && <SubscriptionNote href={paths.billing()} />}
      <MemberData failure={{ title: words.failed }} query={query} skeleton={skeleton}>
        {(searches) =>
          searches.length === 0 ? <NoSavedSearches href={paths.tenders()} /> : <Searches searches={searches} />
        }
      </MemberData>
    </ListLayout>
  );
}
