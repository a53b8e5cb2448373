import { parseBirr } from '@awaj/domain/money';
import { relativeAge } from '@awaj/domain/relative-age';
import { type Deadline, deadline, shownDate, urgency } from '@awaj/domain/tender-dates';
import type { Locale, Messages } from '@awaj/i18n';
import { type InBothCalendars, momentTexts } from '../day-texts/day-texts.ts';
import { formatBirr } from '../money/money.ts';
import type { NoticeDate, Tender } from './tender.ts';

type TenderMessages = Messages['tender'];

export function ageText(createdAt: Date, now: Date, { age }: TenderMessages): string {
  const since = relativeAge(createdAt, now);
  return since.unit === 'now' ? age.now : age[since.unit](since.count);
}

type DeadlineWords = TenderMessages['deadline'];

function deadlineText(left: Deadline, words: Omit<DeadlineWords, 'short' | 'about'>): string {
  if (left.kind === 'hours') return words.hours(left.count);
  return left.kind === 'days' ? words.days(left.count) : words[left.kind];
}

/** Cancelled before its closing date. Only viewers who see dates can tell. */
export const isCancelled = ({ status, schedule }: Pick<Tender, 'status' | 'schedule'>, now: Date): boolean =>
  status === 'closed' && schedule.kind === 'shown' && schedule.closes.at !== null && schedule.closes.at > now;

/** The time left, as text and tone; short in lists, with "about" where the date was worked out. */
export const deadlineLabel = (closesAt: Date, now: Date, words: DeadlineWords, form?: 'short' | 'about') => {
  const left = deadline(closesAt, now);
  return { urgency: urgency(left), label: deadlineText(left, { ...words, ...(form && words[form]) }) };
};

export type DateTexts = { kind: 'text'; text: string } | ({ kind: 'dual' } & InBothCalendars) | null;

/** In both calendars, the reader's own first, or the newspaper's own words. */
export function dateTexts(date: NoticeDate, locale: Locale): DateTexts {
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
