import { beginningIn, type Token } from '../tokens/index.ts';
import type { DayMention } from './mentions.ts';

/** A word that says that something begins stands before its day in English and Tigrinya, behind it in the others. */
const isLeading = (folded: string, token: Token): boolean =>
  /^(?:from|since|starting|beginning|as of|ካብ)/.test(folded.slice(token.start, token.end));

const between = /^[\s\p{P}]*(?:አ[./]?ም\.?|g\.?c\.?|e\.?c\.?)?\s*(?:-|to|until|እስከ|ክሳብ|hanga)\s*$/u;

/** "25 November – 11 December": what is open from the one to the other ends with the second. */
export const isFirstOfTwo = (day: DayMention, days: readonly DayMention[], folded: string): boolean =>
  day.kind === 'date' &&
  beginningIn(days, day.end, day.end + near + 1).some(
    (next) => next.kind === 'date' && between.test(folded.slice(day.end, next.start)),
  );

const near = 18;
const context = 200;

/** Days with which something begins: no offer is due on them. */
export function isStart(day: DayMention, tokens: readonly Token[], folded: string): boolean {
  if (day.kind !== 'date') return false;
  if (beginningIn(tokens, day.start + 1, day.end).some(({ kind, end }) => kind === 'until' && end < day.end))
    return false;
  const isFrom = (token: Token | undefined, gap: number) => token?.kind === 'from' && gap >= 0 && gap <= near;
  const following = beginningIn(tokens, day.end, day.end + context).find(
    ({ kind }) => kind !== 'day' && kind !== 'era',
  );
  const leading = beginningIn(tokens, day.start - context, day.start).findLast(
    ({ end, kind }) => end <= day.start && kind !== 'day' && kind !== 'weekday' && kind !== 'era',
  );
  if (following && isFrom(following, following.start - day.end) && !isLeading(folded, following)) return true;
  const isLed = leading && isFrom(leading, day.start - leading.end) && isLeading(folded, leading);
  // "Five days from today; i.e. 17 November": what begins stands before the semicolon.
  if (isLed && !folded.slice(leading.end, day.start).includes(';')) return true;
  // ከሰኔ 5 እስከ ሰኔ 20, ከቀን 5/10/2018 እስከ
  const weekday = beginningIn(tokens, day.start - near, day.start).findLast(({ kind }) => kind === 'weekday');
  const at = weekday?.start ?? day.start;
  const isPrefixed = /(?:^|[^ሀ-ፚ])ከ(?:ቀን|እለት)?\s?$/.test(folded.slice(Math.max(0, at - 6), at));
  const isUntil = following?.kind === 'until' && !folded.startsWith('በፊት', following.start);
  return isPrefixed && isUntil && following.start - day.end <= near;
}
