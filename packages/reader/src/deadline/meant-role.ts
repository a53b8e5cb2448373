import type { TimeMention } from '../clock/index.ts';
import { beginningIn, type Place, type Role } from '../tokens/index.ts';
import type { DayMention, RoleToken } from './mentions.ts';

const longestSentence = 1000;

/** If the sentence goes on from buying documents to handing in the offer, the day is for the latter. */
export function finalVerb(
  chosen: RoleToken,
  roles: readonly RoleToken[],
  days: readonly Place[],
  place: Place,
): RoleToken {
  if (chosen.role !== 'sale' || chosen.side !== 'after' || chosen.start < place.end) return chosen;
  const nextDay = beginningIn(days, chosen.end + 1, chosen.end + longestSentence)[0]?.start ?? Number.POSITIVE_INFINITY;
  return (
    roles.find(
      ({ role, side, start }) => role === 'closing' && side !== 'before' && start > chosen.end && start < nextDay,
    ) ?? chosen
  );
}

/** Whether the second word names what the first puts off, ends or hands in. */
const isAbout = ({ isPutOff, isEnd }: RoleToken, { role, strength, isEnd: isItselfEnd }: RoleToken): boolean => {
  if (isPutOff) return strength === 2 && (role === 'opening' || role === 'closing');
  const isEnded = role === 'sale' || role === 'visit' || (role === 'closing' && !isItselfEnd);
  return role === 'question' || (isEnd === true && isEnded);
};

/** "Complaints within five days, until 12 May": count and date have the same role. */
const isPrinted = (mention: DayMention | TimeMention): boolean => !('counted' in mention);

/** Finds the role of a day. "Hand in", "end" and "put off" take it from the words before them in the sentence. */
export function meantRole(
  chosen: RoleToken,
  near: readonly RoleToken[],
  place: Place,
  mentions: readonly (DayMention | TimeMention)[],
): Role {
  if (chosen.role !== 'closing') return chosen.role;
  // "Clarification deadline" is for questions.
  if (near.some(({ role, end }) => role === 'question' && chosen.start >= end && chosen.start - end <= 2))
    return 'question';
  if (chosen.strength === 2 && !chosen.isPutOff && !chosen.isEnd) return chosen.role;
  const about = near.findLast(
    (token) =>
      isAbout(chosen, token) &&
      token.end <= Math.min(chosen.start, place.start) &&
      // A thing that begins on one day ends on another.
      (chosen.isEnd ||
        !beginningIn(mentions, token.end, place.start).some((other) => isPrinted(other) && other.end <= place.start)),
  );
  return about?.role ?? chosen.role;
}
