import type { Locale } from '@awaj/i18n';
import { useLocale, useMessages } from '@awaj/i18n/react';
import { Deadline } from '@awaj/ui/Deadline';
import { LockedValue } from '@awaj/ui/LockedValue';
import { TenderCard, type TenderCardProps } from '@awaj/ui/TenderCard';
import { TenderMeta } from '@awaj/ui/TenderMeta';
import { Text } from '@awaj/ui/Text';
import type { ReactElement, ReactNode } from 'react';
import { dayTexts } from '../day-texts/day-texts.ts';
import type { Schedule, Tender } from './tender.ts';
import { ageText, dateTexts, deadlineLabel } from './tender-text.ts';

function Closing({ schedule, now, isMember }: Pick<TenderListItemProps, 'now' | 'isMember'> & { schedule: Schedule }) {
  const { tender: messages } = useMessages();
  const locale = useLocale();
  if (schedule.kind === 'locked') return <LockedValue label={messages.locked.value(isMember)} />;
  const { closes } = schedule;
  const shown = dateTexts(closes, locale);
  return (
    <>
      <Text as="span" size="s">
        {shown ? (shown.kind === 'text' ? shown.text : shown.main) : messages.facts.notGiven}
      </Text>
      {closes.at && <Deadline {...deadlineLabel(closes.at, now, messages)} />}
    </>
  );
}

/** Of the day alone: the hour stands in the first calendar. */
function otherDay(schedule: Schedule, locale: Locale): string | undefined {
  if (schedule.kind === 'locked') return undefined;
  const shown = dateTexts(schedule.closes, locale);
  return shown?.kind === 'dual' ? dayTexts(shown.at, locale).other : undefined;
}

function sourcesText(schedule: Schedule, sources: (first: string, others: number) => string): string | undefined {
  if (schedule.kind === 'locked') return undefined;
  const [first, ...others] = schedule.publications;
  return first && sources(first.source, others.length);
}

export interface TenderListItemProps {
  tender: Tender;
  href: string;
  now: Date;
  /** Whether the reader is logged in. */
  isMember: boolean;
  /** The categories that the list is narrowed to: of several, a tender names one of those. */
  narrowedTo?: readonly number[] | undefined;
  action?: ReactNode;
  /** Where in the title stands what was searched for. */
  highlight?: TenderCardProps['highlight'] | undefined;
}

export function TenderListItem(props: TenderListItemProps): ReactElement {
  const { tender, href, now, isMember, narrowedTo = [], action, highlight } = props;
  const { tender: messages } = useMessages();
  const otherDate = otherDay(tender.schedule, useLocale());
  const category = tender.categories.find(({ id }) => narrowedTo.includes(id)) ?? tender.categories[0];
  const sources = sourcesText(tender.schedule, messages.sources);
  return (
    <TenderCard
      action={action}
      age={ageText(tender.createdAt, now, messages)}
      deadline={<Closing isMember={isMember} now={now} schedule={tender.schedule} />}
      href={href}
      meta={<TenderMeta category={category?.name} company={tender.company.name} region={tender.regions[0]} />}
      status={{ status: tender.status, label: messages.status[tender.status] }}
      title={tender.title}
      {...(otherDate && { otherDate })}
      {...(sources && { sources })}
      {...(highlight && { highlight })}
    />
  );
}
