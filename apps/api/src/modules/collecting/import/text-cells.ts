import { failure, type Result, success } from '@awaj/domain/result';
import { nameHidden } from './printable.ts';

/** Neither seen nor of any use in the languages of notices: marks of byte order, joiners and their like. */
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
/** Line feeds and tabs stay; the database refuses some of the others, and a page would act on the rest. */
const forbidden = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069\ufffe\uffff]/u;
const brokenSign = '\ufffd';
/** Anything but the letters and signs of the languages of notices; most texts have none, and need no closer look. */
const unusual = /[^\t\n -~\u00a0-\u00ac\u00ae-\u05ff\u1200-\u1bff\u2010-\u2027\u2030-\u205e\u20a0-\u20cf]/;
const visible = /[^\s\u00ad\u200b-\u200f\u2060]/;
/** What typists put where there is nothing, so that a cell does not look forgotten. */
const nothing = /^\s*(?:[-–—]+|n\s?\/\s?a)\s*$/i;

/** The text of a cell, one kind of line end, and without what nobody sees. */
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

/** Why a text must not be stored. */
export function hiddenFault(text: string): string | null {
  if (!unusual.test(text)) return null;
  if (/\p{Cs}/u.test(text)) return 'has half a character in it, left by a program that cut the text';
  if (text.includes(brokenSign)) return 'has "\ufffd" in it, left where a text was read in the wrong encoding';
  const hidden = forbidden.exec(text)?.[0];
  return hidden === undefined ? null : `has the hidden character ${nameHidden(hidden).slice(1, -1)} in it`;
}

function faultOf(text: string, longest: number): string | null {
  if (text.length > longest) return `is too long: it has ${text.length} characters and may have ${longest}`;
  return hiddenFault(text);
}

/** Text of several lines, such as the notice itself. */
export function readLines(cell: unknown, longest: number): Result<string, string> {
  if (typeof cell !== 'string' && typeof cell !== 'number') return failure('is not a text');
  const text = textOf(String(cell));
  const fault = faultOf(text, longest);
  return fault === null ? success(text.normalize('NFC')) : failure(fault);
}

/** Text of one line; what was broken over several is joined. */
export function readLine(cell: unknown, longest: number): Result<string, string> {
  const lines = readLines(cell, longest);
  return lines.ok ? success(lines.value.replace(/\s+/g, ' ')) : lines;
}

/** The parts of a list: in JSON a list, in a table a text with semicolons. Empty places stay, so that lists can be paired. */
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
