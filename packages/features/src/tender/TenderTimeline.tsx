import { dateInAddis } from '@awaj/domain/ethiopian-calendar';
import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { Heading } from '@awaj/ui/Heading';
import { Loading } from '@awaj/ui/Loading';
import { LockedValue } from '@awaj/ui/LockedValue';
import { OnlyOn } from '@awaj/ui/OnlyOn';
import { Skeleton } from '@awaj/ui/Skeleton';
import { Stack } from '@awaj/ui/Stack';
import { Timeline } from '@awaj/ui/Timeline';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { shortDayTexts } from '../day-texts/day-texts.ts';
import { QueryFailure } from '../query-failure/query-failure.ts';
import type { TenderDetail } from './tender.ts';
import type { TimelineEvent } from './timeline.ts';
import { eventTexts, mergePrintings, printingsAsEvents, stepsAhead } from './timeline-text.ts';

export interface TenderTimelineProps {
  tender: TenderDetail;
  now: Date;
  timeline: Pick<UseQueryResult<readonly TimelineEvent[]>, 'data' | 'error' | 'isError' | 'isFetching' | 'refetch'>;
  /** Whether the reader is logged in. */
  isMember: boolean;
  /** The address of the page that unlocks locked values. */
  unlockHref?: string;
}

/** One skeleton for each update and one for the publication. */
const skeletons = (updates: number) =>
  Array.from({ length: updates + 1 }, (_, id) => ({
    id,
    what: <Skeleton height="line" width="half" />,
    when: <Skeleton height="line" width="third" />,
  }));

const isSameDay = (one: Date, other: Date): boolean => dateInAddis(one) === dateInAddis(other);

/** The past and coming events of a tender. A locked one only shows that something has happened. */
export function TenderTimeline(props: TenderTimelineProps): ReactElement | null {
  const { tender, now, timeline, isMember, unlockHref } = props;
  const { timeline: words } = useArea('tenderPage');
  const { about } = useArea('deadline');
  const { locked } = useMessages().tender;
  const locale = useLocale();
  const { schedule, updates } = tender;
  if (updates === 0 && schedule.kind === 'locked') return null;
  const past = updates === 0 && schedule.kind === 'shown' ? printingsAsEvents(schedule.publications) : timeline.data;
  const day = (at: Date) => shortDayTexts(at, now, locale).join(' · ');
  const events =
    past &&
    mergePrintings(past, locale).map((event, id) => {
      const { what, details } = eventTexts(event, locale, words);
      if (schedule.kind === 'locked')
        return { id, what, details, when: <LockedValue href={unlockHref} label={locked.value(isMember)} /> };
      return { id, what, details: event.source === null ? details : [event.source, ...details], when: day(event.at) };
    });
  const ahead = stepsAhead(tender, now, locale, words).map(({ phase, at, what, isApproximate }) => ({
    id: `${phase} ${what}`,
    phase,
    what,
    when: (
      <>
        {/* Not printed: paper is read on other days. */}
        {isSameDay(at, now) && <OnlyOn medium="screen">{words.today} · </OnlyOn>}
        {isApproximate ? about(day(at)) : day(at)}
      </>
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
        <Loading isLoading={!events} skeleton={<Timeline events={skeletons(updates)} />}>
          <Timeline events={[...(events ?? []), ...ahead]} />
        </Loading>
      )}
    </Stack>
  );
}
