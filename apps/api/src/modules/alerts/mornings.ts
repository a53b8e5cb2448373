import { dateInAddis, instantInAddis, timeInAddis } from '@awaj/domain/ethiopian-calendar';

const alertHour = 7;
/** From then on nobody is disturbed: what is new waits for the morning. */
const quietHour = 21;

/** The morning whose alerts may go out: today's from seven on in Addis Ababa; null in the evening and at night. */
export function morningAt(now: Date): Date | null {
  const { hour } = timeInAddis(now);
  if (hour < alertHour || hour >= quietHour) return null;
  return instantInAddis(dateInAddis(now), { hour: alertHour, minute: 0 });
}
