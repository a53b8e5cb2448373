import { beginningIn, type Token } from '../tokens/index.ts';
import type { DayMention } from './mentions.ts';

/** In English and Tigrinya the word for a beginning precedes its day. In the others it follows. */
const isLeading = (folded: string, token: Token): boolean =>
  /^(?:from|since|starting|beginning|as of|ካብ)/.test(folded.slice(token.start, token.end));

const between = /^[\s\p{P}]*(?:አ[./]?ም\.?|g\.?c\.?|e\.?c\.?)?\s*(?:-|to|until|እስከ|ክሳብ|hanga)\s*$/u;

/** "25 November – 11 December": a range ends with the second day. */
export const isFirstOfTwo = (day: DayMention, days: readonly DayMention[], folded: string): boolean =>
  day.kind === 'date' &&
  beginningIn(days, day.end, day.end + near + 1).some(
    (next) => next.kind === 'date' && between.test(folded.slice(day.end, next.start)),
  );

const near = 18;
const context = 200;

/** Whether something begins on a day. No offer is due then. */
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
  // "Five days from today; i.e. 17 November": the beginning is before the semicolon.
  if (isLed && !folded.slice(leading.end, day.start).includes(';')) return true;
  // ከሰኔ 5 እስከ ሰኔ 20, ከቀን 5/10/2018 እስከ
  const weekday = beginningIn(tokens, day.start - near, day.start).findLast(({ kind }) => kind === 'weekday');
  const at = weekday?.start ?? day.start;
  const isPrefixed = /(?:^|[^ሀ-ፚ])ከ(?:ቀን|እለት)?\s?$/.test(folded.slice(Math.max(0, at - 6), at));
  const isUntil = following?.kind === 'until' && !folded.startsWith('በፊት', following.start);
  return isPrefixed && isUntil && following.start - day.end <= near;
}
