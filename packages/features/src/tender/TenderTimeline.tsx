import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { DualDate } from '@awaj/ui/DualDate';
import { Heading } from '@awaj/ui/Heading';
import { Loading } from '@awaj/ui/Loading';
import { LockedValue } from '@awaj/ui/LockedValue';
import { Skeleton } from '@awaj/ui/Skeleton';
import { Stack } from '@awaj/ui/Stack';
import { Timeline } from '@awaj/ui/Timeline';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { dayTexts } from '../day-texts/day-texts.ts';
import { QueryFailure } from '../query-failure/query-failure.ts';
import type { TenderDetail } from './tender.ts';
import type { TimelineEvent } from './timeline.ts';
import { eventTexts } from './timeline-text.ts';

export interface TenderTimelineProps {
  tender: Pick<TenderDetail, 'updates' | 'schedule'>;
  timeline: Pick<UseQueryResult<readonly TimelineEvent[]>, 'data' | 'error' | 'isError' | 'isFetching' | 'refetch'>;
  /** Whether the reader is logged in. */
  isMember: boolean;
  /** Where somebody gets to see what is locked. */
  unlockHref?: string;
}

/** As many as will come: each update, and the publication before them. */
const skeletons = (updates: number) =>
  Array.from({ length: updates + 1 }, (_, id) => ({
    id,
    what: <Skeleton height="line" width="half" />,
    where: <Skeleton height="line" width="third" />,
  }));

function Place({ event: { source, at } }: { event: TimelineEvent }): ReactElement {
  const locale = useLocale();
  return (
    <>
      {source && (
        <>
          <bdi>{source}</bdi>
          {' · '}
        </>
      )}
      <DualDate layout="inline" {...dayTexts(at, locale)} />
    </>
  );
}

/** What happened to a tender since it was published. Nothing where nothing has. */
export function TenderTimeline(props: TenderTimelineProps): ReactElement | null {
  const { tender, timeline, isMember, unlockHref } = props;
  const { timeline: words } = useArea('tenderPage');
  const { locked } = useMessages().tender;
  const locale = useLocale();
  if (tender.updates === 0) return null;
  const events = timeline.data?.map((event, id) => ({
    id,
    ...eventTexts(event, locale, words),
    where:
      tender.schedule.kind === 'locked' ? (
        <LockedValue href={unlockHref} label={locked.value(isMember)} />
      ) : (
        <Place event={event} />
      ),
  }));
  return (
    <Stack as="section" gap="m">
      <Heading level={2} size="m">
        {words.title}
      </Heading>
      {timeline.isError && !events ? (
        <QueryFailure query={timeline} title={words.failed} />
      ) : (
        <Loading isLoading={!events} skeleton={<Timeline events={skeletons(tender.updates)} />}>
          <Timeline events={events ?? []} />
        </Loading>
      )}
    </Stack>
  );
}
