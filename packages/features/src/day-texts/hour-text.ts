import { toEthiopianTime } from '@awaj/domain/ethiopian-calendar';
import { type Locale, languages } from '@awaj/i18n';
import type { SelectOption } from '@awaj/ui/Select';
import { ownCalendarFirst } from './day-texts.ts';

/** An hour of Addis Ababa by both clocks, the reader's own first. */
export function hourText(civilHour: number, locale: Locale): string {
  const words = languages[locale];
  const { hour, part } = toEthiopianTime({ hour: civilHour, minute: 0 });
  const texts = {
    gregorian: words.time(`${civilHour % 12 || 12}:00`, civilHour < 12 ? 'am' : 'pm'),
    ethiopian: words.ethiopianHour(`${hour}:00`, words.dayParts[part]),
  };
  return ownCalendarFirst(texts, locale).join(' · ');
}

/** The hours of a day, as options. */
export const hourOptions = (locale: Locale): SelectOption[] =>
  Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourText(hour, locale) }));
