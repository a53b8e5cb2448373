import type { AreaMessages, Locale } from '@awaj/i18n';
import { dayTexts } from '../day-texts/day-texts.ts';
import type { CloseDateRule, CloseDateWorking, NoticeDate } from './tender.ts';
import { type DateTexts, dateTexts } from './tender-text.ts';

type Words = AreaMessages['deadline'];

/** A closing date in both calendars: "about" where nobody printed it, and without an hour that nobody gave. */
export function closingTexts(
  date: NoticeDate,
  working: CloseDateWorking | null,
  { locale, words }: { locale: Locale; words: Words },
): DateTexts {
  if (!working || !date.at) return dateTexts(date, locale);
  // Where it was worked out, the newspaper's own words stand with how that was done.
  const texts = dateTexts(working.isApproximate ? { ...date, alternativeText: null } : date, locale);
  if (texts?.kind !== 'dual') return texts;
  const shown = working.hasHour ? texts : { ...texts, ...dayTexts(date.at, locale) };
  return working.isApproximate ? { ...shown, main: words.about(shown.main) } : shown;
}

function ruleText(rule: CloseDateRule, locale: Locale, words: Words): string {
  const day = (date: string) => dayTexts(new Date(date), locale).main;
  if (rule.kind === 'printed-date') return words.printed;
  if (rule.kind === 'plain-days') return words.plainDays(rule.days, day(rule.from));
  if (rule.kind === 'none') return words.estimated(rule.days, day(rule.from));
  return words.workingDays(rule.days, day(rule.from), rule.countsSaturdays, rule.holidays.map(day));
}

/** How the closing date was found, a sentence each. Nothing where the notice says all of it. */
export function workingTexts(
  working: CloseDateWorking,
  { alternativeText }: NoticeDate,
  { locale, words }: { locale: Locale; words: Words },
): string[] {
  const own = working.originalWords ?? (working.isApproximate ? alternativeText : null);
  const isGiven = working.rule.kind !== 'none';
  return [
    ...(working.isCertain ? [] : [ruleText(working.rule, locale, words)]),
    ...(working.isMoved ? [words.moved] : []),
    ...(isGiven && !working.hasHour ? [words.endOfDay] : []),
    ...(own === null || own === '' ? [] : [words.originalWords(own)]),
  ];
}
