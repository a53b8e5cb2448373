import type { Feed } from '@awaj/features/feed-address';
import { useArea } from '@awaj/i18n/react';
import { Heading } from '@awaj/ui/Heading';
import { Link } from '@awaj/ui/Link';
import { Stack } from '@awaj/ui/Stack';
import { Text } from '@awaj/ui/Text';
import type { ReactElement } from 'react';
import { AddressField } from './AddressField.tsx';
import { FeedActions } from './FeedActions.tsx';

/** With this scheme, calendars open and offer to subscribe. */
const calendarLink = (url: string): string => url.replace(/^https?:/, 'webcal:');

function CalendarFeed({ feed }: { feed: Feed }): ReactElement {
  const { calendar } = useArea('reminders');
  const url = feed.address?.urls.ics;
  return (
    <Stack as="section" gap="s">
      <Heading level={2} size="m">
        {calendar.title}
      </Heading>
      <Text tone="muted">{calendar.text}</Text>
      {url && (
        <>
          <AddressField label={calendar.address} url={url} />
          <Link href={calendarLink(url)}>{calendar.open}</Link>
        </>
      )}
      <FeedActions feed={feed} />
    </Stack>
  );
}

function SearchFeed({ feed }: { feed: Feed }): ReactElement {
  const { searches } = useArea('reminders');
  const { name, address } = feed;
  return (
    <Stack gap="s">
      <Heading level={3} size="s">
        {name}
      </Heading>
      {address?.urls.atom && <AddressField label={searches.atom(name)} url={address.urls.atom} />}
      {address?.urls.json && <AddressField label={searches.json(name)} url={address.urls.json} />}
      <FeedActions feed={feed} />
    </Stack>
  );
}

/** The addresses for other programs: the calendar of saved tenders and the results of saved searches. */
export function FeedSections({ feeds }: { feeds: readonly Feed[] }): ReactElement {
  const { searches, secret } = useArea('reminders');
  const [calendar, ...ofSearches] = feeds;
  return (
    <Stack gap="l">
      {calendar && <CalendarFeed feed={calendar} />}
      <Stack as="section" gap="s">
        <Heading level={2} size="m">
          {searches.title}
        </Heading>
        <Text tone="muted">{ofSearches.length === 0 ? searches.none : searches.text}</Text>
        {ofSearches.length > 0 && (
          <Stack gap="m">
            {ofSearches.map((feed) => (
              <SearchFeed feed={feed} key={feed.searchId} />
            ))}
          </Stack>
        )}
      </Stack>
      <Text tone="muted">{secret}</Text>
    </Stack>
  );
}
