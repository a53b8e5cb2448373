import type { Place } from '../tokens/index.ts';
import type { AssignedDay, AssignedTime } from './roles.ts';

const saysAuction = /ሀራ[ጅጁ]|auction|haraajii|harraajii|gurgurtaa|gurguramu|foreclos/;
export const isAuction = (folded: string): boolean => saysAuction.test(folded);

const ofDocuments = /document|sanad|ሰነድ|dookumant/;
const beside = 70;
const registration = /መመዝገብ|ምዝገባ|regist|galmaa'|galmee|galmaah/;
const toRegistration = 40;

const around = ({ start, end }: Place, folded: string): string =>
  folded.slice(Math.max(0, start - beside), end + beside);

/** Bidders at an auction register before it. */
const isRegistration = (day: AssignedDay, folded: string): boolean =>
  day.role === 'closing' &&
  day.strength < 2 &&
  registration.test(folded.slice(Math.max(0, day.start - toRegistration), day.start));

const isOfRegistration = /^[^\S\n]*[,:(]?[^\S\n]*ለ?(?:ምዝገባ|regist|galmee)/;

const registrationFrom = /(?:regist\w*|ምዝገባ|galmee)[^\S\n]*(?:is |will be )?(?:from|:|ከ)?[^\S\n]*$/;

/** "9:00 – 11:00 registration, 11:00 – 12:00 auction": drops the hours of the registration. */
const withoutRegistration = (times: readonly AssignedTime[], folded: string): readonly AssignedTime[] =>
  times.filter((time, at) => {
    const start = time.isRangeEnd ? (times[at - 1] ?? time) : time;
    const end = time.isRangeStart ? (times[at + 1] ?? time) : time;
    return !(
      registrationFrom.test(folded.slice(Math.max(0, start.start - toRegistration), start.start)) ||
      isOfRegistration.test(folded.slice(end.end, end.end + toRegistration))
    );
  });

/** "Whoever wants to compete comes on 5 May from 9:00 to 12:00": these are the hours of the auction. */
const isOfBidders = (day: AssignedDay, times: readonly AssignedTime[]): boolean =>
  day.role === 'closing' && day.strength < 2 && times.some((time) => time.day === day && time.isRangeStart);

/** In an auction notice, a day without a role and a day of sale are the day of the auction. */
export function withAuction(
  days: readonly AssignedDay[],
  times: readonly AssignedTime[],
  folded: string,
): { days: readonly AssignedDay[]; times: readonly AssignedTime[] } {
  if (!isAuction(folded)) return { days, times };
  const known = days.map((day): AssignedDay => {
    if (isRegistration(day, folded)) return { ...day, role: 'other' };
    return isOfBidders(day, times) ? { ...day, role: 'auction', strength: 1 } : day;
  });
  const isKnown = known.some(
    ({ kind, role }) => kind === 'date' && (role === 'auction' || role === 'closing' || role === 'opening'),
  );
  const isSaid = (day: AssignedDay) =>
    !isKnown &&
    day.kind === 'date' &&
    (day.role === null || (day.role === 'sale' && !ofDocuments.test(around(day, folded))));
  const said = new Map(
    days.map((day, at): [AssignedDay, AssignedDay] => {
      const now = known[at] ?? day;
      return [day, isSaid(now) ? { ...now, role: 'auction', strength: 1 } : now];
    }),
  );
  return {
    days: days.map((day) => said.get(day) ?? day),
    times: withoutRegistration(times, folded).map((time) => {
      const day = time.day && (said.get(time.day) ?? time.day);
      return day && day !== time.day ? { ...time, day, role: day.role, strength: day.strength } : time;
    }),
  };
}
