import type { Adapter, Piece, RawDocument } from './adapter.ts';
import { address, listOf, optional, text } from './config-shape.ts';
import { listShape } from './html.ts';
import { keyOfText } from './html-parts.ts';
import { type ListConfig, linkedDocuments } from './list-pages.ts';
import { readPdf } from './pdf-text.ts';

export interface PdfConfig extends Omit<ListConfig, 'list' | 'item'> {
  /** Pages with links to PDFs. */
  list: readonly string[] | undefined;
  item: string | undefined;
  /** Fixed addresses of PDFs. */
  address: readonly string[] | undefined;
  folder: string | undefined;
  /** The text between two notices of one document. */
  separator: string | undefined;
}

function toPiece(document: RawDocument, said: string, isAlone: boolean): Piece {
  const { hints } = document;
  const key = isAlone ? (hints.key ?? document.address) : keyOfText(said);
  const cells = hints.title === undefined || !isAlone ? {} : { title: hints.title };
  return { key, address: document.address, text: said, cells, date: hints.date ?? null, version: null };
}

/** Reads PDFs with text, such as newspaper pages. Scanned images go to quarantine for a person. */
export const pdf: Adapter<PdfConfig> = {
  version: 1,
  shape: {
    ...listShape,
    list: optional(listOf(address)),
    item: optional(listShape.item),
    address: optional(listOf(address)),
    folder: optional(text),
    separator: optional(text),
  },
  addressesOf: ({ list = [], address: addresses = [] }) => [...list, ...addresses],
  findsAll: () => true,
  async *list({ list, item = 'a[href$=".pdf"]', address: addresses = [], folder, ...config }, crawl) {
    if (list) yield* linkedDocuments({ ...config, list, item }, crawl);
    for (const at of addresses) yield { kind: 'document', document: await crawl.get(at) };
    if (folder !== undefined) yield* crawl.files(folder, '.pdf');
  },
  async *read({ separator }, document) {
    const said = await readPdf(document.body);
    const parts = (separator === undefined ? [said] : said.split(separator)).map((part) => part.trim());
    const filled = parts.filter((part) => part !== '');
    for (const part of filled) yield toPiece(document, part, separator === undefined);
  },
};
