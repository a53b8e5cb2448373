import { hourMs } from '@awaj/domain/duration';
import { type Adapter, type Crawl, DocumentFault, type Piece, type RawDocument, type Step } from './adapter.ts';
import { address, listOf, number, objectOf, optional, selector, withStandard } from './config-shape.ts';
import { decode } from './document-text.ts';
import { attributeOf, type Element, find, htmlOf, keyOfText, lineAt, textOf } from './html-parts.ts';
import { pageOf } from './list-pages.ts';
import { childrenOf, childText, elementsOf, parseXml } from './xml-parts.ts';

export interface FeedConfig {
  address: readonly string[];
  /** If set, each entry's page is fetched and this selector finds the text in it. */
  detail: { text: string } | undefined;
  revisit_hours: number;
}

interface Entry {
  key: string;
  title: string;
  link: string | null;
  date: string | null;
  html: string;
}

const linkOfEntry = (entry: Element, base: string): string | null => {
  const links = childrenOf(entry, 'link');
  const chosen = links.find((link) => (attributeOf(link, 'rel') ?? 'alternate') === 'alternate') ?? links[0];
  const href = chosen ? (attributeOf(chosen, 'href') ?? textOf(chosen)) : '';
  if (href === '' || !URL.canParse(href, base)) return null;
  const url = new URL(href, base);
  return /^https?:$/.test(url.protocol) ? url.href : null;
};

function toEntry(entry: Element, base: string): Entry {
  const link = linkOfEntry(entry, base);
  const html = childText(entry, 'content:encoded', 'content', 'description', 'summary') ?? '';
  const title = childText(entry, 'title') ?? '';
  const key = childText(entry, 'guid', 'id') ?? link ?? keyOfText(`${title} ${html}`);
  return { key, title, link, date: childText(entry, 'pubDate', 'published', 'dc:date', 'updated'), html };
}

/** Reads RSS and Atom. A feed without its closing tag was truncated. */
function entriesOf(document: RawDocument): Entry[] {
  const xml = decode(document);
  const tree = parseXml(xml);
  const root = elementsOf(tree).find(({ name }) => /^(rss|feed|rdf:RDF)$/.test(name));
  if (!root) throw new DocumentFault('other-format', 'it is neither RSS nor Atom');
  if (!new RegExp(`</${root.name}>\\s*(<!--[\\s\\S]*-->\\s*)?$`).test(xml)) throw new DocumentFault('incomplete');
  const channel = root.name === 'rss' ? (childrenOf(root, 'channel')[0] ?? root) : root;
  return [...childrenOf(channel, 'item'), ...childrenOf(root, 'entry')].map((entry) =>
    toEntry(entry, document.address),
  );
}

/** Converts "Wed, 25 Nov 2026 08:00:00 +0300" and ISO instants to ISO text. Other texts stay as they are. */
function isoDate(date: string | null): string | null {
  const at = date === null ? Number.NaN : Date.parse(date);
  return Number.isNaN(at) ? date : new Date(at).toISOString();
}

async function* pagesOf({ address: addresses, revisit_hours }: FeedConfig, crawl: Crawl): AsyncGenerator<Step> {
  for (const at of addresses)
    for (const { key, title, link, date } of entriesOf(await crawl.get(at))) {
      const hints = { key, ...(title !== '' && { title }), ...(date !== null && { date }) };
      if (link === null) {
        yield { kind: 'missed', address: `${at} ${key}`, error: new DocumentFault('no-text', 'the entry has no link') };
        continue;
      }
      try {
        yield { kind: 'document', document: await crawl.get(link, { hints, freshMs: revisit_hours * hourMs }) };
      } catch (error) {
        yield { kind: 'missed', address: link, error };
      }
    }
}

function readPage(detail: { text: string }, document: RawDocument): Piece {
  const page = pageOf(document);
  const body = find(detail.text, page);
  if (!body || textOf(body) === '') throw new DocumentFault('layout-changed', `nothing matches "${detail.text}"`);
  const { hints } = document;
  const title = hints.title ?? lineAt('h1', page);
  return {
    key: hints.key ?? document.address,
    address: document.address,
    text: htmlOf(body),
    cells: title === undefined ? {} : { title },
    date: isoDate(hints.date ?? null),
    version: null,
  };
}

function readEntry({ key, title, link, date, html }: Entry, document: RawDocument): Piece {
  if (html.trim() === '' && title === '') return { key, reason: 'no-text', detail: 'the entry is empty' };
  const text = html.trim() === '' ? title : html;
  return {
    key,
    address: link ?? document.address,
    text,
    cells: title === '' ? {} : { title },
    date: isoDate(date),
    version: null,
  };
}

export const feed: Adapter<FeedConfig> = {
  version: 1,
  shape: {
    address: listOf(address),
    detail: optional(objectOf({ text: selector })),
    revisit_hours: withStandard(24, number(0, 24 * 31)),
  },
  addressesOf: ({ address: addresses }) => addresses,
  findsAll: () => true,
  async *list(config, crawl) {
    if (config.detail) yield* pagesOf(config, crawl);
    else for (const at of config.address) yield { kind: 'document', document: await crawl.get(at) };
  },
  *read({ detail }, document) {
    if (detail) yield readPage(detail, document);
    else for (const entry of entriesOf(document)) yield readEntry(entry, document);
  },
};
