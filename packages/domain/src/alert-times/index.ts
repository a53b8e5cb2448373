import { dayMs } from '../duration/index.ts';
import {
  addDays,
  type CalendarDate,
  dateInAddis,
  instantInAddis,
  timeInAddis,
  weekdayOf,
} from '../ethiopian-calendar/index.ts';

/** As soon as something is found, every day, or on Mondays. */
export const alertFrequencies = ['at_once', 'daily', 'weekly'] as const;

/** The hour is one in Addis Ababa. */
export interface AlertSchedule {
  frequency: (typeof alertFrequencies)[number];
  hour: number;
}

/** When somebody does not want to be told. Equal hours are no quiet hours. */
export interface QuietTimes {
  quietFrom: number;
  quietUntil: number;
  /** The day on which alerts begin again. */
  holidayUntil: CalendarDate | null;
}

/** The usual hour of alerts and reminders, at which the usual quiet hours end. */
export const morningHour = 7;

/** Until somebody chooses another. */
export const usualSchedule = { frequency: 'daily', hour: morningHour } as const satisfies AlertSchedule;

const monday = 1;
const daysInWeek = 7;

const atHour = (day: CalendarDate, hour: number): Date => instantInAddis(day, { hour, minute: 0 });

/** When it is time again after an instant; null for what is told as soon as it is found. */
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

/** The first instant from one on at which somebody may be told. */
export function firstAlertTime(times: QuietTimes, from: Date): Date {
  const { holidayUntil, quietUntil } = times;
  const start = holidayUntil !== null && holidayUntil > dateInAddis(from) ? atHour(holidayUntil, 0) : from;
  if (!isQuietHour(times, start)) return start;
  const end = atHour(dateInAddis(start), quietUntil);
  return end > start ? end : new Date(end.getTime() + dayMs);
}

/**
 * When somebody hears of what ends at an instant: when they may be told, if that is before it; else at an hour that is
 * not quiet, holiday or not; and if even that is too late, at once.
 */
export function alertTimeBefore(times: QuietTimes, from: Date, end: Date | null): Date {
  const wanted = [times, { ...times, holidayUntil: null }].map((each) => firstAlertTime(each, from));
  return wanted.find((at) => end === null || at < end) ?? from;
}

/** Whether somebody has to be left in peace at an instant: for the night, or for a holiday. */
export const isQuietTime = (times: QuietTimes, at: Date): boolean => firstAlertTime(times, at) > at;

/** The first one of the next day. */
export const firstAlertTimeTomorrow = (times: QuietTimes, now: Date): Date =>
  firstAlertTime(times, atHour(addDays(dateInAddis(now), 1), 0));
