import { timeMentions } from '../clock/index.ts';
import type { ReadableNotice } from '../notice-text/index.ts';
import type { Calendar, Token } from '../tokens/index.ts';

const besideYear = 4;

/** Lists years with a sign of their calendar: "renewed for 2016 E.C." */
function yearsOf(calendar: Calendar, tokens: readonly Token[]): number[] {
  return tokens.flatMap((token, at) => {
    const era = tokens[at + 1];
    const isYear = token.kind === 'numeric' && token.parts.length === 1 && token.parts[0]?.length === 4;
    const isOfCalendar = era?.kind === 'era' && era.calendar === calendar && era.start - token.end <= besideYear;
    return isYear && isOfCalendar ? [Number(token.parts[0])] : [];
  });
}

/**
 * Numeric dates near a year marked as Ethiopian are Ethiopian. In the other calendar they would be seven years away.
 */
function isBesideEthiopianYear(tokens: readonly Token[]): boolean {
  const said = new Set(yearsOf('ethiopian', tokens));
  const dated = tokens.flatMap((token) =>
    token.kind === 'numeric' && token.parts.length === 3 && token.parts[2]?.length === 4
      ? [Number(token.parts[2])]
      : [],
  );
  return (
    said.size > 0 &&
    dated.length > 0 &&
    yearsOf('gregorian', tokens).length === 0 &&
    dated.every((year) => [year - 1, year, year + 1].some((other) => said.has(other)))
  );
}

/** Chooses the calendar of numeric dates. English alone does not tell, but a clock or a year beside them does. */
export function usualCalendar({ language, folded }: ReadableNotice, tokens: readonly Token[]): Calendar | null {
  if (language !== 'en' || isBesideEthiopianYear(tokens)) return 'ethiopian';
  const times = timeMentions(tokens, folded);
  if (times.some(({ isLocal, hour, part }) => (isLocal && part === null) || (part === 'am' && hour < 7)))
    return 'ethiopian';
  return times.some(({ part }) => part === 'am' || part === 'pm') ? 'gregorian' : null;
}
