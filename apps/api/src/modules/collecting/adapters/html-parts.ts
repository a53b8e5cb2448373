import { createHash } from 'node:crypto';
import { selectAll, selectOne } from 'css-select';
import { DomUtils, parseDocument } from 'htmlparser2';
import { readableText } from '../import/notice-content.ts';
import { DocumentFault } from './adapter.ts';

export type Tree = ReturnType<typeof parseDocument>;
export type Element = Tree['children'][number];

/** No page that people read has as much. */
const mostLetters = 10_000_000;
const deepest = 512;

/** Measured before it is walked through: what follows goes down into the tree by itself. */
function isDeep(html: string): boolean {
  let depth = 0;
  for (const [tag] of html.matchAll(/<(?:\/?[a-z][a-z0-9]*)/gi)) {
    depth += tag[1] === '/' ? -1 : 1;
    // Tags that are never closed add up too; pages have some thousand of these at most.
    if (depth > deepest * 40) return true;
  }
  return false;
}

export function parseHtml(html: string): Tree {
  if (html.length > mostLetters) throw new DocumentFault('too-much', `${html.length} letters`);
  if (isDeep(html)) throw new DocumentFault('too-much', 'tags within tags without end');
  return parseDocument(html);
}

/** Letters stay letters; only what would be taken for markup is written otherwise. */
export const innerHtml = (node: Element | Tree): string => DomUtils.getInnerHTML(node, { encodeEntities: 'utf8' });

const unseen = 'script, style, noscript, template, iframe, object, embed, form, nav';

/** A part of a page as HTML that is read, without what acts. */
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

/** Where a link leads, if it leads to a page at all. */
export function linkOf(node: Element, base: string): string | null {
  const href = attributeOf(node, 'href');
  if (href === undefined || href.startsWith('#') || !URL.canParse(href, base)) return null;
  const url = new URL(href, base);
  url.hash = '';
  return /^https?:$/.test(url.protocol) ? url.href : null;
}

/** What a notice is known by that has no number of its own: what it says. */
export const keyOfText = (text: string): string =>
  createHash('sha256').update(text.normalize('NFC').replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 32);
