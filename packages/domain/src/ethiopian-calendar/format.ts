import { type DayPart, ethiopianTime } from './ethiopian-clock.ts';
import type { EthiopianDate } from './ethiopian-date.ts';

/** A language's words for dates. */
interface DateWords {
  months: readonly string[];
  eras: { readonly ethiopian: string };
  date: (parts: { day: string; month: string; year: string; era: string }) => string;
}

/** 12 Hedar 2019 E.C. / ኅዳር 12 ቀን 2019 ዓ.ም. */
export const formatEthiopianDate = ({ year, month, day }: EthiopianDate, { months, eras, date }: DateWords): string =>
  date({ day: String(day), month: String(months[month - 1]), year: String(year), era: eras.ethiopian });

interface DayWords extends Pick<DateWords, 'months'> {
  dayOfMonth: (day: string, month: string) => string;
}

/** Without the year, where there is little room: 12 Hedar / ኅዳር 12 */
export const formatEthiopianDay = ({ month, day }: EthiopianDate, { months, dayOfMonth }: DayWords): string =>
  dayOfMonth(String(day), String(months[month - 1]));

interface TimeWords {
  dayParts: Readonly<Record<DayPart, string>>;
  ethiopianTime: (clock: string, dayPart: string) => string;
}

export function formatEthiopianTime(instant: Date, words: TimeWords): string {
  const { hour, minute, part } = ethiopianTime(instant);
  return words.ethiopianTime(`${hour}:${String(minute).padStart(2, '0')}`, words.dayParts[part]);
}
