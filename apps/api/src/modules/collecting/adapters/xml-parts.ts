import { DomUtils, parseDocument } from 'htmlparser2';
import { DocumentFault } from './adapter.ts';
import { type Element, innerHtml, type Tree } from './html-parts.ts';

type Named = Extract<Element, { attribs: object }>;

const mostLetters = 10_000_000;

const isElement = (node: Element): node is Named => 'attribs' in node;

/** Parses XML and refuses entity declarations, so that nothing expands or is fetched. */
export function parseXml(xml: string): Tree {
  if (xml.length > mostLetters) throw new DocumentFault('too-much', `${xml.length} letters`);
  if (/<!ENTITY/i.test(xml)) throw new DocumentFault('too-much', 'it declares its own XML entities');
  return parseDocument(xml, { xmlMode: true, decodeEntities: true });
}

export const elementsOf = (tree: Tree | Named): Named[] => tree.children.filter(isElement);

export const childrenOf = (node: Element, name: string): Named[] =>
  isElement(node) ? elementsOf(node).filter((child) => child.name === name) : [];

/** Returns the text of the first child with one of these names that has text. Escaped markup in it stays markup. */
export function childText(node: Element, ...names: readonly string[]): string | null {
  for (const name of names)
    for (const child of childrenOf(node, name)) {
      const isMarkup = child.attribs.type === 'xhtml';
      const text = isMarkup ? innerHtml(child) : DomUtils.textContent(child);
      if (text.trim() !== '') return text.trim();
    }
  return null;
}
