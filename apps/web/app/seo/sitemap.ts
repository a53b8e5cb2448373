import { localizedPath, plainPath } from '@awaj/domain/navigation';
import { createPageIds } from '@awaj/features/page-ids';
import { locales } from '@awaj/i18n';
import { clientIn } from '../data/api.ts';
import { siteAddress } from './page-meta.ts';

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

const addressOf = (path: string): string => escaped(siteAddress(path));

const link = (language: string, path: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${addressOf(path)}"/>`;

/** A page has an entry in each language, and each entry lists all of them. */
function entriesOf(path: string): string {
  const all =
    locales.map((locale) => link(locale, localizedPath(path, locale))).join('') + link('x-default', plainPath(path));
  return locales.map((locale) => `<url><loc>${addressOf(localizedPath(path, locale))}</loc>${all}</url>\n`).join('');
}

function* partOf(paths: Iterable<string>): Generator<string> {
  yield `${head}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for (const path of paths) yield entriesOf(path);
  yield '</urlset>\n';
}

/** In pieces, because many tiny writes are as expensive as one huge text. */
function* inPieces(texts: Iterable<string>): Generator<string> {
  let piece = '';
  for (const text of texts) {
    piece += text;
    if (piece.length < 64_000) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

const headers = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' };

/** A part of the sitemap with these paths. */
export function sitemapPart(paths: Iterable<string>): Response {
  const encoder = new TextEncoder();
  const pieces = inPieces(partOf(paths));
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const { value, done } = pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
  return new Response(body, { headers });
}

/** The index of all parts. */
export function sitemapIndex(parts: readonly string[]): Response {
  const entries = parts.map((path) => `<sitemap><loc>${addressOf(path)}</loc></sitemap>\n`);
  return new Response(`${head}<sitemapindex ${namespace}>\n${entries.join('')}</sitemapindex>\n`, { headers });
}

export const pageIds = createPageIds(clientIn('en'));
