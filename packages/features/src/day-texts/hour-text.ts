import { toEthiopianTime } from '@awaj/domain/ethiopian-calendar';
import { type Locale, languages } from '@awaj/i18n';
import { ownCalendarFirst } from './day-texts.ts';

export const hoursOfDay: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour);

/** An hour of Addis Ababa by both clocks, the reader's own first. */
export function hourText(civilHour: number, locale: Locale): string {
  const words = languages[locale];
  const { hour, part } = toEthiopianTime({ hour: civilHour, minute: 0 });
  const texts = {
    gregorian: `${civilHour}:00`,
    ethiopian: words.ethiopianTime(`${hour}:00`, words.dayParts[part]),
  };
  return ownCalendarFirst(texts, locale).join(' · ');
}
