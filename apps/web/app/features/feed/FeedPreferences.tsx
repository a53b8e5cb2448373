import { draftOf } from '@awaj/features/draft';
import { createPreferencesMutations, createPreferencesQueries, PreferencesCard } from '@awaj/features/preferences';
import { useSession } from '@awaj/features/session';
import { useLocale } from '@awaj/i18n/react';
import type { ReactElement } from 'react';
import { useApiClient } from '../../data/api.ts';
import { draftKey, useUserInfo } from '../../data/use-user-info.ts';

export function FeedPreferences({ now, onClose }: { now: Date; onClose: () => void }): ReactElement {
  const api = useApiClient();
  const queries = createPreferencesQueries(api, useLocale());
  const info = useUserInfo();
  const draft = info && { key: draftKey('preferences', info) };
  const close = () => {
    if (draft) draftOf(draft.key).clear();
    onClose();
  };
  return (
    <PreferencesCard
      draft={draft}
      isMember={useSession().isMember}
      mutations={createPreferencesMutations(api)}
      now={now}
      onClose={close}
      queries={queries}
    />
  );
}
