import { formatDate } from '@awaj/i18n';
import { useLocale, useMessages } from '@awaj/i18n/react';
import { Deadline } from '@awaj/ui/Deadline';
import { DualDate } from '@awaj/ui/DualDate';
import { type Fact, FactList } from '@awaj/ui/FactList';
import { LockedValue } from '@awaj/ui/LockedValue';
import type { ReactElement, ReactNode } from 'react';
import type { NoticeDate, TenderDetail } from './tender.ts';
import { ageText, dateTexts, deadlineLabel, priceText } from './tender-text.ts';

function FactDate({ date }: { date: NoticeDate }): ReactNode {
  const locale = useLocale();
  const { facts } = useMessages().tender;
  const shown = dateTexts(date, locale);
  if (!shown) return facts.notGiven;
  return shown.kind === 'text' ? shown.text : <DualDate at={shown.at} main={shown.main} other={shown.other} />;
}

/** What people look for first: until when, where it stood, what it costs. */
export function TenderFacts({ tender, now }: { tender: TenderDetail; now: Date }): ReactElement {
  const { tender: messages } = useMessages();
  const { facts } = messages;
  const locale = useLocale();
  const { schedule, notice } = tender;
  const locked = <LockedValue label={messages.locked.value} />;
  const isShown = schedule.kind === 'shown';
  const price = (of: 'documentPrice' | 'bond') =>
    notice.kind === 'shown' ? priceText(notice[of], locale, messages) : locked;
  const rows: Fact[] = [
    {
      label: facts.closes,
      value: isShown ? (
        <>
          <FactDate date={schedule.closes} />{' '}
          {schedule.closes.at && <Deadline {...deadlineLabel(schedule.closes.at, now, messages)} />}
        </>
      ) : (
        locked
      ),
    },
    { label: facts.opens, value: isShown ? <FactDate date={schedule.opens} /> : locked },
    {
      label: facts.publishedOn,
      value: isShown
        ? schedule.publications
            .map(({ source, publishedOn }) => `${source}, ${formatDate(new Date(publishedOn), locale, 'date')}`)
            .join('; ')
        : locked,
    },
    { label: facts.posted, value: ageText(tender.createdAt, now, messages) },
    { label: facts.documentPrice, value: price('documentPrice') },
    { label: facts.bond, value: price('bond') },
  ];
  return <FactList facts={rows} />;
}
