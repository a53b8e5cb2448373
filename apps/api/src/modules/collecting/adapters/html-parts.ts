import { createHash } from 'node:crypto';
import { selectAll, selectOne } from 'css-select';
import { DomUtils, parseDocument } from 'htmlparser2';
import { readableText } from '../import/notice/notice-content.ts';
import { DocumentFault } from './adapter.ts';

export type Tree = ReturnType<typeof parseDocument>;
export type Element = Tree['children'][number];

/** Far more than any page that people read. */
const mostLetters = 10_000_000;
const deepest = 512;

/** Estimates the depth before parsing, because the functions that walk the tree are recursive. */
function isDeep(html: string): boolean {
  let depth = 0;
  for (const [tag] of html.matchAll(/<(?:\/?[a-z][a-z0-9]*)/gi)) {
    depth += tag[1] === '/' ? -1 : 1;
    // Tags that are never closed also count here. Real pages have a few thousand at most.
    if (depth > deepest * 40) return true;
  }
  return false;
}

export function parseHtml(html: string): Tree {
  if (html.length > mostLetters) throw new DocumentFault('too-much', `${html.length} letters`);
  if (isDeep(html)) throw new DocumentFault('too-much', 'its tags are nested too deeply');
  return parseDocument(html);
}

/** Escapes only characters that would become markup. Other letters stay readable. */
export const innerHtml = (node: Element | Tree): string => DomUtils.getInnerHTML(node, { encodeEntities: 'utf8' });

const unseen = 'script, style, noscript, template, iframe, object, embed, form, nav';

/** Returns a part of a page as HTML, without scripts, forms and navigation. */
export function htmlOf(node: Element | Tree): string {
  for (const each of selectAll(unseen, node)) DomUtils.removeElement(each);
  return innerHtml(node);
}

export const textOf = (node: Element | Tree): string => readableText(innerHtml(node));

export const findAll = (selector: string, node: Element | Tree): Element[] =>
  selectAll<Element, Element>(selector, node);

export const find = (selector: string, node: Element | Tree): Element | null =>
  selectOne<Element, Element>(selector, node);

export function removeFirst(selector: string, node: Element | Tree): void {
  const found = find(selector, node);
  if (found) DomUtils.removeElement(found);
}

export function lineAt(selector: string | undefined, node: Element | Tree): string | undefined {
  const found = selector === undefined ? null : find(selector, node);
  const line = found ? textOf(found).replace(/\s+/g, ' ') : '';
  return line === '' ? undefined : line;
}

export function attributeOf(node: Element, name: string): string | undefined {
  const value = 'attribs' in node ? node.attribs[name] : undefined;
  return value === undefined || value.trim() === '' ? undefined : value.trim();
}

/** Resolves a link. Null if it does not lead to a web page. */
export function linkOf(node: Element, base: string): string | null {
  const href = attributeOf(node, 'href');
  if (href === undefined || href.startsWith('#') || !URL.canParse(href, base)) return null;
  const url = new URL(href, base);
  url.hash = '';
  return /^https?:$/.test(url.protocol) ? url.href : null;
}

/** The key of a notice without a number: a hash of its text. */
export const keyOfText = (text: string): string =>
  createHash('sha256').update(text.normalize('NFC').replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 32);
