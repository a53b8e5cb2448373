import { failure, type Result, success } from '@awaj/domain/result';
import { nameHidden } from './printable.ts';

/** Invisible characters without use in the languages of notices: byte order marks, joiners and similar ones. */
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
/**
 * Control characters, except line feed and tab, and marks of direction. The database refuses some, and others change
 * how a page is shown.
 */
const forbidden = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069\ufffe\uffff]/u;
const brokenSign = '\ufffd';
/** Characters outside the languages of notices. Most texts have none and need no closer check. */
const unusual = /[^\t\n -~\u00a0-\u00ac\u00ae-\u05ff\u1200-\u1bff\u2010-\u2027\u2030-\u205e\u20a0-\u20cf]/;
const visible = /[^\s\u00ad\u200b-\u200f\u2060]/;
/** Marks that typists put into an empty cell. */
const nothing = /^\s*(?:[-–—]+|n\s?\/\s?a)\s*$/i;

/** Normalises line ends and removes invisible characters. */
function textOf(cell: string): string {
  if (!unusual.test(cell)) return cell.trim();
  return cell
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(invisible, '')
    .trim();
}

export const isBlank = (cell: unknown): boolean =>
  cell === undefined ||
  cell === null ||
  (Array.isArray(cell) && cell.length === 0) ||
  (typeof cell === 'string' && (!visible.test(cell) || nothing.test(cell)));

/** The reason why a text must not be stored. */
export function hiddenFault(text: string): string | null {
  if (!unusual.test(text)) return null;
  if (/\p{Cs}/u.test(text)) return 'contains half a character, left by a program that cut the text';
  if (text.includes(brokenSign)) return 'has "\ufffd" in it, left by a program that used the wrong encoding';
  const hidden = forbidden.exec(text)?.[0];
  return hidden === undefined ? null : `contains the hidden character ${nameHidden(hidden).slice(1, -1)}`;
}

function faultOf(text: string, longest: number): string | null {
  if (text.length > longest) return `is too long: it has ${text.length} characters, and at most ${longest} are allowed`;
  return hiddenFault(text);
}

/** Reads text of several lines, such as the notice itself. */
export function readLines(cell: unknown, longest: number): Result<string, string> {
  if (typeof cell !== 'string' && typeof cell !== 'number') return failure('is not text');
  const text = textOf(String(cell));
  const fault = faultOf(text, longest);
  return fault === null ? success(text.normalize('NFC')) : failure(fault);
}

/** Reads text of one line, and joins broken lines. */
export function readLine(cell: unknown, longest: number): Result<string, string> {
  const lines = readLines(cell, longest);
  return lines.ok ? success(lines.value.replace(/\s+/g, ' ')) : lines;
}

/** Reads a list: a JSON list, or text with semicolons in a table. Empty places stay, so that lists can be paired. */
export function readList(cell: unknown, longest: number): Result<readonly string[], string> {
  const parts: unknown[] = Array.isArray(cell) ? cell : [cell];
  const texts: string[] = [];
  for (const part of parts) {
    const text = readLines(part ?? '', longest);
    if (!text.ok) return text;
    texts.push(...(Array.isArray(cell) ? [text.value] : text.value.split(/[;\n፤]/)).map((each) => each.trim()));
  }
  return success(texts);
}
