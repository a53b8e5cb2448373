import { dateInAddis, instantInAddis, timeInAddis } from '@awaj/domain/ethiopian-calendar';

const alertHour = 7;
const quietHour = 21;

/** In the evening and at night nobody is written to: what is new waits for the morning. */
export function isQuietTime(now: Date): boolean {
  const { hour } = timeInAddis(now);
  return hour < alertHour || hour >= quietHour;
}

/** The morning whose alerts may go out: today's, from seven on in Addis Ababa; null while it is quiet. */
export const morningAt = (now: Date): Date | null =>
  isQuietTime(now) ? null : instantInAddis(dateInAddis(now), { hour: alertHour, minute: 0 });
