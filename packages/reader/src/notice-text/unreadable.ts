/** Matches texts with at least this many letters, with anything between them. */
export const atLeastLetters = (count: number): RegExp => new RegExp(`(?:\\P{L}*\\p{L}){${count}}`, 'u');

/** The reason why a text is not read. A person has to look at its source. */
export type Unreadable = 'mojibake' | 'picture' | 'empty' | 'too-long';

/** Characters including tags. No notice has a tenth of this. Longer pages contain many notices or none. */
export const longestNotice = 500_000;

/** Letters outside the four languages, characters without a meaning, and control characters. */
const strange = /[\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u0370-\u058f\ufffd\p{Co}\p{Cc}](?<!\s)/gu;
const letters = /[\p{L}\ufffd\p{Co}\p{Cc}](?<!\s)/gu;
const picture = /<(?:img|svg|canvas|picture|object|embed)\b|data:image\//i;

const fewestLetters = 12;
const hasEnoughLetters = atLeastLetters(fewestLetters);
const mostStrange = 0.08;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** The broken text layer of some newspapers reads ƯŶîƻŶŊú. Nothing is read from such a text. */
export function whyUnreadable(raw: string, text: string): Unreadable | null {
  const odd = count(text, strange);
  // Nearly all texts end here, without counting their letters.
  if (odd === 0 && hasEnoughLetters.test(text)) return null;
  const all = count(text, letters);
  if (all < fewestLetters) return picture.test(raw) ? 'picture' : 'empty';
  return odd / all > mostStrange ? 'mojibake' : null;
}
