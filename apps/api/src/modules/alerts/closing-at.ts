import { daysUntil } from '@awaj/domain/tender-dates';
import type { Closing } from '../notifications/notification.ts';

/** The closing of a tender, as messages say it. */
export const closingAt = (at: Date, isApproximate: boolean, now: Date): Closing => ({
  at,
  daysLeft: daysUntil(at, now),
  isApproximate,
});
