import {
  addDays,
  type CalendarDate,
  daysBetween,
  daysInEthiopianMonth,
  type EthiopianDate,
  toGregorian,
} from '../ethiopian-calendar/index.ts';
import { orthodoxEaster } from './easter.ts';
import { type IslamicDay, islamicDaysBetween } from './islamic-calendar.ts';

export { orthodoxEaster } from './easter.ts';

export interface PublicHoliday {
  date: CalendarDate;
  slug: string;
  names: { readonly en: string; readonly am: string };
  /** Announced after the moon was seen: the date may be a day off. */
  isMoonDependent: boolean;
}

type YearlyDay = Pick<EthiopianDate, 'month' | 'day'>;

type HolidayRule = Pick<PublicHoliday, 'slug' | 'names'> &
  ({ on: YearlyDay | ((year: number) => YearlyDay) } | { daysFromEaster: number } | { islamicDay: IslamicDay });

/** Christmas is counted from the annunciation, so after a Pagume of six days its date is a day earlier. */
const genna = (year: number): YearlyDay => ({ month: 4, day: year % 4 === 0 ? 28 : 29 });

/**
 * The twelve days on which offices are closed by Proclamation 1334/2016 (E.C.). 20 Genbot, the fall of the Derg, is no
 * longer one of them; on Martyrs' Day and the day of nations, nationalities and peoples offices are open.
 */
const rules: readonly HolidayRule[] = [
  { slug: 'enkutatash', names: { en: 'Ethiopian New Year', am: 'እንቁጣጣሽ' }, on: { month: 1, day: 1 } },
  { slug: 'meskel', names: { en: 'Finding of the True Cross', am: 'መስቀል' }, on: { month: 1, day: 17 } },
  { slug: 'genna', names: { en: 'Ethiopian Christmas', am: 'ገና' }, on: genna },
  { slug: 'timket', names: { en: 'Epiphany', am: 'ጥምቀት' }, on: { month: 5, day: 11 } },
  { slug: 'adwa', names: { en: 'Victory of Adwa', am: 'የዓድዋ ድል በዓል' }, on: { month: 6, day: 23 } },
  { slug: 'siklet', names: { en: 'Good Friday', am: 'ስቅለት' }, daysFromEaster: -2 },
  { slug: 'fasika', names: { en: 'Easter', am: 'ፋሲካ' }, daysFromEaster: 0 },
  { slug: 'labour-day', names: { en: 'Labour Day', am: 'የሠራተኞች ቀን' }, on: { month: 8, day: 23 } },
  { slug: 'patriots-day', names: { en: "Patriots' Victory Day", am: 'የአርበኞች ቀን' }, on: { month: 8, day: 27 } },
  { slug: 'eid-al-fitr', names: { en: 'Eid al-Fitr', am: 'ዒድ አል ፈጥር' }, islamicDay: { month: 10, day: 1 } },
  { slug: 'eid-al-adha', names: { en: 'Eid al-Adha', am: 'ዒድ አል አድሐ (ዐረፋ)' }, islamicDay: { month: 12, day: 10 } },
  { slug: 'mawlid', names: { en: "The Prophet's Birthday", am: 'መውሊድ' }, islamicDay: { month: 3, day: 12 } },
];

function datesOf(rule: HolidayRule, year: number): CalendarDate[] {
  if ('daysFromEaster' in rule) return [addDays(orthodoxEaster(year), rule.daysFromEaster)];
  if ('on' in rule) return [toGregorian({ year, ...(typeof rule.on === 'function' ? rule.on(year) : rule.on) })];
  const lastDay = { year, month: 13, day: daysInEthiopianMonth({ year, month: 13 }) };
  return islamicDaysBetween(toGregorian({ year, month: 1, day: 1 }), toGregorian(lastDay), rule.islamicDay);
}

/** The public holidays of an Ethiopian year, in order. Two may fall on one day. */
export const publicHolidays = (year: number): PublicHoliday[] =>
  rules
    .flatMap((rule) => {
      const { slug, names } = rule;
      return datesOf(rule, year).map((date) => ({ date, slug, names, isMoonDependent: 'islamicDay' in rule }));
    })
    .sort((left, right) => daysBetween(right.date, left.date));
