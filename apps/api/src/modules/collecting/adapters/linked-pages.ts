import { type Crawl, CursorFault, type RawDocument } from './adapter.ts';

/** Follows the link to the next document until there is none. A fault on the way makes the crawl incomplete. */
export async function* linkedPages(
  crawl: Crawl,
  first: string,
  mostPages: number,
  nextOf: (document: RawDocument) => unknown,
): AsyncGenerator<RawDocument> {
  const seen = new Set<string>();
  let at = first;
  for (let page = 1; ; page++) {
    seen.add(at);
    const document = await crawl.get(at);
    yield document;
    const next = nextOf(document);
    if (next === undefined || next === null || next === '') return;
    if (typeof next !== 'string' || !URL.canParse(next, document.address))
      throw new CursorFault(`the link to page ${page + 1} is not an address`);
    at = new URL(next, document.address).href;
    if (seen.has(at)) throw new CursorFault(`page ${page} leads back to an earlier page`);
    if (page >= mostPages) throw new CursorFault(`there are more than ${mostPages} pages`);
  }
}

export const fillCursor = (address: string, cursor: string): string =>
  address.replaceAll('{cursor}', encodeURIComponent(cursor));
