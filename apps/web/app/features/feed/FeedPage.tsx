import { FeedWelcome } from '@awaj/features/preferences';
import { QueryFailure } from '@awaj/features/query-failure';
import { useArea } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { EmptyState } from '@awaj/ui/EmptyState';
import { Heading } from '@awaj/ui/Heading';
import { Stack } from '@awaj/ui/Stack';
import type { ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { feedPreferences } from '../../address/paths.ts';
import { useUserInfo } from '../../data/use-user-info.ts';
import { usePageTitle } from '../../seo/page-title.ts';
import { NeedsScript } from '../../shell/NoScript.tsx';
import { useFocusOn } from '../form/steps.ts';
import { FoundTenders } from '../lists/FoundTenders.tsx';
import { SearchLayout } from '../lists/SearchLayout.tsx';
import { useFilters } from '../lists/use-filters.ts';
import { useReader } from '../lists/use-reader.ts';
import { FeedPreferences } from './FeedPreferences.tsx';
import { useFeed } from './use-feed.ts';

const path = 'client/myfeed';

export function FeedPage({ now }: { now: Date }): ReactElement {
  const { change, empty, allUntilChosen } = useArea('preferences').feed;
  const name = useUserInfo()?.name;
  const reader = useReader();
  const search = useFilters();
  const feed = useFeed(reader.isMember);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const isEditing = feedPreferences.isIn(query);
  const list = search.hrefOf(search.filters);
  const edit = () => void navigate(feedPreferences.hrefOf(list));
  const close = () => void navigate(list, { replace: true });
  useFocusOn(isEditing ? 'preferences' : 'list');
  const mayChange = feed.state === 'chosen' || feed.state === 'failed';
  const nothing = {
    unknown: null,
    empty: null,
    chosen: <EmptyState of="list" text={empty.text} title={empty.title} />,
    // An empty list is not shown as empty until it is known whether the reader has preferences.
    failed: <QueryFailure query={feed.asked} />,
  }[feed.state];
  const shown = feed.state === 'empty' ? 'tender/search' : path;
  return (
    <SearchLayout now={now} path={path} reader={reader} search={search} searched={shown}>
      <Stack direction="row" gap="m" align="between">
        <Heading level={1}>{usePageTitle()}</Heading>
        {mayChange && !isEditing && (
          <Button onClick={edit} tone="text">
            {change}
          </Button>
        )}
      </Stack>
      <NeedsScript />
      {isEditing && <FeedPreferences now={now} onClose={close} />}
      {feed.state === 'empty' && (
        <>
          {!isEditing && <FeedWelcome name={name} onStart={edit} />}
          <Heading level={2} size="m">
            {allUntilChosen}
          </Heading>
        </>
      )}
      <FoundTenders
        empty={nothing}
        isPending={!reader.isMember}
        // The counts of an empty feed must not stay until those of all tenders are there.
        key={shown}
        narrowedTo={feed.narrowedTo}
        now={now}
        path={shown}
        reader={reader}
        search={search}
      />
    </SearchLayout>
  );
}
