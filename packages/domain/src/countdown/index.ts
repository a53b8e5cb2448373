import { minuteMs, secondMs } from '../duration/index.ts';
import { failure, type Result, success } from '../result/index.ts';

const resendAfterMs = minuteMs;

/** Seconds until a code can be sent again; 0 means now. A clock that was set back does not lengthen the wait. */
export function resendSecondsLeft(sentAt: Date, now: Date): number {
  const leftMs = resendAfterMs - (now.getTime() - sentAt.getTime());
  return Math.ceil(Math.min(Math.max(leftMs, 0), resendAfterMs) / secondMs);
}

export const canResend = (sentAt: Date, now: Date): boolean => resendSecondsLeft(sentAt, now) === 0;

/** Parses the server's `hours:minutes:seconds`; hours may exceed a day. */
export function parseTimeLeft(text: string): Result<number, 'not-a-duration'> {
  const parts = /^(\d{1,5}):([0-5]?\d):([0-5]?\d)$/.exec(text.trim())?.slice(1);
  if (!parts) return failure('not-a-duration');
  return success(parts.reduce((total, part) => total * 60 + Number(part), 0) * secondMs);
}

export type Countdown =
  | { form: 'days'; days: number; hours: number; minutes: number }
  | { form: 'hours'; hours: number; minutes: number; seconds: number };

/** Days, hours and minutes; on the last day hours, minutes and seconds. */
export function countdown(leftMs: number): Countdown {
  const total = Math.max(0, Math.floor(leftMs / secondMs));
  const [days, hours] = [Math.floor(total / 86_400), Math.floor(total / 3_600) % 24];
  const [minutes, seconds] = [Math.floor(total / 60) % 60, total % 60];
  return days > 0 ? { form: 'days', days, hours, minutes } : { form: 'hours', hours, minutes, seconds };
}

/**
 * The rest of a duration that the server sent, after the time since then. Only differences of one clock are used, so it
 * is right even if the clock is off by a day.
 */
export const stillLeft = (initialMs: number, receivedAtMs: number, nowMs: number): number =>
  Math.max(0, initialMs - Math.max(0, nowMs - receivedAtMs));
