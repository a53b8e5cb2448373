import type { ReadableNotice } from '../notice-text/index.ts';
import type { Span } from '../reading/found.ts';
import { isNoName } from './letters-of-no-name.ts';

/** "(UNDP)", "/HMwA/": letters behind a name. */
const lettersBehind = /^\s*[(/](?<letters>\p{Lu}[\p{L}&]{1,8})[)/]/u;
const anyLetters = /(?<=\p{L}\s)[(/]\p{Lu}[\p{L}&]{1,8}[)/]/gu;
const longestName = 130;

/** "Guarantee", "equipment" and "system" have letters too, so a name says which kind of organisation it is. */
const kinds =
  'bank|ministry|university|college|hospital|enterprise|corporation|agency|authority|commission|bureau|office|organi[sz]ation|company|association|institute|cent(?:er|re)|factory|council|union|school|society|administration|church|foundation|embassy|mission|alliance|programme|program|federation|museum|academy|consortium|cooperative';
const endsInKind = new RegExp(`\\b(?:${kinds})(?=$|\\s(?:of|for|in)\\b)`, 'i');
/** "(MdM) is a French NGO". */
const isKindBehind = new RegExp(
  `^\\s+is\\s(?:an?|the)\\s[^.\\n]{0,60}?\\b(?:${kinds}|ngo|charity|non-governmental)\\b`,
  'i',
);
/**
 * "A credit from the Fund (XF)", "CPO of the Bank (XB)", "together with the Ministry (MoX)": neither who pays or vouches
 * nor who helps is the buyer.
 */
const ofAnother =
  /\b(?:loan|credit|grant|fund(?:s|ed|ing)?|financ\w+|support\w*|budget|proceeds|donors?|contribution|security|bond|guarantee|CPO|account|rate)\W+(?:(?!names?\b|favou?r\b)\w+\W+){0,2}?(?:from|by|of|with|through)\s+[^.\n]*$|\b(?:with|between|from|under)\s+[^.\n]*$/i;
/** "Orphans and Widows (OAW) program": those for whom something is done. */
const ofProject = /^\s+(?:project|program)/i;
const lookAround = 80;

const isSmall = (word: string): boolean => /^(?:of|and|for|the|in|to|du|de)$/.test(word);

/** Returns how many of the last words the letters stand for, or 0. Small words may have no letter. */
function countOfInitials(words: readonly string[], letters: string): number {
  let left = letters.replaceAll('&', '');
  let at = words.length;
  while (left.length > 0 && at > 0) {
    at -= 1;
    const [word, last] = [words[at] ?? '', left.at(-1) ?? ''];
    const initial = word.charAt(0).toLowerCase();
    if (last.toLowerCase() === initial) left = left.slice(0, -1);
    // The w of HMwA is inside its word.
    else if (/\p{Ll}/u.test(last) && left.at(-2)?.toLowerCase() === initial) left = left.slice(0, -2);
    else if (!isSmall(word)) return 0;
  }
  return left.length === 0 && /^\p{Lu}/u.test(words[at] ?? '') ? words.length - at : 0;
}

/** Finds where the name begins that ends at a place and has its letters behind it. Null if these do not fit. */
export function beginOfInitials(text: string, end: number): number | null {
  const letters = lettersBehind.exec(text.slice(end, end + 14))?.groups?.letters;
  if (letters === undefined) return null;
  const from = Math.max(0, end - longestName);
  const words = [...text.slice(from, end).matchAll(/[\p{L}\p{N}][^\s-]*/gu)];
  const count = countOfInitials(
    words.map(([word]) => word),
    letters,
  );
  return count < 2 ? null : from + (words.at(-count)?.index ?? 0);
}

/** Finds the organisation that introduces its own letters, and is called by them most often. */
export function namedWithLetters({ text }: ReadableNotice): Span | null {
  let best: { span: Span; times: number } | null = null;
  for (const { 0: behind, index } of text.matchAll(anyLetters)) {
    const letters = behind.slice(1, -1);
    const end = text.slice(0, index).trimEnd().length;
    const start = beginOfInitials(text, end);
    if (start === null || isNoName.test(letters) || ofAnother.test(text.slice(Math.max(0, start - lookAround), start)))
      continue;
    const times = [...text.matchAll(new RegExp(`(?<!\\p{L})${letters}(?!\\p{L})`, 'gu'))].length;
    const rest = text.slice(index + behind.length, index + behind.length + lookAround);
    if (ofProject.test(rest) || !(endsInKind.test(text.slice(start, end)) || isKindBehind.test(rest))) continue;
    if (best === null || times > best.times) best = { span: [start, end], times };
  }
  return best?.span ?? null;
}
