/** A text with so many letters or more, whatever stands between them. */
export const atLeastLetters = (count: number): RegExp => new RegExp(`(?:\\P{L}*\\p{L}){${count}}`, 'u');

/** Why a text is not read: somebody has to look at what it was made from. */
export type Unreadable = 'mojibake' | 'picture' | 'empty' | 'too-long';

/** In letters, with all tags. No notice is a tenth as long: a page with more is many of them, or none. */
export const longestNotice = 500_000;

/** Letters that notices in the four languages do not use, signs that stand for none, and control characters. */
const strange = /[\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u0370-\u058f]|\ufffd|\p{Co}|(?!\s)\p{Cc}/gu;
const letters = /\p{L}|\ufffd|\p{Co}|(?!\s)\p{Cc}/gu;
const picture = /<(?:img|svg|canvas|picture|object|embed)\b|data:image\//i;

const fewestLetters = 12;
const hasEnoughLetters = atLeastLetters(fewestLetters);
const mostStrange = 0.08;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** The broken text layer of a newspaper reads ƯŶîƻŶŊú: never take a date from it. */
export function whyUnreadable(raw: string, text: string): Unreadable | null {
  const odd = count(text, strange);
  // Nearly every text, so its letters are not counted.
  if (odd === 0 && hasEnoughLetters.test(text)) return null;
  const all = count(text, letters);
  if (all < fewestLetters) return picture.test(raw) ? 'picture' : 'empty';
  return odd / all > mostStrange ? 'mojibake' : null;
}
