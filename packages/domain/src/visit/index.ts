import { dayMs, minuteMs } from '../duration/index.ts';

/** A visit ends when the reader was away this long. */
export const visitEndsAfterMs = 30 * minuteMs;

/** The number of seen tenders that are remembered, the newest ones. */
export const mostSeen = 500;

/** Tenders posted earlier are not new, seen or not. */
const newsLastsMs = 3 * dayMs;

/** Tenders posted after this instant are new until they are seen; earlier ones are not new to this reader. */
export const newsBegins = (firstVisit: Date, now: Date): Date =>
  new Date(Math.max(firstVisit.getTime(), now.getTime() - newsLastsMs));
