import { daysUntil } from '@awaj/domain/tender-dates';
import type { Closing } from './notification.ts';

/** The closing of a tender, as messages say it. */
export const closingAt = (at: Date, isApproximate: boolean, now: Date): Closing => ({
  at,
  daysLeft: daysUntil(at, now),
  isApproximate,
});

const soonDays = 7;

/** Whether a tender closes within a week. */
export const closesSoon = ({ closing }: { closing: Closing | null }): boolean =>
  closing !== null && closing.daysLeft <= soonDays;
