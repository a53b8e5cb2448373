import { failure, type Result, success } from '@awaj/domain/result';
import { Parser } from 'htmlparser2';
import { readLines } from './text-cells.ts';

const hasMarkup =
  /<\/?(?:p|br|div|span|table|thead|tbody|tr|t[dh]|[uo]l|li|b|strong|i|em|u|h[1-6]|a|font|html|body)\b[^<>]*>/i;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** What was typed as plain text becomes paragraphs; what has tags is taken as HTML, which is cleaned when it is stored. */
function toHtml(content: string): string {
  if (hasMarkup.test(content)) return content;
  return content
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');
}

const unread = new Set(['script', 'style', 'head', 'title', 'noscript', 'template']);
const inline = new Set(['b', 'strong', 'i', 'em', 'u', 'span', 'a', 'font', 'sub', 'sup']);

/** What a reader sees of HTML, a block on a line. */
export function readableText(html: string): string {
  let text = '';
  let hidden = 0;
  const parser = new Parser({
    onopentag(name) {
      if (unread.has(name)) hidden++;
      if (!inline.has(name)) text += '\n';
    },
    ontext(piece) {
      if (hidden === 0) text += piece;
    },
    onclosetag(name) {
      if (unread.has(name)) hidden--;
      if (!inline.has(name)) text += '\n';
    },
  });
  parser.end(html);
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}

/** The notice as HTML; tags around nothing are no notice. */
export function readContent(cell: unknown, longest: number): Result<string, string> {
  const lines = readLines(cell, longest);
  if (!lines.ok) return lines;
  const html = toHtml(lines.value);
  return readableText(html) === '' ? failure('has no text in it') : success(html);
}

const longestSnippet = 200;
const readFor = 5_000;
/** Dates, prices and contacts are for subscribers; everybody reads the snippet. */
const isForSubscribers = /[\p{N}@]|www\.|\bbirr\b|\bETB\b|ብር|qarshii/iu;

/** The first sentences that give nothing away; null where there are none. */
export function snippetOf(html: string): string | null {
  const sentences = readableText(html)
    .slice(0, readFor)
    .split(/\n|(?<=[.!?።፡፧])\s+|(?<=፡፡)/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 10 && !isForSubscribers.test(sentence));
  let snippet = '';
  for (const sentence of sentences) {
    const longer = `${snippet} ${sentence}`.trim();
    if (longer.length > longestSnippet) break;
    snippet = longer;
  }
  return snippet || null;
}
