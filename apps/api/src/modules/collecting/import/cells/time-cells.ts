import { dayMs } from '@awaj/domain/duration';
import { type CalendarDate, instantInAddis } from '@awaj/domain/ethiopian-calendar';
import { failure, type Result, success } from '@awaj/domain/result';
import { type DayContext, readDay } from './days.ts';
import { readLine } from './text-cells.ts';

/** A point in time as the notice gives it. Without an hour it is the end of the day. */
export interface Moment {
  at: Date;
  hasHour: boolean;
}

const earliest = Date.UTC(1990, 0, 1);
const longestAhead = 3 * 366 * dayMs;
const longestDate = 60;
const notPrintedYet = 8 * dayMs;
const endOfDay = { hour: 23, minute: 59 };

const time =
  /(?:[T,\s]+(?:at\s+)?|^)(\d{1,2})[:.](\d{2})(?::(\d{2})(?:\.\d{1,9})?)?\s*([ap]\.?m\.?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i;
const isTime = /\d\s*:\s*\d/;
/** Words beside an hour of the Ethiopian clock, which begins at six in the morning. */
const ethiopianHour = /ሰዓት|ሰአት|ጠዋ|ምሽ|ማታ|ከቀኑ|ከሌሊቱ/;

const atLatest = (at: number, latest: number): string | null => {
  if (at < earliest) return 'is before 1990';
  return at > latest ? 'is too far in the future' : null;
};

/** Reads the day of printing. It may be some days ahead, because a weekly is dated on its Sunday. */
export function readPrintedDay(text: string, context: DayContext): Result<CalendarDate, string> {
  const day = readDay(text, context);
  if (!day.ok) return day;
  const fault = atLatest(Date.parse(day.value), context.now.getTime() + notPrintedYet);
  return fault === null ? day : failure(fault);
}

function hourOf(digits: string, half: string | undefined): Result<number, string> {
  const hour = Number(digits);
  if (half === undefined && digits.length === 1)
    return failure('does not say whether it is morning or afternoon; write the hour like 14:00 or 2:00 PM');
  if (half === undefined) return hour < 24 ? success(hour) : failure('has an hour that does not exist');
  if (hour < 1 || hour > 12) return failure('has an hour that does not exist');
  return success((hour % 12) + (/^p/i.test(half) ? 12 : 0));
}

const offsetMinutes = (zone: string): number => {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
};

/** Without a zone the time is in Addis Ababa. */
function instantOf(day: CalendarDate, match: RegExpExecArray): Result<Date, string> {
  const [, hours = '', minutes = '', seconds = '0', half, zone] = match;
  const hour = hourOf(hours, half);
  if (!hour.ok) return hour;
  if (Number(minutes) > 59 || Number(seconds) > 59) return failure('has minutes or seconds over 59');
  const minute = Number(minutes);
  if (zone === undefined)
    return success(new Date(instantInAddis(day, { hour: hour.value, minute }).getTime() + Number(seconds) * 1_000));
  const utc = Date.parse(day) + ((hour.value * 60 + minute) * 60 + Number(seconds)) * 1_000;
  return success(new Date(utc - offsetMinutes(zone) * 60_000));
}

function readMoment(cell: unknown, context: DayContext): Result<Moment, string> {
  const line = readLine(cell, longestDate);
  if (!line.ok) return line;
  const match = time.exec(line.value);
  if (ethiopianHour.test(line.value) || (!match && isTime.test(line.value)))
    return failure('has an unclear hour; write it like 2026-11-20 14:00');
  const day = readDay(match ? line.value.slice(0, match.index) : line.value, context);
  if (!day.ok) return day;
  if (!match) return success({ at: instantInAddis(day.value, endOfDay), hasHour: false });
  const at = instantOf(day.value, match);
  return at.ok ? success({ at: at.value, hasHour: true }) : at;
}

function readUntil(cell: unknown, context: DayContext, latest: number): Result<Moment, string> {
  const moment = readMoment(cell, context);
  if (!moment.ok) return moment;
  const fault = atLatest(moment.value.at.getTime(), latest);
  return fault === null ? moment : failure(fault);
}

/** Reads when bids close or are opened. */
export const readDeadline = (cell: unknown, context: DayContext): Result<Moment, string> =>
  readUntil(cell, context, context.now.getTime() + longestAhead);

/** Reads when something happened. A day without an hour may also be today. */
export function readPast(cell: unknown, context: DayContext): Result<Date, string> {
  const moment = readUntil(cell, context, context.now.getTime() + dayMs);
  return moment.ok ? success(moment.value.at) : moment;
}
