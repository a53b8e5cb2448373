/** A day in Addis Ababa, as 2026-11-25. */
export type Day = string;

export interface EthiopianDate {
  year: number;
  month: number;
  day: number;
}

const msOfDay = 86_400_000;
/** Addis Ababa is three hours ahead of UTC all year. */
const aheadMs = 3 * 3_600_000;

export const dayNumber = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / msOfDay;

const dayOf = (number: number): Day => new Date(number * msOfDay).toISOString().slice(0, 10);

export const dayInAddis = (at: Date): Day => new Date(at.getTime() + aheadMs).toISOString().slice(0, 10);

export const addDays = (day: Day, days: number): Day => dayOf(dayNumber(day) + days);

export const isDay = (text: unknown): text is Day =>
  typeof text === 'string' && /^20\d\d-\d\d-\d\d$/.test(text) && dayOf(Date.parse(text) / msOfDay || 0) === text;

/** Days between the epoch of the Ethiopian calendar and the Unix epoch. */
const daysBefore = 2_440_588 - 1_723_856;

export function toEthiopian(day: Day): EthiopianDate {
  const days = dayNumber(day) + daysBefore;
  const inFourYears = days % 1_461;
  // The last day of four years is the sixth of Pagume.
  const leap = Math.floor(inFourYears / 1_460);
  const ofYear = (inFourYears % 365) + 365 * leap;
  return {
    year: 4 * Math.floor(days / 1_461) + Math.floor(inFourYears / 365) - leap,
    month: Math.floor(ofYear / 30) + 1,
    day: (ofYear % 30) + 1,
  };
}

/** Month and day of the Ethiopian year. Feasts that move with the moon are not among them. */
const holidays = ['1/1', '1/17', '3/29', '4/29', '5/11', '6/12', '6/23', '8/23', '8/27', '9/20'];

const isHoliday = (day: Day): boolean => {
  const { month, day: ofMonth } = toEthiopian(day);
  return holidays.includes(`${month}/${ofMonth}`);
};

const isWeekend = (day: Day): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

export const isWorkingDay = (day: Day): boolean => !isWeekend(day) && !isHoliday(day);

/** The nth day of a count that begins with the day of printing itself. */
export const nthDay = (printedOn: Day, nth: number): Day => addDays(printedOn, nth - 1);

/** The same for working days; null if a holiday lies in between, because offices count it differently. */
export function nthWorkingDay(printedOn: Day, nth: number): Day | null {
  let day = printedOn;
  for (let counted = 0; ; day = addDays(day, 1)) {
    if (isHoliday(day)) return null;
    if (!isWeekend(day)) counted += 1;
    if (counted === nth) return day;
  }
}
