import { sources } from '@awaj/reference-data/sources';
import type { ReadDate } from '../dates/index.ts';
import { foldLetters } from '../notice-text/index.ts';

const names = sources
  .flatMap(({ names: { en, am }, aliases = [] }) => [en, am, ...aliases])
  .map((name) => foldLetters(name))
  .filter((name) => name.length >= 3);

/** One pattern for all names, which is much faster than searching for each. */
const anyName = new RegExp(names.map((name) => name.replace(/[^\p{L}\p{N}\s]/gu, '\\$&')).join('|'));

/** The head of a newspaper clipping is near the start. */
const within = 700;
const longestRest = 10;
const longestLine = 120;
const weekday = /ሰኞ|ማክሰኞ|ረቡእ|ሀሙስ|አርብ|ቅዳሜ|እሁድ|እለት|ቀን|አ\.ም\.?|\b(?:sun|mon|tues|wednes|thurs|fri|satur)day\b/g;

export const hasMasthead = (folded: string): boolean => anyName.test(folded.slice(0, within + longestLine));

/** A line with only a newspaper's name and a date: "Addis Zemen (Oct 12, 2025)". */
export function isInMasthead({ start, end }: ReadDate, folded: string): boolean {
  if (start > within) return false;
  const lineStart = folded.lastIndexOf('\n', start) + 1;
  const lineEnd = folded.indexOf('\n', end);
  const line = `${folded.slice(lineStart, start)} ${folded.slice(end, lineEnd < 0 ? folded.length : lineEnd)}`;
  const name = line.length > longestLine ? undefined : names.find((each) => line.includes(each));
  if (name === undefined) return false;
  const rest = line
    .replace(name, '')
    .replace(weekday, '')
    .replace(/ጋዜጣ|newspaper|published|date|[\s\p{P}|]/gu, '');
  return rest.length <= longestRest;
}
