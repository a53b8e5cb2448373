import { dayMs, minuteMs } from '../duration/index.ts';

/** A visit is over when a reader was away for so long. */
export const visitEndsAfterMs = 30 * minuteMs;

/** So many of the tenders that somebody has seen are remembered: the newest. */
export const mostSeen = 500;

/** What was posted earlier is no news, seen or not. */
const newsLastsMs = 3 * dayMs;

/** A tender that was posted after this is new to a reader until it was seen: nothing that was there before the reader. */
export const newsBegins = (firstVisit: Date, now: Date): Date =>
  new Date(Math.max(firstVisit.getTime(), now.getTime() - newsLastsMs));
