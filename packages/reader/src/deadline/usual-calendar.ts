import { timeMentions } from '../clock/index.ts';
import type { ReadableNotice } from '../notice-text/index.ts';
import type { Calendar, Token } from '../tokens/index.ts';

/** By which calendar a date of digits is meant: English alone does not tell, but the clock beside it does. */
export function usualCalendar({ language, folded }: ReadableNotice, tokens: readonly Token[]): Calendar | null {
  if (language !== 'en') return 'ethiopian';
  const times = timeMentions(tokens, folded);
  if (times.some(({ isLocal, hour, part }) => (isLocal && part === null) || (part === 'am' && hour < 7)))
    return 'ethiopian';
  return times.some(({ part }) => part === 'am' || part === 'pm') ? 'gregorian' : null;
}
