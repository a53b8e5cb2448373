import { createPreferencesMutations, createPreferencesQueries, PreferencesCard } from '@awaj/features/preferences';
import { useLocale } from '@awaj/i18n/react';
import type { ReactElement } from 'react';
import { useApiClient } from '../../api.ts';

export function FeedPreferences({ onClose }: { onClose: () => void }): ReactElement {
  const api = useApiClient();
  const queries = createPreferencesQueries(api, useLocale());
  return <PreferencesCard mutations={createPreferencesMutations(api)} onClose={onClose} queries={queries} />;
}
