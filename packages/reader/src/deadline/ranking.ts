import { beginningIn, type Place, type Side, type Strength } from '../tokens/index.ts';
import type { RoleToken } from './mentions.ts';

/** Distance added for a word on the wrong side of a date, or beyond another date. */
const cost = { wrongSideOfLabel: 60, labelOfNextClause: 160, wrongSideOfVerb: 160, another: 50, vague: 40 };
/** A verb ends its clause and does not apply to the next one: after a comma or semicolon, or after this many letters. */
const longestToVerb = 12;

interface Ranked {
  token: RoleToken;
  distance: number;
}

const nextClause = /[,;፣፤&|]|\band\b/;

/** Distance added for a word on the side on which its date cannot be. */
function wrongSide(side: Side, between: string): number {
  if (side === 'after') return cost.wrongSideOfVerb;
  return nextClause.test(between) ? cost.labelOfNextClause : cost.wrongSideOfLabel;
}

/** Returns the distance in letters between a word and a day or hour, with additions. */
export function rank(token: RoleToken, place: Place, others: readonly Place[], folded: string): Ranked {
  const isBefore = token.end <= place.start;
  const gap = isBefore ? place.start - token.end : token.start - place.end;
  const [from, to] = isBefore ? [token.end, place.start] : [place.end, token.start];
  const between = beginningIn(others, from, to).filter(({ end }) => end <= to).length;
  const endsClause = () => gap > longestToVerb || /[;፤,፣]/.test(folded.slice(from, to));
  if (isBefore && token.side === 'after' && endsClause()) return { token, distance: Number.POSITIVE_INFINITY };
  const isWrong = isBefore ? token.side === 'after' : token.side === 'before';
  // "Open until 4:00; opened at 4:30": the verb of the next clause says nothing of this day.
  const isInNextClause = !isBefore && token.side === 'after' && /[;፤]/.test(folded.slice(from, to));
  const wrong = isWrong ? wrongSide(token.side, folded.slice(from, to)) : 0;
  return {
    token,
    distance:
      Math.max(gap, 0) +
      wrong +
      (isInNextClause ? cost.another : 0) +
      Math.min(between, 2) * cost.another +
      (token.strength === 0 ? cost.vague : 0),
  };
}

/**
 * "The deadline for submission is on or before": a weak word counts as strong if it repeats a strong one of its
 * sentence.
 */
export const strengthOf = (
  chosen: RoleToken,
  near: readonly RoleToken[],
  place: Place,
  others: readonly Place[],
  folded: string,
): Strength =>
  near
    .filter(({ role }) => role === chosen.role)
    .filter((token) => rank(token, place, others, folded).distance <= cost.wrongSideOfVerb)
    // A verb ends the clause of the day before it. Beyond another day it does not apply.
    .filter(
      ({ side, start }) =>
        side !== 'after' || !beginningIn(others, place.end, start).some((other) => other.end <= start),
    )
    .map(({ strength }) => strength)
    .toSorted((one, other) => other - one)[0] ?? chosen.strength;
