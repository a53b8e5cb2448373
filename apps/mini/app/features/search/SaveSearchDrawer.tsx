import { activeFilters, type SearchFilters } from '@awaj/domain/search-filters';
import { createCompanyQueries, useCompanyNames } from '@awaj/features/company';
import {
  createSavedSearchMutations,
  createSavedSearchQueries,
  proposedAlert,
  SubscriptionNote,
  savedSearchDrawer,
} from '@awaj/features/saved-search';
import { createLookupQueries, useSearchWords } from '@awaj/features/search';
import { FewTenders } from '@awaj/features/tender';
import { useArea, useLocale } from '@awaj/i18n/react';
import { useMutation } from '@tanstack/react-query';
import { lazy, type ReactElement, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths, tenderHref } from '../../address/paths.ts';
import { logoAddress } from '../../data/session.ts';
import { useApi, useHost } from '../../data/use-host.ts';
import { useSitePaths } from '../../data/use-site-paths.ts';
import { useGoBack } from '../../shell/use-back.ts';

const Fields = lazy(async () => ({ default: (await savedSearchDrawer.fetch()).SavedSearchDrawer }));

export interface SaveSearchDrawerProps {
  filters: SearchFilters;
  isSubscribed: boolean;
}

/** Names a search and sets its alert times. After saving, the list of searches is shown. */
export function SaveSearchDrawer(props: SaveSearchDrawerProps): ReactElement | null {
  // The saved search may have fewer filters than the list.
  const [filters, setFilters] = useState(props.filters);
  const { dialog } = useArea('savedSearches');
  const { client } = useApi();
  const { haptic } = useHost();
  const locale = useLocale();
  const navigate = useNavigate();
  const goBack = useGoBack();
  const billing = useSitePaths().billing();
  const companyName = useCompanyNames(createCompanyQueries(client, locale), [filters.companyId]);
  const wordsOf = useSearchWords({ lookups: createLookupQueries(client, locale), companyName });
  const { mutateAsync } = useMutation(createSavedSearchMutations(client).create());
  if (!wordsOf) return null;
  return (
    <Fields
      choices={wordsOf(filters).choices}
      renderTenders={(tenders) => <FewTenders hrefOf={tenderHref} logoAddress={logoAddress} tenders={tenders} />}
      initial={proposedAlert(wordsOf(props.filters).name)}
      isOpen
      note={!props.isSubscribed && <SubscriptionNote href={billing} />}
      onClose={goBack}
      onRemove={(place) => setFilters((before) => activeFilters(before)[place]?.without ?? before)}
      preview={createSavedSearchQueries(client, locale).preview(filters)}
      save={async (chosen) => {
        await mutateAsync({ ...chosen, filters });
        haptic('success');
        void navigate(paths.searches(), { replace: true });
      }}
      title={dialog.save}
    />
  );
}
