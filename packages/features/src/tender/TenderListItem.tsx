import type { Locale, Messages } from '@awaj/i18n';
import { useLocale, useMessages } from '@awaj/i18n/react';
import { CompanyLogo } from '@awaj/ui/CompanyLogo';
import { Deadline } from '@awaj/ui/Deadline';
import { LockedValue } from '@awaj/ui/LockedValue';
import { TenderCard, type TenderCardProps } from '@awaj/ui/TenderCard';
import { TenderMeta } from '@awaj/ui/TenderMeta';
import type { ReactElement, ReactNode } from 'react';
import { shortDayTexts } from '../day-texts/day-texts.ts';
import type { Schedule, Tender } from './tender.ts';
import { ageText, deadlineLabel, isCancelled } from './tender-text.ts';

type Shown = Extract<Schedule, { kind: 'shown' }>;

/** The time left if the instant is known, otherwise the newspaper's words. */
function closingText(
  { closes, isApproximate }: Shown,
  { now, locale, words }: { now: Date; locale: Locale; words: Messages['tender'] },
): ReactNode {
  const { at: closesAt, alternativeText } = closes;
  if (!closesAt) return alternativeText || words.facts.notGiven;
  return <Deadline {...deadlineLabel({ closesAt, isApproximate }, { now, locale, words: words.deadline })} />;
}

/** The categories and regions that a list is filtered by. */
export type NarrowedTo = Partial<Record<'categories' | 'regions', readonly number[] | undefined>>;

const oneOf = <Kind extends { id: number }>(all: readonly Kind[], wanted: readonly number[] = []): Kind | undefined =>
  all.find(({ id }) => wanted.includes(id)) ?? all[0];

export interface TenderListItemProps {
  tender: Tender;
  href: string;
  now: Date;
  /** Whether the reader is logged in. */
  isMember: boolean;
  /** The filters of the list. If a tender has several categories or regions, the one of the filter is shown. */
  narrowedTo?: NarrowedTo | undefined;
  /** The surroundings name the buyer. */
  isBuyerKnown?: boolean | undefined;
  /** It is open beside the list. */
  isCurrent?: boolean | undefined;
  /** Whether the list contains both open and closed tenders. */
  showsStatus?: boolean | undefined;
  /** The full address of the company's logo. */
  logo: string | null;
  action?: ReactNode;
  /** The reader's notes on it. */
  aside?: ReactNode;
  /** A mark that it is new to the reader. */
  mark?: ReactNode;
  /** The ranges of the title that match the search. */
  highlight?: TenderCardProps['highlight'] | undefined;
}

export function TenderListItem(props: TenderListItemProps): ReactElement {
  const {
    tender,
    href,
    now,
    isMember,
    narrowedTo,
    isBuyerKnown = false,
    isCurrent = false,
    showsStatus = false,
    logo,
    action,
    aside,
    mark,
    highlight,
  } = props;
  const { status, schedule, company } = tender;
  const messages = useMessages();
  const { locked } = messages.tender;
  const locale = useLocale();
  const age = ageText(tender.createdAt, now, messages.tender);
  const closes = schedule.kind === 'locked' ? null : schedule.closes;
  const isOff = isCancelled(tender, now);
  const cancelled = <Deadline label={messages.tender.deadline.cancelled} urgency="past" />;
  const days = closes?.at && !isOff ? shortDayTexts(closes.at, now, locale) : [];
  const deadline =
    schedule.kind === 'shown' ? (
      closingText(schedule, { now, locale, words: messages.tender })
    ) : (
      <LockedValue label={locked.value(isMember)} />
    );
  const meta = {
    category: oneOf(tender.categories, narrowedTo?.categories)?.name,
    company: isBuyerKnown ? undefined : company.name,
    region: oneOf(tender.regions, narrowedTo?.regions)?.name,
  };
  return (
    <TenderCard
      action={action}
      aside={aside}
      deadline={isOff ? cancelled : deadline}
      href={href}
      isCurrent={isCurrent}
      logo={<CompanyLogo name={company.name} src={logo} />}
      mark={mark}
      meta={<TenderMeta {...meta} {...(closes && { age })} />}
      notes={closes ? days : [age]}
      title={tender.title}
      {...(showsStatus && !isOff && !closes?.at && { status: { status, label: messages.tender.status[status] } })}
      {...(highlight && { highlight })}
    />
  );
}
