import { beginningIn, type Place } from '../tokens/index.ts';
import type { DayMention, RoleToken } from './mentions.ts';

/** "Until the 22nd day at 4:00, and on that day opened at 4:30": the verb is about the day that was named again. */
export const isOfDayNamedAgain = ({ role, side, start }: RoleToken, day: Place, days: readonly DayMention[]): boolean =>
  role === 'opening' &&
  side !== 'before' &&
  beginningIn(days, day.end, start).some(({ kind, end }) => kind === 'sameDay' && end <= start);

/** "Into the box, and on that day at 4:30 opened": the box belongs to the day before. */
export const isOfDayBefore = ({ strength, end }: RoleToken, place: Place, days: readonly DayMention[]): boolean =>
  strength === 0 &&
  end <= place.start &&
  beginningIn(days, end, place.start + 1).some(({ kind, start }) => kind === 'sameDay' && start <= place.start);

const paper = /^(?:licen[cs]e|tax|clearance|certificate)\w*$/;
const papersBy = /^(?:[\s,]|licen[cs]es?|tax|clearance|certificates?|and|tin|vat)*\bby\s*$/;

/** "Send copies of the tax clearance by 18 December": the day is not that of the clearance. */
export const isOfThingHandedIn = ({ role, start, end }: RoleToken, place: Place, folded: string): boolean =>
  role === 'other' &&
  end <= place.start &&
  paper.test(folded.slice(start, end)) &&
  papersBy.test(folded.slice(end, place.start));
