import type { Cells } from '../import/notice/row.ts';
import { isJsonObject } from '../json-object.ts';
import type { Adapter, Piece, RawDocument } from './adapter.ts';
import { address, columnsFrom, listOf, number, optional, text, withStandard } from './config-shape.ts';
import { decode } from './document-text.ts';
import { keyOfText } from './html-parts.ts';
import { listAt, oddityIn, parseJson, textAt, valueAt } from './json-parts.ts';
import { linkedPages } from './linked-pages.ts';

export interface JsonConfig {
  address: readonly string[];
  /** The path of the list of notices. Empty if the document itself is the list. */
  items: string;
  /** The path of the next page's address. */
  next: string | undefined;
  pages: number;
  key: string | undefined;
  link: string | undefined;
  fields: ReturnType<typeof columnsFrom>;
}

/** Maps the fields of a notice to our columns. `text` is for the reader. */
export function mapped(
  fields: JsonConfig['fields'],
  read: (from: string) => unknown,
): { cells: Cells; text: string | null } {
  const { text: textFrom, ...columns } = fields;
  const cells = Object.entries(columns).map(([column, from]) => [column, read(from)] as const);
  const filled = cells.filter(([, value]) => value !== undefined && value !== null && value !== '');
  const said = textFrom === undefined ? null : read(textFrom);
  return { cells: Object.fromEntries(filled), text: typeof said === 'string' && said.trim() !== '' ? said : null };
}

function toPiece({ fields, key, link }: JsonConfig, item: unknown, at: number, document: RawDocument): Piece {
  const place = `item ${at + 1}`;
  if (!isJsonObject(item)) return { key: place, reason: 'wrong-fields', detail: `${place} is not an object` };
  const oddity = oddityIn(item);
  const own = key === undefined ? null : textAt(item, key);
  if (oddity !== null) return { key: own ?? place, reason: 'wrong-fields', detail: oddity };
  const { cells, text: said } = mapped(fields, (path) => valueAt(item, path));
  const leads = link === undefined ? null : textAt(item, link);
  const { published_on: date, ...others } = cells;
  return {
    key: own ?? keyOfText(JSON.stringify(item)),
    address:
      leads !== null && URL.canParse(leads, document.address)
        ? new URL(leads, document.address).href
        : document.address,
    text: said,
    cells: others,
    date: typeof date === 'string' ? date : null,
    version: null,
  };
}

/** Reads JSON interfaces with a map from their field names to ours. */
export const json: Adapter<JsonConfig> = {
  version: 1,
  shape: {
    address: listOf(address),
    items: withStandard('', (value) => (typeof value === 'string' ? value : '')),
    next: optional(text),
    pages: withStandard(20, number(1, 1_000)),
    key: optional(text),
    link: optional(text),
    fields: columnsFrom,
  },
  addressesOf: ({ address: addresses }) => addresses,
  findsAll: () => true,
  async *list({ address: addresses, next, pages }, crawl) {
    for (const first of addresses) {
      const nextOf = (document: RawDocument) =>
        next === undefined ? null : valueAt(parseJson(decode(document)), next);
      for await (const document of linkedPages(crawl, first, pages, nextOf)) yield { kind: 'document', document };
    }
  },
  *read(config, document) {
    const items = listAt(parseJson(decode(document)), config.items);
    for (const [at, item] of items.entries()) yield toPiece(config, item, at, document);
  },
};
