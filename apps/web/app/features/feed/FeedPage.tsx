import { FeedWelcome } from '@awaj/features/preferences';
import { useArea } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { EmptyState } from '@awaj/ui/EmptyState';
import { Heading } from '@awaj/ui/Heading';
import { Stack } from '@awaj/ui/Stack';
import { type ReactElement, useState } from 'react';
import { useUserInfo } from '../../frame/use-user-info.ts';
import { NeedsScript } from '../../NeedsScript.tsx';
import { usePageTitle } from '../../page-title.ts';
import { FoundTenders } from '../lists/FoundTenders.tsx';
import { PopularCategories } from '../lists/PopularCategories.tsx';
import { SearchLayout } from '../lists/SearchLayout.tsx';
import { useFilters } from '../lists/use-filters.ts';
import { useReader } from '../lists/use-reader.ts';
import { FeedPreferences } from './FeedPreferences.tsx';
import { useFeedState } from './use-feed-state.ts';

const path = 'client/myfeed';

export function FeedPage({ now }: { now: Date }): ReactElement {
  const { change, empty } = useArea('preferences').feed;
  const name = useUserInfo()?.name;
  const reader = useReader();
  const search = useFilters();
  const feed = useFeedState(reader.isMember);
  const [isEditing, setEditing] = useState(false);
  return (
    <SearchLayout path={path} reader={reader} search={search}>
      <Stack direction="row" gap="m" align="between">
        <Heading level={1}>{usePageTitle()}</Heading>
        {feed === 'chosen' && !isEditing && (
          <Button onClick={() => setEditing(true)} tone="quiet">
            {change}
          </Button>
        )}
      </Stack>
      <NeedsScript />
      {isEditing && <FeedPreferences onClose={() => setEditing(false)} />}
      {feed === 'empty' && !isEditing && <FeedWelcome name={name} onStart={() => setEditing(true)} />}
      {feed !== 'empty' && (
        <>
          <PopularCategories isHeldBack={!reader.isMember} path={path} {...search} />
          <FoundTenders
            empty={feed === 'chosen' ? <EmptyState of="list" text={empty.text} title={empty.title} /> : null}
            isHeldBack={!reader.isMember}
            now={now}
            path={path}
            reader={reader}
            search={search}
          />
        </>
      )}
    </SearchLayout>
  );
}
