import { type Numeric, type Place, sumOfWords, type Token } from '../tokens/index.ts';
import { asDay, asYear } from './numeric-dates.ts';

/** A text with its tokens. */
export interface Scan {
  tokens: readonly Token[];
  folded: string;
}

/** Between the parts of a date: spaces, signs, "of" and the word for day in each language. */
const glue =
  /^[\s,.;:'()፣፤፡/-]*(?:(?:of|or|the|day|ቀን|ቀነ|ዕለት|እለት|መዓልቲ|መአልቲ|ወር|ወርሂ|bara|gaafa|guyyaa|ዓመት|አመት|ን|ኛ|ኛው|th|st|nd|rd)[\s,.;:'()፣፤፡/-]*)*$/;
const longestGlue = 14;

/** Whether only glue stands between two parts. */
export const isGlued = ({ folded }: Scan, before: Place | undefined, after: Place | undefined): boolean =>
  before !== undefined &&
  after !== undefined &&
  after.start - before.end <= longestGlue &&
  !/\n\s*\n/.test(folded.slice(before.end, after.start)) &&
  glue.test(folded.slice(before.end, after.start));

const isGlue = (token: Token | undefined): boolean => token?.kind === 'day' || token?.kind === 'ordinal';

/** Finds the next token in a direction that is not glue. */
function neighbour({ tokens }: Scan, index: number, step: 1 | -1): { token: Token | undefined; index: number } {
  let at = index + step;
  while (isGlue(tokens[at])) at += step;
  return { token: tokens[at], index: at };
}

/** "20017", "218": years with a typing mistake. Such a date is not read. */
const isSlipped = (text: string | undefined): boolean =>
  text !== undefined && text.length >= 3 && asYear(text) === null;

/** The day and year of a month, with the indexes of the first and last token of the date. */
interface Parts {
  first: number;
  last: number;
  day: number;
  year: number | null;
  isSlipped?: boolean;
}

const numericAt = (token: Token | undefined): Numeric | null => (token?.kind === 'numeric' ? token : null);

const rangeGlue = /^\s*(?:ቀን\s*)?(?:-|እስከ|ክሳብ|ክሳእ|hanga|to|until)\s*$/;

/** ከኅዳር 1 እስከ 10 ቀን 2018: a range of days in a month. The second is the last day. */
function endOfRange(scan: Scan, parts: Parts): Parts {
  const { tokens, folded } = scan;
  const from = tokens[parts.last];
  const at = [1, 2, 3].map((step) => parts.last + step).find((index) => tokens[index]?.kind === 'numeric');
  const found = at === undefined ? null : numericAt(tokens[at]);
  if (!from || at === undefined || !found || !rangeGlue.test(folded.slice(from.end, found.start))) return parts;
  const [first, second] = found.parts;
  const day = asDay(first);
  const behind = tokens[at + 1];
  const isOther =
    behind !== undefined && (behind.kind === 'hour' || behind.kind === 'month') && behind.start - found.end <= 3;
  if (day === null || day <= parts.day || isOther || found.parts.length > 2 || found.separators === ':') return parts;
  return { ...parts, last: at, day, year: found.parts.length === 2 ? asYear(second) : null };
}

/** Reads ሰኔ 29 ቀን 2016, ሰኔ 29/2016, June 12th, 2025. */
function dayAfter(scan: Scan, at: number): Parts | null {
  const { tokens } = scan;
  const { token, index } = neighbour(scan, at, 1);
  const found = numericAt(token);
  if (!found || !isGlued(scan, tokens[at], found)) return null;
  const { parts, separators } = found;
  if (parts.length === 2 && !separators.includes(':')) {
    const [first, second] = parts;
    // A range of days such as ሰኔ 5-20 ends with the second.
    if (separators === '-' && asDay(first) && asDay(second))
      return withYear(scan, { first: at, last: index, day: asDay(second) ?? 0, year: null });
    const day = asDay(first);
    const year = asYear(second) ?? (second?.length === 2 && separators === '/' ? 2000 + Number(second) : null);
    return day === null ? null : { first: at, last: index, day, year, isSlipped: year === null };
  }
  if (separators === '-/' && asDay(parts[1]) && asYear(parts[2]))
    return { first: at, last: index, day: asDay(parts[1]) ?? 0, year: asYear(parts[2]) };
  const day = parts.length === 1 ? asDay(parts[0]) : null;
  return day === null ? null : withYear(scan, endOfRange(scan, { first: at, last: index, day, year: null }));
}

/** Reads 29 ሰኔ 2016, 12th of June 2025, 29/ሰኔ/2016. */
function dayBefore(scan: Scan, at: number): Parts | null {
  const { tokens } = scan;
  const { token, index } = neighbour(scan, at, -1);
  const found = numericAt(token);
  if (!found || !isGlued(scan, found, tokens[at])) return null;
  const isRange = found.parts.length === 2 && found.separators === '-';
  const day = found.parts.length === 1 || isRange ? asDay(found.parts.at(-1)) : null;
  return day === null ? null : withYear(scan, { first: index, last: at, day, year: null });
}

function withYear(scan: Scan, parts: Parts): Parts {
  if (parts.year !== null) return parts;
  const { token, index } = neighbour(scan, parts.last, 1);
  const found = numericAt(token);
  // "ዓ.ም. 2016" and "bara 2016" have a word before the year.
  if (found?.parts.length !== 1 || !isGlued(scan, scan.tokens[parts.last], found)) return parts;
  const year = asYear(found.parts[0]);
  if (year !== null) return { ...parts, last: index, year };
  return { ...parts, isSlipped: isSlipped(found.parts[0]) };
}

const oneSign = /^[-/.]$/;

/** Reads 05-Dec-25: the last number between two equal separators is the year. */
function shortYear({ tokens, folded }: Scan, at: number): Parts | null {
  const [day, month, year] = [numericAt(tokens[at - 1]), tokens[at], numericAt(tokens[at + 1])];
  if (!day || !month || !year || year.parts.length > 1 || year.parts[0]?.length !== 2) return null;
  const [before, behind] = [folded.slice(day.end, month.start), folded.slice(month.end, year.start)];
  const read = day.parts.length === 1 ? asDay(day.parts[0]) : null;
  if (read === null || before !== behind || !oneSign.test(before)) return null;
  return { first: at - 1, last: at + 1, day: read, year: 2000 + Number(year.parts[0]) };
}

/** Reads ኅዳር ሃያ ቀን 2019, ኅዳር ሃያ አንድ ቀን 2019. */
function dayInWords(scan: Scan, at: number): Parts | null {
  const { tokens } = scan;
  const words = [tokens[at + 1], tokens[at + 2]].filter((token) => token?.kind === 'numberWord');
  const last = at + words.length;
  const day = sumOfWords(words);
  const isDay = words.length > 0 && tokens[last + 1]?.kind === 'day' && isGlued(scan, tokens[last], tokens[last + 1]);
  return isDay && day !== null && asDay(String(day)) !== null
    ? withYear(scan, { first: at, last, day, year: null })
    : null;
}

/** "20 November, 12 noon": the number after the month is an hour. */
const isHour = ({ tokens }: Scan, at: number): boolean => {
  const [number, behind] = [tokens[at], tokens[at + 1]];
  return number !== undefined && (behind?.kind === 'part' || behind?.kind === 'hour') && behind.start - number.end <= 2;
};

/** Reads day and year around a month. If both sides fit, the one with a year wins. */
export function partsOf(scan: Scan, at: number): Parts | null {
  const short = shortYear(scan, at);
  if (short) return short;
  const after = dayAfter(scan, at) ?? dayInWords(scan, at);
  const before = dayBefore(scan, at);
  if (!after || !before) return after ?? before;
  return after.year === null && (before.year !== null || isHour(scan, after.last)) ? before : after;
}
