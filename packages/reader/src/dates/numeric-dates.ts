import type { Numeric, Place } from '../tokens/index.ts';
import type { PrintedDate } from './calendar-choice.ts';

export const asDay = (text: string | undefined): number | null => {
  const day = Number(text);
  return text !== undefined && text.length <= 2 && day >= 1 && day <= 31 ? day : null;
};

export const asYear = (text: string | undefined): number | null => {
  const year = Number(text);
  return text?.length === 4 && year >= 1985 && year <= 2060 ? year : null;
};

/** A part of a reference number such as Cw/02/20/21 or ቁጥር 12/05/2017 is no date. */
function isReference(folded: string, { start, end }: Place): boolean {
  if (/[\p{L}\d][/\\-]$|[/\\]\s?$/u.test(folded.slice(Math.max(0, start - 3), start))) return true;
  if (/^[/\\-]\s?[\p{L}\d]/u.test(folded.slice(end, end + 3)) && !/^[/\\-]\s?(?:አ|ም)/.test(folded.slice(end, end + 3)))
    return true;
  return /(?:ቁጥር|ቁ|ቁ\.|no|no\.|number|ref|lakk|lakk\.|lakkoofsi|ቁጽሪ)\s?[.:፡-]?\s*$/u.test(
    folded.slice(Math.max(0, start - 14), start),
  );
}

/** Reads dates such as 26/12/2008 and 2025-01-13. */
export function numericDate(
  folded: string,
  token: Numeric,
): (Pick<PrintedDate, 'day' | 'month'> & { year: number }) | null {
  const { parts, separators } = token;
  if (parts.length !== 3 || !/^(\/\/|\.\.|--|::)$/.test(separators) || isReference(folded, token)) return null;
  const isYearFirst = asYear(parts[0]) !== null;
  const [first, second, third] = isYearFirst ? parts.toReversed() : parts;
  const day = asDay(first);
  const month = Number(second);
  const year = asYear(third) ?? (third?.length === 2 && separators === '//' ? 2000 + Number(third) : null);
  if (day === null || second === undefined || second.length > 2 || month < 1 || month > 31 || year === null)
    return null;
  if (separators === '::' && (third?.length !== 4 || month > 13)) return null;
  return { day, month: { ethiopian: month, gregorian: month }, year };
}
