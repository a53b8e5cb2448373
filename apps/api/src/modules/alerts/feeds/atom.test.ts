import fc from 'fast-check';
import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { atomOf } from './atom.ts';
import { jsonFeedOf } from './json-feed.ts';
import type { SearchFeed } from './search-feed.ts';

const changedAt = new Date('2026-11-25T06:00:00Z');
const about = (title: string): SearchFeed => ({
  id: 'tag:awaj.et,2026:search/31',
  title: 'Awaj: roads',
  url: 'https://awaj.et/tenders?title=road&region_id=1',
  language: 'en',
  entries: [
    { id: 'tag:awaj.et,2026:tender/7', title, url: 'https://awaj.et/tender/7', summary: title, publishedAt: changedAt },
  ],
});

const notInXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** The text of the last tag of this name, as an XML parser reads it. */
function textsOf(name: string, xml: string): string[] {
  const found: string[] = [];
  const walk = (nodes: ReturnType<typeof parseDocument>['children']): void => {
    for (const node of nodes) {
      if (!('children' in node)) continue;
      if ('name' in node && node.name === name)
        found.push(node.children.map((child) => ('data' in child ? child.data : '')).join(''));
      walk(node.children);
    }
  };
  walk(parseDocument(xml, { xmlMode: true }).children);
  return found;
}

describe('the Atom feed of a search', () => {
  it('names the search and its tenders', () => {
    const xml = atomOf(about('Two ambulances'), changedAt);
    expect(textsOf('title', xml)).toEqual(['Awaj: roads', 'Two ambulances']);
    expect(textsOf('id', xml)).toEqual(['tag:awaj.et,2026:search/31', 'tag:awaj.et,2026:tender/7']);
    expect(xml).toContain('href="https://awaj.et/tenders?title=road&amp;region_id=1"');
    expect(xml).toContain('<updated>2026-11-25T06:00:00.000Z</updated>');
  });

  it('stays valid XML whatever a title contains, and loses no character that XML allows', () => {
    const odd = ['a\u0000\u0008\u000B\u001F\uFFFE', ']]>', '<![CDATA[', '\u202E\u2066\u200F', '\uD83D', '&amp;<b>"\''];
    const titles = fc
      .array(fc.oneof(fc.constantFrom(...odd), fc.string({ unit: 'binary' })))
      .map((all) => all.join(''));
    fc.assert(
      fc.property(titles, (title) => {
        const xml = atomOf(about(title), changedAt);
        expect(xml).not.toMatch(notInXml);
        expect(xml).not.toContain(']]>');
        expect(textsOf('title', xml)[1]).toBe(title.replace(notInXml, ''));
      }),
      { seed: 5 },
    );
  });
});

describe('the JSON feed of a search', () => {
  it('has an item for each tender', () => {
    expect(JSON.parse(jsonFeedOf(about('Two "ambulances"')))).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Awaj: roads',
      items: [{ id: 'tag:awaj.et,2026:tender/7', title: 'Two "ambulances"', url: 'https://awaj.et/tender/7' }],
    });
  });
});
