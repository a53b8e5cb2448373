import type { Numeric, Token } from '../tokens/index.ts';

export interface PrintedHour {
  hour: number;
  minute: number;
}

export const isMeridiem = (token: Token): boolean =>
  token.kind === 'part' && (token.part === 'am' || token.part === 'pm');

const asTime = (hourText: string | undefined, minuteText: string | undefined): PrintedHour | null => {
  const hour = Number(hourText);
  const minute = Number(minuteText);
  const fits = hourText !== undefined && hourText.length <= 2 && minuteText?.length === 2;
  return fits && hour <= 24 && minute < 60 ? { hour, minute } : null;
};

/** 8 ሰዓት ከ30, ስምንት ሰዓት ከሠላሳ, ከሩብ */
const minutesBehind = /^(?:\s*ከ\s?|(?=\d))(\d{2}(?!\d)|ሰላሳ|አስራ አምስት|አርባ አምስት|ሩብ(?! ጉዳይ)|ሀያ|አስር)/;
const minutesInWords: Readonly<Record<string, number>> = {
  ሰላሳ: 30,
  'አስራ አምስት': 15,
  'አርባ አምስት': 45,
  ሩብ: 15,
  ሀያ: 20,
  አስር: 10,
};

function minutesOf(after: readonly Token[], rest: string): number {
  if (after.some(({ kind }) => kind === 'half')) return 30;
  const said = minutesBehind.exec(rest)?.[1] ?? '0';
  return minutesInWords[said] ?? Number(said);
}

/** Reads an hour without minutes only if a word marks it, because "4" alone may be anything. */
function bareHour(text: string, before: readonly Token[], after: readonly Token[], rest: string): PrintedHour | null {
  if (text.length === 4 && after.some(({ kind }) => kind === 'hour')) return asTime(text.slice(0, 2), text.slice(2));
  const isHour = before.some(({ kind }) => kind === 'hour');
  const hasPart =
    after.some(({ kind }) => kind === 'part') || before.some((token) => token.kind === 'part' && !isMeridiem(token));
  const isFollowed =
    after.some(({ kind }) => kind === 'hour' || kind === 'half') && !/^\s*(?:ውስጥ|keessatti|within|ቆይታ)/.test(rest);
  const hour = Number(text);
  // "… date and hour 1 | Pumps |": the number of the first row.
  if (hour === 1 && /^\s*\|/.test(rest)) return null;
  if (text.length > 2 || hour < 1 || hour > 23 || !(isHour || hasPart || isFollowed)) return null;
  const minute = minutesOf(after, rest);
  return minute < 60 ? { hour, minute } : null;
}

/** Reads the hour of a number with the clock words around it. */
export function timeOf(
  { parts, separators }: Numeric,
  before: readonly Token[],
  after: readonly Token[],
  rest: string,
  isOnSameDay: boolean,
): PrintedHour | null {
  const [first = '', second] = parts;
  if (parts.length === 1) return bareHour(first, before, after, rest);
  if (separators === ':' || separators === '::') return asTime(first, second);
  return separators === '.' && (isOnSameDay || before.length + after.length > 0) ? asTime(first, second) : null;
}
