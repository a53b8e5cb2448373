import { dayMs } from '../duration/index.ts';
import {
  addDays,
  type CalendarDate,
  dateInAddis,
  instantInAddis,
  timeInAddis,
  weekdayOf,
} from '../ethiopian-calendar/index.ts';

/** At once, every day, or on Mondays. */
export const alertFrequencies = ['at_once', 'daily', 'weekly'] as const;

/** The hour is in Addis Ababa. */
export interface AlertSchedule {
  frequency: (typeof alertFrequencies)[number];
  hour: number;
}

/** Hours without alerts. If both are equal, there are no quiet hours. */
export interface QuietTimes {
  quietFrom: number;
  quietUntil: number;
  /** The day on which alerts start again. */
  holidayUntil: CalendarDate | null;
}

/** The default hour of alerts and reminders, and the end of the default quiet hours. */
export const morningHour = 7;

/** Used until somebody chooses another. */
export const usualSchedule = { frequency: 'daily', hour: morningHour } as const satisfies AlertSchedule;

const monday = 1;
const daysInWeek = 7;

const atHour = (day: CalendarDate, hour: number): Date => instantInAddis(day, { hour, minute: 0 });

/** The next time after an instant; null for alerts at once. */
export function nextAlertTime({ frequency, hour }: AlertSchedule, after: Date): Date | null {
  if (frequency === 'at_once') return null;
  const today = dateInAddis(after);
  const isDaily = frequency === 'daily';
  const first = atHour(addDays(today, isDaily ? 0 : (monday - weekdayOf(today) + daysInWeek) % daysInWeek), hour);
  const period = isDaily ? dayMs : daysInWeek * dayMs;
  return first > after ? first : new Date(first.getTime() + period);
}

function isQuietHour({ quietFrom, quietUntil }: QuietTimes, at: Date): boolean {
  const { hour } = timeInAddis(at);
  const [isAfter, isBefore] = [hour >= quietFrom, hour < quietUntil];
  return quietFrom <= quietUntil ? isAfter && isBefore : isAfter || isBefore;
}

/** The first instant, not before the given one, at which alerts are allowed. */
export function firstAlertTime(times: QuietTimes, from: Date): Date {
  const { holidayUntil, quietUntil } = times;
  const start = holidayUntil !== null && holidayUntil > dateInAddis(from) ? atHour(holidayUntil, 0) : from;
  if (!isQuietHour(times, start)) return start;
  const end = atHour(dateInAddis(start), quietUntil);
  return end > start ? end : new Date(end.getTime() + dayMs);
}

/**
 * When to tell of something that ends at an instant: at the next allowed time, if that is early enough; otherwise at an
 * hour outside the quiet hours, even on a holiday; and if that is too late, at once.
 */
export function alertTimeBefore(times: QuietTimes, from: Date, end: Date | null): Date {
  const wanted = [times, { ...times, holidayUntil: null }].map((each) => firstAlertTime(each, from));
  return wanted.find((at) => end === null || at < end) ?? from;
}

/** Whether alerts are not allowed at an instant: in quiet hours or on a holiday. */
export const isQuietTime = (times: QuietTimes, at: Date): boolean => firstAlertTime(times, at) > at;

/** The first allowed instant of the next day. */
export const firstAlertTimeTomorrow = (times: QuietTimes, now: Date): Date =>
  firstAlertTime(times, atHour(addDays(dateInAddis(now), 1), 0));
