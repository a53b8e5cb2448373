import { escapeMarkup } from '../../../http/escape-markup.ts';
import type { FeedEntry, SearchFeed } from './search-feed.ts';

/** Without what XML does not allow: most control characters and lone surrogates. */
const xmlText = (text: string): string =>
  escapeMarkup(text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ''));

const element = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;
const link = (url: string): string => `<link rel="alternate" type="text/html" href="${xmlText(url)}"/>`;

const entryOf = ({ id, title, url, summary, publishedAt }: FeedEntry): string =>
  [
    '<entry>',
    element('id', id),
    element('title', title),
    link(url),
    element('published', publishedAt.toISOString()),
    element('updated', publishedAt.toISOString()),
    element('summary', summary),
    '</entry>',
  ].join('');

/** A search for feed readers (RFC 4287). */
export const atomOf = ({ id, title, url, language, entries }: SearchFeed, changedAt: Date): string =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    element('id', id),
    element('title', title),
    link(url),
    element('updated', changedAt.toISOString()),
    '<author><name>Awaj</name></author>',
    ...entries.map(entryOf),
    '</feed>\n',
  ].join('\n');
