import { beginningIn, type Place } from '../tokens/index.ts';
import type { Mentions } from './mentions.ts';

/** The longest word with a meaning. */
const longestWord = 60;
const besideUntil = 12;
const longestHour = 24;
/** ኅዳር 20 ቀን 2019 ዓ.ም ከቀኑ 9፡00 ሰዓት በፊት: the hour may be between the day and "until". */
const hour = /\s*(?:አ[./]?ም\.?)?\s*(?:ከ?ጠዋቱ|ከ?ቀኑ|ከሰአት)?\s*(?:በ|ልክ)?\s?\d{1,2}[:፡]\d\d\s*(?:ሰአት|sa'?aatii)?/;

/** "Until 25 Megabit" without a verb. Only Ethiopic words can follow their day. */
export const isUntil = (place: Place, { tokens, folded }: Mentions): boolean =>
  beginningIn(tokens, place.start - longestWord, place.end + besideUntil + longestHour).some(({ kind, start, end }) => {
    // "Saturday until 12:00" are office hours.
    if (kind !== 'until' || /day $/.test(folded.slice(Math.max(0, start - 4), start))) return false;
    const between = end <= place.start ? folded.slice(end, place.start) : folded.slice(place.end, start);
    const gap = between.replace(hour, '');
    const isBehind = start >= place.end && /^[ሀ-ፚ]/.test(folded.slice(start, end));
    return (end <= place.start || isBehind) && gap.length < besideUntil && !gap.includes('\n');
  });

/** "Until 25 Megabit", ኅዳር 20 ቀን ድረስ, without anything between. */
export const isRightBesideUntil = (place: Place, { tokens, folded }: Mentions): boolean =>
  beginningIn(tokens, place.start - longestWord, place.end + besideUntil).some(
    ({ kind, start, end }) =>
      kind === 'until' &&
      (end <= place.start
        ? /^[\s\p{L}]{0,12}$/u.test(folded.slice(end, place.start)) && !/^[ሀ-ፚ]/.test(folded.slice(start, end))
        : start >= place.end && /^\s*(?:አ[./]?ም\.?\s*)?$/.test(folded.slice(place.end, start))),
  );
