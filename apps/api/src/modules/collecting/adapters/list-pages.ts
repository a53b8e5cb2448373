import { hourMs } from '@awaj/domain/duration';
import { type Crawl, CursorFault, DocumentFault, type Hints, type RawDocument, type Step } from './adapter.ts';
import { decode } from './document-text.ts';
import { attributeOf, type Element, find, findAll, lineAt, linkOf, parseHtml, type Tree } from './html-parts.ts';

/** How notices are found in a list page. */
export interface ListConfig {
  list: readonly string[];
  item: string;
  link: string | undefined;
  title: string | undefined;
  date: string | undefined;
  key: string | undefined;
  next: string | undefined;
  pages: number;
  revisit_hours: number;
}

export interface Item {
  address: string;
  hints: Hints;
}

const beginning = 4_096;
const end = 8_192;

/** A truncated page would lose the deadline of a notice, or the last notices of a list. */
const isCutOff = (html: string): boolean =>
  /<html[\s>]/i.test(html.slice(0, beginning)) && !/<\/(?:html|body)\s*>/i.test(html.slice(-end));

export function pageOf(document: RawDocument): Tree {
  const html = decode(document);
  if (isCutOff(html)) throw new DocumentFault('incomplete', 'it has no </html>');
  return parseHtml(html);
}

const linkIn = (item: Element, { link = 'a[href]' }: ListConfig, base: string): string | null => {
  const found = find(link, item) ?? (attributeOf(item, 'href') ? item : null);
  return found ? linkOf(found, base) : null;
};

/** Lists the links to notices on a page, without duplicates. */
function itemsOf(config: ListConfig, page: Tree, base: string): Item[] {
  const items = new Map<string, Item>();
  for (const item of findAll(config.item, page)) {
    const address = linkIn(item, config, base);
    if (address === null || items.has(address)) continue;
    const title = lineAt(config.title, item);
    const date = lineAt(config.date, item);
    const key = config.key === undefined ? undefined : attributeOf(item, config.key);
    items.set(address, { address, hints: { ...(title && { title }), ...(date && { date }), ...(key && { key }) } });
  }
  return [...items.values()];
}

/** Fetches all pages of a list, from each start address. */
export async function* listPages(config: ListConfig, crawl: Crawl): AsyncGenerator<RawDocument> {
  const seen = new Set<string>();
  for (const first of config.list) {
    let at: string | null = first;
    for (let page = 0; at !== null && page < config.pages; page++) {
      if (seen.has(at)) throw new CursorFault(`the next page of the list is ${at} again`);
      seen.add(at);
      const document: RawDocument = await crawl.get(at);
      yield document;
      const next = config.next === undefined ? null : find(config.next, pageOf(document));
      at = next ? linkOf(next, document.address) : null;
    }
  }
}

/** Fetches the documents to which a list links. A failed document does not stop the others. */
export async function* linkedDocuments(config: ListConfig, crawl: Crawl): AsyncGenerator<Step> {
  for await (const list of listPages(config, crawl)) {
    for (const { address, hints } of itemsOf(config, pageOf(list), list.address)) {
      try {
        yield {
          kind: 'document',
          document: await crawl.get(address, { hints, freshMs: config.revisit_hours * hourMs }),
        };
      } catch (error) {
        yield { kind: 'missed', address, error };
      }
    }
  }
}
