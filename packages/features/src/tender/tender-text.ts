import { isEndOfDay } from '@awaj/domain/ethiopian-calendar';
import { parseBirr } from '@awaj/domain/money';
import { relativeAge } from '@awaj/domain/relative-age';
import { deadline, shownDate, urgency } from '@awaj/domain/tender-dates';
import type { Locale, Messages } from '@awaj/i18n';
import { type InBothCalendars, momentTexts, timeTexts } from '../day-texts/day-texts.ts';
import { formatBirr } from '../money/money.ts';
import type { Tender } from './tender.ts';

type TenderMessages = Messages['tender'];

export function ageText(createdAt: Date, now: Date, { age }: TenderMessages): string {
  const since = relativeAge(createdAt, now);
  return since.unit === 'now' ? age.now : age[since.unit](since.count);
}

type DeadlineWords = TenderMessages['deadline'];

function lastDayText(closesAt: Date, { todayAt, today }: DeadlineWords, locale: Locale): string {
  return isEndOfDay(closesAt) ? today : todayAt(timeTexts(closesAt, locale).main);
}

/** Cancelled before its closing date. Only viewers who see dates can tell. */
export const isCancelled = ({ status, schedule }: Pick<Tender, 'status' | 'schedule'>, now: Date): boolean =>
  status === 'closed' && schedule.kind === 'shown' && schedule.closes.at !== null && schedule.closes.at > now;

interface DeadlineReader {
  now: Date;
  locale: Locale;
  words: DeadlineWords;
}

/** The time left, as text and tone: on the last day with the hour, and with "about" where the date was worked out. */
export function deadlineLabel(
  { closesAt, isApproximate = false }: { closesAt: Date; isApproximate?: boolean | undefined },
  { now, locale, words }: DeadlineReader,
) {
  const left = deadline(closesAt, now);
  const { days, ...fixed } = { ...words, ...(isApproximate && words.about) };
  const label = () => {
    if (left.kind === 'days') return days(left.count);
    return left.kind === 'today' && !isApproximate ? lastDayText(closesAt, words, locale) : fixed[left.kind];
  };
  return { urgency: urgency(left), label: label() };
}

export type DateTexts = { kind: 'text'; text: string } | ({ kind: 'dual' } & InBothCalendars) | null;

/** In both calendars, the reader's own first, or the newspaper's own words. */
export function dateTexts(date: Parameters<typeof shownDate>[0], locale: Locale): DateTexts {
  const shown = shownDate(date);
  if (shown.kind === 'none') return null;
  if (shown.kind === 'text') return shown;
  return { kind: 'dual', ...momentTexts(shown.at, locale) };
}

/** A price as printed: in birr if it is an amount, otherwise in the notice's own words, such as a percentage. */
export function priceText(price: string | null, locale: Locale, { facts }: TenderMessages): string {
  if (price === null) return facts.notGiven;
  const amount = parseBirr(price);
  if (!amount.ok) return price;
  return amount.value === 0 ? facts.free : formatBirr(amount.value, locale);
}
