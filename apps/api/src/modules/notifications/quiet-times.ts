import { morningHour, type QuietTimes } from '@awaj/domain/alert-times';
import { sql } from 'kysely';

/** The default. */
export const usualQuietTimes: QuietTimes = { quietFrom: 21, quietUntil: morningHour, holidayUntil: null };

const { quietFrom, quietUntil } = usualQuietTimes;

/** The columns of `QuietTimes`, of somebody whose settings are `a`. */
export const quietTimesColumns = sql`coalesce(a.quiet_from, ${quietFrom}) as "quietFrom",
  coalesce(a.quiet_until, ${quietUntil}) as "quietUntil", a.holiday_until as "holidayUntil"`;
