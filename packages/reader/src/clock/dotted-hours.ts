import { beginningIn, type Numeric, type Place, type Token } from '../tokens/index.ts';

/** ኅዳር 23 ቀን 2019 ሰዓት አራት: after a year the word belongs to the next hour. */
export const isYear = ({ parts }: Numeric): boolean => parts.length <= 3 && /^20[0-5]\d$/.test(parts.at(-1) ?? '');

const besideHour = 50;
const fullQuarter = /^(?:00|15|30|45)$/;
const latestHour = { afterDay: 18, afterHour: 12 };
const directlyAfter = /^[\s,./|-]*(?:at|by|on|በ|ከ|ልክ|እስከ|sa'aatii)?\s*$/;
const hourLabel = /(?:time|hour|ሰአት)\s?[:፡-]\s*$/;
/** What is measured, and "GMT +3.00". */
const unitBehind =
  /^[^\S\n]?(?:[%\d/]|(?:m|m2|m3|km|kg|cm|mm|ha|kva?|kw|mw|l|tons?|qt|x|sq|inch|ሜትር|ኪ|ሄክታር|ካሬ)(?![a-zሀ-ፚ]))/;
/** "9.00 to 11.00 in the morning": words after the second hour apply to the first as well. */
const isFirstOfHours =
  /^\s*(?:-|–|to|and|&|እስከ|እና|ክሳብ|hanga)\s*\d{1,2}\.(?:00|15|30|45)\s*(?:[ap]\.?m\b|ሰአት|in the |local|hours?\b|hrs?\b)/;

/** ኅዳር 21/2019 4.00, በ16ኛው ቀን 4.00, "by 14.12.2026 10.00". */
function isAfterDay(tokens: readonly Token[], at: number, start: number, folded: string): boolean {
  const day = tokens[at - 1]?.kind === 'until' ? tokens[at - 2] : tokens[at - 1];
  const isDay =
    day?.kind === 'era' || day?.kind === 'day' || day?.kind === 'month' || (day?.kind === 'numeric' && isYear(day));
  return isDay && directlyAfter.test(folded.slice(day.end, start));
}

/** ከጠዋቱ 4.00 ተዘግቶ 4.30, "Time: 16.00": a dotted number beside another hour, a day or a label is an hour. */
export function isDottedHour(
  tokens: readonly Token[],
  at: number,
  previous: Place | undefined,
  folded: string,
): boolean {
  const [before, token, behind] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token?.kind !== 'numeric' || token.parts.length !== 2 || token.separators !== '.') return false;
  const [hour = '', minute = ''] = token.parts;
  if (hour === '23' && minute === '59') return true;
  const isUnit = (other: Token | undefined) => other?.kind === 'birr' || other?.kind === 'percent';
  if (!fullQuarter.test(minute) || isUnit(before) || isUnit(behind)) return false;
  if (folded.charAt(token.start - 1) === '+' || unitBehind.test(folded.slice(token.end, token.end + 8))) return false;
  const isKnown =
    isAfterDay(tokens, at, token.start, folded) ||
    hourLabel.test(folded.slice(Math.max(0, token.start - 12), token.start));
  if (Number(hour) < 1 || Number(hour) > (isKnown ? latestHour.afterDay : latestHour.afterHour)) return false;
  if (isKnown || isFirstOfHours.test(folded.slice(token.end, token.end + besideHour))) return true;
  return (
    previous !== undefined &&
    token.start - previous.end <= besideHour &&
    !beginningIn(tokens, previous.end, token.start).some(({ kind }) => kind === 'stop')
  );
}
