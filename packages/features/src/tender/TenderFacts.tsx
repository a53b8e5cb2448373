import { dateInAddis, toEthiopian } from '@awaj/domain/ethiopian-calendar';
import { shownDate } from '@awaj/domain/tender-dates';
import { type Locale, languages } from '@awaj/i18n';
import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { ClosingCard, ClosingCardSkeleton } from '@awaj/ui/ClosingCard';
import { type Fact, FactList, FactListSkeleton } from '@awaj/ui/FactList';
import { LockedValue } from '@awaj/ui/LockedValue';
import { OnlyOn } from '@awaj/ui/OnlyOn';
import { Stack } from '@awaj/ui/Stack';
import { VisitorView } from '@awaj/ui/VisitorView';
import type { ReactElement, ReactNode } from 'react';
import { dayTexts, shortMomentText } from '../day-texts/day-texts.ts';
import { ClosingWorking } from './ClosingWorking.tsx';
import type { NoticeDate, Publication, TenderDetail } from './tender.ts';
import { ageText, deadlineLabel, priceText } from './tender-text.ts';
import type { TimelineEvent } from './timeline.ts';
import { closingLines, originText } from './working-text.ts';

export interface TenderFactsProps {
  tender: TenderDetail;
  now: Date;
  /** The reader's version is still loading. */
  isLoading?: boolean;
  /** Whether the reader is logged in. */
  isMember: boolean;
  /** The address of the page that unlocks locked values. */
  unlockHref?: string;
  /** The offer to unlock the rest. */
  offer?: ReactNode;
  /** Actions for the tender; the first is the main one. */
  actions?: ReactNode;
  /** The event that moved the closing date. */
  extension?: TimelineEvent | undefined;
  /** On a card as in the mini app, or on the page. */
  look?: 'linesOnCard' | 'lines';
}

type Shown = Pick<TenderFactsProps, 'tender' | 'now' | 'actions' | 'extension'> & { closes: NoticeDate };

function leafOf(at: Date, locale: Locale) {
  const { month, day } = toEthiopian(dateInAddis(at));
  return { month: String(languages[locale].months[month - 1]), day };
}

/** When it was cancelled, and the closing date that no longer applies. */
function Cancelled({ tender, closes, actions }: Omit<Shown, 'now' | 'extension'>): ReactElement {
  const { tender: messages } = useMessages();
  const words = useArea('deadline');
  const locale = useLocale();
  const { closeDateWorking: working, cancellation } = tender;
  const day = cancellation?.at && dayTexts(cancellation.at, locale);
  const lines = closingLines(closes, working, { locale, words });
  return (
    <ClosingCard
      actions={actions}
      day={day && words.on(day.main)}
      label={messages.facts.closes}
      left={messages.deadline.cancelled}
      notes={[...(day ? [day.other] : []), ...(lines ? [words.wasToClose(lines.main)] : [])]}
      urgency="past"
    />
  );
}

/** The closing date, the time left, and how the date was found. */
function Closing({ tender, now, closes, actions, extension }: Shown): ReactElement {
  const { tender: messages } = useMessages();
  const words = useArea('deadline');
  const locale = useLocale();
  const { closeDateWorking: working } = tender;
  const lines = closingLines(closes, working, { locale, words });
  const origin = originText({ working, extension }, { locale, words });
  // The hour is in the line below.
  const shortly = { ...messages.deadline, todayAt: () => messages.deadline.today };
  const left =
    closes.at &&
    deadlineLabel({ closesAt: closes.at, isApproximate: working?.isApproximate }, { now, locale, words: shortly });
  const shownAt = lines?.isQuoted ? null : lines?.at;
  const isPast = left?.urgency === 'past';
  const closedAgo = closes.at && words.closedAgo(ageText(closes.at, now, messages));
  return (
    <ClosingCard
      actions={actions}
      day={
        shownAt ? <time dateTime={shownAt.toISOString()}>{lines?.main}</time> : (lines?.main ?? messages.facts.notGiven)
      }
      isQuoted={lines?.isQuoted ?? false}
      label={messages.facts.closes}
      leaf={shownAt ? leafOf(shownAt, locale) : undefined}
      left={(isPast && closedAgo) || left?.label}
      notes={lines?.notes ?? []}
      origin={
        origin && (
          <>
            <strong>{words.origin}</strong> {origin}
          </>
        )
      }
      urgency={left?.urgency}
    />
  );
}

const sourcesOf = (publications: readonly Publication[]): string[] => [
  ...new Set(publications.map(({ source }) => source)),
];

function useFacts({ tender, now }: Pick<TenderFactsProps, 'tender' | 'now'>) {
  const { tender: messages } = useMessages();
  const { facts } = messages;
  const locale = useLocale();
  const { schedule, notice } = tender;
  const moment = (date: NoticeDate) => {
    const shown = shownDate(date);
    if (shown.kind === 'none') return facts.notGiven;
    if (shown.kind === 'text') return shown.text;
    return <time dateTime={shown.at.toISOString()}>{shortMomentText(shown.at, now, locale)}</time>;
  };
  const posted: Fact = { label: facts.posted, value: ageText(tender.createdAt, now, messages), isOnScreenOnly: true };
  const type: Fact[] = tender.type === 'purchase' ? [] : [{ label: facts.type, value: facts.types[tender.type] }];
  if (schedule.kind === 'locked' || notice.kind === 'locked') return { posted, type, paid: [] };
  const sources = sourcesOf(schedule.publications).join(`${languages[locale].comma} `);
  const paid: Fact[] = [
    { label: facts.opens, value: moment(schedule.opens) },
    { label: facts.documentPrice, value: priceText(notice.documentPrice, locale, messages) },
    { label: facts.bond, value: priceText(notice.bond, locale, messages) },
    { label: facts.publishedOn, value: sources || facts.notGiven },
  ];
  return { posted, type, paid };
}

function LockedFacts({
  tender,
  now,
  isMember,
  unlockHref,
  offer,
  actions,
  look = 'lines',
}: TenderFactsProps): ReactElement {
  const { facts, locked } = useMessages().tender;
  const { posted, type } = useFacts({ tender, now });
  const value = <LockedValue href={unlockHref} label={locked.value(isMember)} />;
  const labels = [facts.closes, facts.opens, facts.publishedOn, facts.documentPrice, facts.bond];
  return (
    <Stack gap="s">
      {offer}
      <OnlyOn medium="screen">
        <Stack direction="row" gap="xs">
          {actions}
        </Stack>
      </OnlyOn>
      <FactList facts={[...labels.map((label) => ({ label, value })), posted, ...type]} look={look} />
    </Stack>
  );
}

const factsOnTheirWay = 5;

const LoadingFacts = ({ actions }: Pick<TenderFactsProps, 'actions'>): ReactElement => (
  <Stack aria-busy="true" gap="m">
    <ClosingCardSkeleton actions={actions} />
    <FactListSkeleton lines={factsOnTheirWay} />
  </Stack>
);

type ShownFactsProps = TenderFactsProps & Pick<Shown, 'closes'>;

function ShownFacts({ look = 'lines', ...props }: ShownFactsProps): ReactElement {
  const { tender, now, closes } = props;
  const { facts } = useMessages().tender;
  const { posted, type, paid } = useFacts({ tender, now });
  const { referenceNumber, closeDateWorking } = tender;
  const number =
    referenceNumber === null ? [] : [{ label: facts.referenceNumber, value: <bdi>{referenceNumber}</bdi> }];
  return (
    <Stack gap="m">
      {tender.cancellation ? <Cancelled {...props} /> : <Closing {...props} />}
      <FactList facts={[...paid, posted, ...type, ...number]} look={look} />
      {!tender.cancellation && <ClosingWorking closes={closes} now={now} working={closeDateWorking} />}
    </Stack>
  );
}

/** The facts that people look for first: deadline, source and price. */
export function TenderFacts(props: TenderFactsProps): ReactElement {
  const { tender, isLoading = false, isMember, actions } = props;
  if (isLoading) return <LoadingFacts actions={actions} />;
  const { schedule } = tender;
  if (schedule.kind === 'shown') return <ShownFacts {...props} closes={schedule.closes} />;
  return isMember ? (
    <LockedFacts {...props} />
  ) : (
    <VisitorView meanwhile={<LoadingFacts />}>
      <LockedFacts {...props} />
    </VisitorView>
  );
}
