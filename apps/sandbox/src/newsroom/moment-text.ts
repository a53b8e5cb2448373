import { toEthiopian } from './calendar.ts';
import type { Moment } from './tender.ts';
import type { Phrasing } from './texts/phrasing.ts';

export type Values = Readonly<Record<string, string | number>>;

/** Replaces names in braces by values. If a value ends with a full stop, the sentence gets no second one. */
export const fill = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces)).replaceAll('..', '.');

const dayTexts = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A day in the Ethiopian calendar, or in the Gregorian if the wording uses it. */
export function dateText({ dates, months }: Phrasing, way: 0 | 1, day: string): string {
  const { year, month, day: ofMonth } = toEthiopian(day);
  const gregorian = Object.fromEntries(
    dayTexts.formatToParts(new Date(`${day}T00:00:00Z`)).map(({ type, value }) => [type, value]),
  );
  return fill(dates[way], {
    day: ofMonth,
    month: months[month - 1] ?? '',
    monthNumber: String(month).padStart(2, '0'),
    year,
    gregorianDay: gregorian.day ?? '',
    gregorianMonth: gregorian.month ?? '',
    gregorianYear: gregorian.year ?? '',
  });
}

/** An hour on the local clock, which starts counting at six in the morning and at six in the evening. */
export function hourText({ partsOfDay, hour: words }: Phrasing, way: 0 | 1, time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = String(minute).padStart(2, '0');
  const place = [6, 9, 12, 18].filter((until) => hour >= until).length;
  return fill(words[way], {
    hour: `${((hour + 5) % 12) + 1}:${minutes}`,
    part: partsOfDay[place] ?? '',
    civilHour: `${((hour + 11) % 12) + 1}:${minutes} ${hour < 12 ? 'a.m.' : 'p.m.'}`,
  });
}

export const momentValues = (phrasing: Phrasing, way: 0 | 1, { day, time }: Moment): Values => ({
  date: dateText(phrasing, way, day),
  hour: hourText(phrasing, way, time),
});
