import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { Deadline } from '@awaj/ui/Deadline';
import { DualDate } from '@awaj/ui/DualDate';
import { type Fact, FactList } from '@awaj/ui/FactList';
import { LockedValue } from '@awaj/ui/LockedValue';
import { OnlyOn } from '@awaj/ui/OnlyOn';
import { Skeleton } from '@awaj/ui/Skeleton';
import { Stack } from '@awaj/ui/Stack';
import { Text } from '@awaj/ui/Text';
import type { ReactElement, ReactNode } from 'react';
import { dayTexts } from '../day-texts/day-texts.ts';
import type { NoticeDate, Publication, TenderDetail } from './tender.ts';
import { ageText, type DateTexts, dateTexts, deadlineLabel, priceText } from './tender-text.ts';
import { closingTexts, workingTexts } from './working-text.ts';

export interface TenderFactsProps {
  tender: TenderDetail;
  now: Date;
  /** What this reader may see of it is still on its way. */
  isLoading?: boolean;
  /** Whether the reader is logged in. */
  isMember: boolean;
  /** Where somebody gets to see what is locked. */
  unlockHref?: string;
  /** Takes the dates into the reader's own calendar; below the closing date, where it is seen. */
  calendar?: ReactNode;
}

function FactDate({ shown }: { shown: DateTexts }): ReactNode {
  const { facts } = useMessages().tender;
  if (!shown) return facts.notGiven;
  return shown.kind === 'text' ? shown.text : <DualDate at={shown.at} main={shown.main} other={shown.other} />;
}

type ClosingDateProps = { date: NoticeDate } & Pick<TenderFactsProps, 'now' | 'calendar'> &
  Pick<TenderDetail, 'cancellation' | 'closeDateWorking'>;

/** When it closes, how long that is from now, and how it was found. */
function ClosingDate(props: ClosingDateProps): ReactElement {
  const { date, now, cancellation, closeDateWorking: working, calendar } = props;
  const { tender: messages } = useMessages();
  const reader = { locale: useLocale(), words: useArea('deadline') };
  return (
    <Stack gap="s">
      <div>
        <FactDate shown={closingTexts(date, working, reader)} />
        {date.at && !cancellation && (
          <div>
            <Deadline {...deadlineLabel(date.at, now, messages.deadline)} />
          </div>
        )}
        {working &&
          workingTexts(working, date, reader).map((text) => (
            <Text as="div" dir="auto" key={text} size="s" tone="muted" weight="normal">
              {text}
            </Text>
          ))}
      </div>
      {calendar && <OnlyOn medium="screen">{calendar}</OnlyOn>}
    </Stack>
  );
}

function Sources({ publications }: { publications: readonly Publication[] }): ReactNode {
  const locale = useLocale();
  const { facts } = useMessages().tender;
  if (publications.length === 0) return facts.notGiven;
  return (
    <Stack as="ul" gap="xs">
      {publications.map(({ source, publishedOn }) => (
        <li key={`${source} ${publishedOn}`}>
          <Text as="div" weight="strong">
            {source}
          </Text>
          <DualDate {...dayTexts(new Date(publishedOn), locale)} />
        </li>
      ))}
    </Stack>
  );
}

/** What people look for first: until when, where it stood, what it costs. */
export function TenderFacts(props: TenderFactsProps): ReactElement {
  const { tender, now, isLoading = false, isMember, unlockHref, calendar } = props;
  const { tender: messages } = useMessages();
  const { facts } = messages;
  const locale = useLocale();
  const { schedule, notice } = tender;
  const unseen = isLoading ? (
    <Skeleton height="text" width="most" />
  ) : (
    <LockedValue href={unlockHref} label={messages.locked.value(isMember)} />
  );
  const shown = isLoading || schedule.kind === 'locked' ? null : schedule;
  const price = (of: 'documentPrice' | 'bond') =>
    isLoading || notice.kind === 'locked' ? unseen : priceText(notice[of], locale, messages);
  const rows: Fact[] = [
    {
      label: facts.closes,
      value: shown ? <ClosingDate {...tender} calendar={calendar} date={shown.closes} now={now} /> : unseen,
      room: 'threeLines',
    },
    {
      label: facts.opens,
      value: shown ? <FactDate shown={dateTexts(shown.opens, locale)} /> : unseen,
      room: 'twoLines',
    },
    {
      label: facts.publishedOn,
      value: shown ? <Sources publications={shown.publications} /> : unseen,
      room: 'twoLines',
    },
    { label: facts.posted, value: ageText(tender.createdAt, now, messages) },
    { label: facts.documentPrice, value: price('documentPrice') },
    { label: facts.bond, value: price('bond') },
    ...(tender.type === 'purchase' ? [] : [{ label: facts.type, value: facts.types[tender.type] }]),
    ...(tender.referenceNumber === null || isLoading
      ? []
      : [{ label: facts.referenceNumber, value: <bdi>{tender.referenceNumber}</bdi> }]),
  ];
  return <FactList aria-busy={isLoading} facts={rows} />;
}
