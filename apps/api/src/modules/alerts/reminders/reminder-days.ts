import { morningHour } from '@awaj/domain/alert-times';
import { addDays, dateInAddis, instantInAddis } from '@awaj/domain/ethiopian-calendar';

/** People are reminded of a saved tender in the morning, this many days before it closes. */
const reminderDays = [0, 1, 3, 7] as const;
export const firstReminderDays = Math.max(...reminderDays);

/** The last time at or before an instant at which reminders were due. */
export function lastMorning(now: Date): Date {
  const today = instantInAddis(dateInAddis(now), { hour: morningHour, minute: 0 });
  return today <= now ? today : instantInAddis(addDays(dateInAddis(now), -1), { hour: morningHour, minute: 0 });
}

/**
 * The due reminder of a deadline: the last one whose morning has passed, if that was after the deadline was known and
 * the tender was saved. Null without one.
 */
export function dueReminder(closesAt: Date, { knownAt, now }: { knownAt: Date; now: Date }): number | null {
  const day = dateInAddis(closesAt);
  const morningOf = (days: number) => instantInAddis(addDays(day, -days), { hour: morningHour, minute: 0 });
  const last = reminderDays.find((days) => morningOf(days) <= now);
  return last !== undefined && morningOf(last) > knownAt ? last : null;
}
