import type { TenderTimeline } from '@awaj/api-client/schema';
import type { TenderDetail } from './tender.ts';

type EventDto = TenderTimeline['data'][number];

/** One event in the history of a tender. */
export interface TimelineEvent {
  kind: EventDto['kind'];
  /** When it was printed, or became known if it was not printed. */
  at: Date;
  source: string | null;
  /** The closing date before and after, if it changed. */
  closes: { before: Date | null; after: Date } | null;
  changed: EventDto['changed'];
}

function toEvent(dto: EventDto): TimelineEvent {
  const { close_date_before: before, close_date_after: after } = dto;
  return {
    kind: dto.kind,
    at: new Date(dto.published_at ?? dto.happened_at),
    source: dto.source?.name ?? null,
    closes: after === null ? null : { before: before === null ? null : new Date(before), after: new Date(after) },
    changed: dto.changed,
  };
}

/** The oldest first, by the printed days. */
export const toTimeline = ({ data }: TenderTimeline): readonly TimelineEvent[] =>
  data.map(toEvent).sort((left, right) => left.at.getTime() - right.at.getTime());

/** The event that set the current closing date. */
export const extensionOf = (
  events: readonly TimelineEvent[] | undefined,
  { schedule }: Pick<TenderDetail, 'schedule'>,
): TimelineEvent | undefined =>
  schedule.kind === 'locked'
    ? undefined
    : events?.findLast(
        ({ kind, closes }) => kind === 'extended' && closes?.after.getTime() === schedule.closes.at?.getTime(),
      );
