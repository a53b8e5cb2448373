import { recentlyRead } from '@awaj/domain/recently-read';
import type { LanguageCode } from '@awaj/reference-data/names';
import type { Span } from '../reading/found.ts';
import { englishMonths, shortEnglishMonths } from './english-months.ts';
import { decodeEntity } from './entities.ts';
import { withRows } from './flattened-tables.ts';
import { lostSpaces } from './lost-spaces.ts';
import { withoutBlankLines, withoutSiteLines } from './site-lines.ts';
import { partsInOrder } from './two-columns.ts';
import { longestNotice, type Unreadable, whyUnreadable } from './unreadable.ts';
import { unwrapped } from './unwrapped.ts';

/** The input of all fields. */
export interface ReadableNotice {
  /** Without tags and broken spaces; blocks end with a line break. */
  text: string;
  /** The text in small letters, with homophones in one spelling. An offset is the same place in both. */
  folded: string;
  /** Null if unknown. */
  language: LanguageCode | null;
}

export interface NoticeText {
  text: string;
  unreadable: Unreadable | null;
  /** Maps a span of the text to the original input. */
  originOf(span: Span): Span;
}

const blocks =
  'address|article|blockquote|br|caption|dd|div|dl|dt|h[1-6]|header|footer|hr|li|main|ol|p|section|table|tbody|thead|tr|ul';
const blockTag = new RegExp(`^</?(?:${blocks})\\b`, 'i');
/** Cells of a row stay in one line, because a label and its value may be in neighbouring cells. */
const cellTag = /^<\/t[dh]\b/i;

const gluedLabels =
  'Date|Closing|Opening|Deadline|Bid|Tender|EOI|RF[PQ]|E-?mail|Address|Tel|Phone|Fax|Region|Reference|Number|Published|Posted|Title|Contact|Subject|Location|UNSPSC';
const gluedMonths = [...englishMonths, ...shortEnglishMonths]
  .map((name) => name.charAt(0).toUpperCase() + name.slice(1))
  .join('|');

/** Everything that is replaced or removed, in the order of matching. */
const special = new RegExp(
  [
    '<!--[\\s\\S]*?(?:-->|$)',
    '<(script|style|head|template|noscript)\\b[\\s\\S]*?(?:</\\1\\s*>|$)',
    '</?[a-zA-Z!?][^<>]*>?',
    '&(?:#\\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[a-zA-Z]{2,8});?',
    // Text decoded with a wrong encoding: a no-break space, then quotes and dashes.
    'Â(?=[\\s\\u00a0-\\u00bf.,:;)]|$)',
    'â€[\\u0080-\\u024f\\u2010-\\u2122]',
    // Pictures and marks for bold letters, as channels decorate their lines.
    '(?:(?:[\\ud83c-\\ud83e][\\udc00-\\udfff]|[\\u2600-\\u26ff\\u2728\\u2757\\u27a1\\u2b50])\\ufe0f?)+ ?|\\*\\*',
    ' {2,}',
    '[\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\t\\f\\v]',
    '[\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\ufeff]',
    '\\r\\n?',
    // A lost line break before a label, or a lost space before a month: "2025EOI Number:", "isSeptember 4".
    `(?<=[a-z\\d)]|[A-Z]{2})(?=(?:${gluedLabels})\\b[A-Za-z /-]{0,40}:)`,
    `(?<=[a-z])(?=(?:${gluedMonths})\\s?\\d)`,
  ].join('|'),
  'g',
);

const brokenSigns: Readonly<Record<string, string>> = { '™': "'", '˜': "'", œ: '"', '“': '-', '”': '-', '¢': '•' };

function replacementOf(part: string, behind: string): string {
  if (part === '') return /^[A-Z][a-z]{2,8}\s?\d/.test(behind) ? ' ' : '\n';
  if (part.startsWith('<')) return blockTag.test(part) ? '\n' : cellTag.test(part) ? ' | ' : '';
  if (part.startsWith('&')) return decodeEntity(part) ?? part;
  if (part.startsWith('Â')) return '';
  if (/^[*\ud83c-\ud83e\u2600-\u2b50]/.test(part)) return '';
  if (part.startsWith('â€')) return brokenSigns[part.slice(2)] ?? '"';
  if (part.startsWith('\r')) return '\n';
  return /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/.test(part) ? '' : ' ';
}

function readableText(raw: string): NoticeText {
  if (raw.length > longestNotice) return { text: '', unreadable: 'too-long', originOf: (span) => span };
  const parts: string[] = [];
  /** For each run of letters: its offset here, its offset in the input, and its length there. */
  const runs: { at: number; from: number; length: number; isExact: boolean }[] = [];
  let length = 0;
  const take = (part: string, from: number, rawLength: number, isExact: boolean) => {
    if (part === '') return;
    runs.push({ at: length, from, length: rawLength, isExact });
    parts.push(part);
    length += part.length;
  };
  const spaces = lostSpaces(raw);
  const takeExact = (from: number, to: number) => {
    let done = from;
    for (const space of spaces) {
      if (space <= done || space >= to) continue;
      take(raw.slice(done, space), done, space - done, true);
      take(' ', space, 0, false);
      done = space;
    }
    take(raw.slice(done, to), done, to - done, true);
  };
  for (const [from, to] of partsInOrder(raw)) {
    if (from > 0) take('\n', from, 0, false);
    let done = from;
    for (const match of raw.slice(from, to).matchAll(special)) {
      const at = from + match.index;
      takeExact(done, at);
      take(replacementOf(match[0], raw.slice(at, at + 12)), at, match[0].length, false);
      done = at + match[0].length;
    }
    takeExact(done, to);
  }
  const text = unwrapped(withRows(withoutBlankLines(withoutSiteLines(parts.join('')))));
  const runAt = (offset: number) => {
    let low = 0;
    for (let high = runs.length - 1; low < high; ) {
      const middle = (low + high + 1) >> 1;
      if ((runs[middle]?.at ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return runs[low] ?? { at: 0, from: 0, length: 0, isExact: true };
  };
  const startOf = (offset: number): number => {
    const { at, from, isExact } = runAt(offset);
    return isExact ? from + offset - at : from;
  };
  const endOf = (offset: number): number => {
    const { at, from, length: rawLength, isExact } = runAt(offset - 1);
    return isExact ? from + offset - at : from + rawLength;
  };
  return {
    text,
    unreadable: whyUnreadable(raw, text),
    originOf: ([start, end]) => [startOf(start), end > start ? endOf(end) : startOf(start)],
  };
}

/**
 * Converts plain text or HTML to readable text in which each letter knows its origin. Reading and comparing both need
 * that of a notice.
 */
export const noticeText = recentlyRead(readableText, 2);
