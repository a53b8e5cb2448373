import { createPreferencesMutations, createPreferencesQueries, PreferencesCard } from '@awaj/features/preferences';
import { useLocale } from '@awaj/i18n/react';
import { type ReactElement, useMemo } from 'react';
import { useApiClient } from '../../api.ts';

export function FeedPreferences({ onClose }: { onClose: () => void }): ReactElement {
  const api = useApiClient();
  const locale = useLocale();
  const queries = useMemo(() => createPreferencesQueries(api, locale), [api, locale]);
  const mutations = useMemo(() => createPreferencesMutations(api), [api]);
  return <PreferencesCard mutations={mutations} onClose={onClose} queries={queries} />;
}
