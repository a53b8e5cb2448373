import { type AreaMessages, type Locale, languages } from '@awaj/i18n';
import { dayTexts } from '../day-texts/day-texts.ts';
import { dateTexts } from './tender-text.ts';
import type { TimelineEvent } from './timeline.ts';

type Words = AreaMessages['tenderPage']['timeline'];

/** The days tell enough, unless only the hour is another. */
function closingText({ before, after }: NonNullable<TimelineEvent['closes']>, locale: Locale, words: Words): string {
  const day = (at: Date) => dayTexts(at, locale).main;
  const moment = (at: Date) => {
    const texts = dateTexts({ at, alternativeText: null }, locale);
    return texts?.kind === 'dual' ? texts.main : day(at);
  };
  if (before === null) return words.newClosing(day(after));
  return day(before) === day(after)
    ? words.movedClosing(moment(before), moment(after))
    : words.movedClosing(day(before), day(after));
}

/** What happened, and below it what is different since. */
export function eventTexts(event: TimelineEvent, locale: Locale, words: Words): { what: string; details: string[] } {
  const fields = event.changed.map((field) => words.fields[field]);
  return {
    what: words.kinds[event.kind],
    details: [
      ...(event.closes ? [closingText(event.closes, locale, words)] : []),
      ...(fields.length > 0 ? [words.changed(fields.join(`${languages[locale].comma} `))] : []),
    ],
  };
}
