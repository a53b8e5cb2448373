import { type AreaMessages, type Locale, languages } from '@awaj/i18n';
import { dayTexts, momentTexts, shortDayTexts, timeTexts } from '../day-texts/day-texts.ts';
import type { CloseDateRule, CloseDateWorking, NoticeDate } from './tender.ts';
import { dateTexts } from './tender-text.ts';
import type { TimelineEvent } from './timeline.ts';

type Words = AreaMessages['deadline'];

interface Reader {
  locale: Locale;
  words: Words;
}

export interface ClosingLines {
  at: Date | null;
  /** The main line is in the newspaper's own words. */
  isQuoted: boolean;
  main: string;
  notes: readonly string[];
}

/** Keeps an hour from breaking across lines. */
const withWholeHour = (text: string, hour: string): string => text.replace(hour, hour.replaceAll(' ', '\u00a0'));

const mainText = (at: Date, locale: Locale): string =>
  withWholeHour(momentTexts(at, locale).main, timeTexts(at, locale).main);

/** The Ethiopian clock takes so many words that it gets its own line. */
function otherTexts(at: Date, locale: Locale): string[] {
  if (languages[locale].calendars[1] === 'gregorian')
    return [withWholeHour(momentTexts(at, locale).other, timeTexts(at, locale).other)];
  return [dayTexts(at, locale).other, timeTexts(at, locale).other];
}

/** The newspaper's own words are shown in place of the date, so the date that they mean is small and has no leaf. */
function belowWords(at: Date, hasHour: boolean, locale: Locale): string[] {
  if (hasHour) return [mainText(at, locale), ...otherTexts(at, locale)];
  const { main, other } = dayTexts(at, locale);
  return [`${main} · ${other}`];
}

/** A closing date in both calendars and clocks: "about" if nobody printed it, and without an hour if none was given. */
export function closingLines(
  date: NoticeDate,
  working: CloseDateWorking | null,
  { locale, words }: Reader,
): ClosingLines | null {
  // For a date that was worked out, the newspaper's own words are shown with the steps.
  const texts = dateTexts({ ...date, isApproximate: working?.isApproximate }, locale);
  if (texts === null) return null;
  const hasHour = working?.hasHour ?? true;
  if (texts.kind === 'text') {
    const { at } = date;
    return { at, isQuoted: true, main: texts.text, notes: at ? belowWords(at, hasHour, locale) : [] };
  }
  const { at } = texts;
  const day = dayTexts(at, locale);
  const main = hasHour ? mainText(at, locale) : day.main;
  const endOfDay = working?.rule.kind === 'none' ? [] : [words.endOfDay];
  return {
    at,
    isQuoted: false,
    main: working?.isApproximate ? words.about(main) : main,
    notes: hasHour ? otherTexts(at, locale) : [day.other, ...endOfDay],
  };
}

function ruleText(rule: CloseDateRule, locale: Locale, words: Words): string | null {
  const day = (date: string) => dayTexts(new Date(date), locale).main;
  if (rule.kind === 'printed-date') return null;
  if (rule.kind === 'plain-days') return words.plainDays(rule.days, day(rule.from));
  if (rule.kind === 'none') return words.estimated(rule.days, day(rule.from));
  return words.workingDays(rule.days, day(rule.from), rule.countsSaturdays, rule.holidays.map(day));
}

function extensionText({ closes, at, source }: TimelineEvent, { locale, words }: Reader): string | null {
  if (!closes?.before) return null;
  const day = (each: Date) => dayTexts(each, locale).main;
  const [before, after, printedOn] = [day(closes.before), day(closes.after), day(at)];
  return source === null
    ? words.extended(before, after, printedOn)
    : words.extendedIn(before, after, printedOn, source);
}

/** How a closing date was found, in one sentence. Null if it is printed. */
export function originText(
  { working, extension }: { working: CloseDateWorking | null; extension: TimelineEvent | undefined },
  reader: Reader,
): string | null {
  const { locale, words } = reader;
  if (extension) return extensionText(extension, reader);
  if (!working || working.isCertain) return null;
  return ruleText(working.rule, locale, words) ?? (working.isMoved ? words.moved : null);
}

export interface WorkingStep {
  label: string;
  value: string;
}

/** The steps from which a closing date adds up. None for a printed date. */
export function workingSteps(working: CloseDateWorking, now: Date, { locale, words }: Reader): readonly WorkingStep[] {
  const { rule, lastDay } = working;
  if (rule.kind === 'printed-date') return [];
  const { steps } = words;
  const day = (date: string) => shortDayTexts(new Date(date), now, locale).join(' · ');
  const last = words.about(day(lastDay));
  if (rule.kind === 'none')
    return [
      { label: steps.lastPrinted, value: day(rule.from) },
      { label: steps.usual, value: steps.days(rule.days) },
      { label: steps.estimate, value: last },
    ];
  const skipped =
    rule.kind === 'plain-days'
      ? []
      : [
          ...(rule.saturdays > 0 ? [steps.saturdays(rule.saturdays)] : []),
          ...(rule.sundays > 0 ? [steps.sundays(rule.sundays)] : []),
          ...(rule.holidays.length > 0 ? [steps.holidays(rule.holidays.length)] : []),
        ];
  return [
    { label: steps.day(1), value: day(rule.from) },
    { label: steps.skipped, value: skipped.join(`${languages[locale].comma} `) || steps.nothing },
    { label: steps.day(rule.days), value: last },
  ];
}
