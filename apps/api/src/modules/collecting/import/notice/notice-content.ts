import { failure, type Result, success } from '@awaj/domain/result';
import { Parser } from 'htmlparser2';
import { hiddenFault, readLines } from '../cells/text-cells.ts';

const hasMarkup =
  /<\/?(?:p|br|div|span|table|thead|tbody|tr|t[dh]|[uo]l|li|b|strong|i|em|u|h[1-6]|a|font|html|body)\b[^<>]*>/i;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const toParagraphs = (text: string): string =>
  text
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');

const unread = new Set(['script', 'style', 'head', 'title', 'noscript', 'template']);
const inline = new Set(['b', 'strong', 'i', 'em', 'u', 'span', 'a', 'font', 'sub', 'sup']);

/** The visible text of HTML, one block a line. */
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

export interface Content {
  html: string;
  /** The visible text of the HTML. */
  text: string;
}

/**
 * Reads the notice as HTML. Refuses HTML without text, and checks its character references for forbidden characters
 * too.
 */
export function readContent(cell: unknown, longest: number): Result<Content, string> {
  const lines = readLines(cell, longest);
  if (!lines.ok) return lines;
  if (!hasMarkup.test(lines.value)) return success({ html: toParagraphs(lines.value), text: lines.value });
  const text = readableText(lines.value);
  const fault = text === '' ? 'contains no text' : hiddenFault(text);
  return fault === null ? success({ html: lines.value, text }) : failure(fault);
}

const longestSnippet = 200;
const shortestSentence = 10;
const readFor = 2_000;
/** Dates, prices and contacts are for subscribers, and everybody can read the snippet. */
const isForSubscribers = /[\p{N}@]|www\.|\bbirr\b|\bETB\b|ብር|qarshii/iu;

/** Returns the first sentences without such details. Null if there are none. */
export function snippetOf(text: string): string | null {
  let snippet = '';
  for (const part of text.slice(0, readFor).split(/\n|(?<=[.!?።፡፧])\s+|(?<=፡፡)/)) {
    const sentence = part.replace(/\s+/g, ' ').trim();
    if (sentence.length < shortestSentence || isForSubscribers.test(sentence)) continue;
    if (snippet.length + sentence.length > longestSnippet) break;
    snippet = `${snippet} ${sentence}`.trim();
  }
  return snippet || null;
}
