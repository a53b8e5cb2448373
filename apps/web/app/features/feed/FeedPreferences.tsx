import { createPreferencesMutations, createPreferencesQueries, PreferencesEditor } from '@awaj/features/preferences';
import { useArea, useLocale } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { Card } from '@awaj/ui/Card';
import { Stack } from '@awaj/ui/Stack';
import { type ReactElement, useMemo } from 'react';
import { useApiClient } from '../../api.ts';

/** What the feed is made of, changed where one sees what comes of it. */
export function FeedPreferences({ onClose }: { onClose: () => void }): ReactElement {
  const { close } = useArea('search').feed;
  const api = useApiClient();
  const locale = useLocale();
  const queries = useMemo(() => createPreferencesQueries(api, locale), [api, locale]);
  const mutations = useMemo(() => createPreferencesMutations(api), [api]);
  return (
    <Card padding="l">
      <Stack gap="m">
        <PreferencesEditor mutations={mutations} onSaved={onClose} queries={queries} />
        <Stack align="start">
          <Button onClick={onClose} tone="quiet">
            {close}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
