import { type Adapter, DocumentFault, type Piece, type RawDocument } from './adapter.ts';
import { address, listOf, number, objectOf, optional, selector, text, withStandard } from './config-shape.ts';
import { attributeOf, find, findAll, htmlOf, keyOfText, lineAt, linkOf, removeFirst, textOf } from './html-parts.ts';
import { type ListConfig, linkedDocuments, listPages, pageOf } from './list-pages.ts';
import { readPdf } from './pdf-text.ts';

interface Detail {
  text: string;
  title: string | undefined;
  date: string | undefined;
}

export interface HtmlConfig extends ListConfig {
  detail: Detail | undefined;
}

export const listShape = {
  list: listOf(address),
  item: selector,
  link: optional(selector),
  title: optional(selector),
  date: optional(selector),
  key: optional(text),
  next: optional(selector),
  pages: withStandard(1, number(1, 100)),
  revisit_hours: withStandard(24, number(0, 24 * 31)),
};

const notice = (
  document: RawDocument,
  { key, title, date, html }: { key: string; title: string | undefined; date: string | undefined; html: string },
): Piece => ({
  key,
  address: document.address,
  text: html,
  cells: title === undefined ? {} : { title },
  date: date ?? null,
  version: null,
});

/** Reads the page or PDF to which the list links. */
async function readDetail(detail: Detail, document: RawDocument): Promise<Piece> {
  const { hints } = document;
  const key = hints.key ?? document.address;
  if (document.body.subarray(0, 1_024).includes('%PDF'))
    return notice(document, { key, title: hints.title, date: hints.date, html: await readPdf(document.body) });
  const page = pageOf(document);
  const body = find(detail.text, page);
  if (!body) throw new DocumentFault('layout-changed', `nothing matches "${detail.text}"`);
  if (textOf(body) === '') {
    const reason = find('img, canvas, svg, object', body) ? 'picture' : 'no-text';
    throw new DocumentFault(reason, `in "${detail.text}"`);
  }
  const title = lineAt(detail.title, page) ?? hints.title;
  const date = lineAt(detail.date, page) ?? hints.date;
  return notice(document, { key, title, date, html: htmlOf(body) });
}

/** Reads notices that are printed in the list itself. */
function* readItems(config: HtmlConfig, document: RawDocument): Generator<Piece> {
  for (const item of findAll(config.item, pageOf(document))) {
    const said = textOf(item);
    const key = (config.key === undefined ? undefined : attributeOf(item, config.key)) ?? keyOfText(said);
    if (said === '') {
      yield { key, reason: find('img', item) ? 'picture' : 'no-text', detail: `in "${config.item}"` };
      continue;
    }
    const link = find(config.link ?? 'a[href]', item);
    const at = (link && linkOf(link, document.address)) ?? document.address;
    const title = lineAt(config.title, item);
    const date = lineAt(config.date, item);
    const whole = htmlOf(item);
    // Heading and day have their own fields, so they are removed from the text.
    for (const selector of [config.title, config.date]) if (selector) removeFirst(selector, item);
    const html = textOf(item) === '' ? whole : htmlOf(item);
    yield notice({ ...document, address: at }, { key, title, date, html });
  }
}

/** Reads sites with a list of notices, whose texts are in the list or on pages of their own. */
export const html: Adapter<HtmlConfig> = {
  version: 1,
  shape: {
    ...listShape,
    detail: optional(objectOf({ text: selector, title: optional(selector), date: optional(selector) })),
  },
  addressesOf: ({ list }) => list,
  findsAll: () => true,
  async *list(config, crawl) {
    if (config.detail) yield* linkedDocuments(config, crawl);
    else for await (const document of listPages(config, crawl)) yield { kind: 'document', document };
  },
  async *read(config, document) {
    if (config.detail) yield await readDetail(config.detail, document);
    else yield* readItems(config, document);
  },
};
