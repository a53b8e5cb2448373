import { describe, expect, it } from 'vitest';
import { rawDocument, readNotices, readPieces } from '../../../testing/raw-document.ts';

const url = 'https://buyer.example/tenders';

describe('an RSS or Atom feed', () => {
  const rss = (items: string) =>
    `<?xml version="1.0"?><rss version="2.0"><channel><title>T</title>${items}</channel></rss>`;
  const config = { address: url };

  it('gives each RSS item and each Atom entry', async () => {
    const items =
      '<item><title>Tyres</title><guid>7</guid><link>/7</link><pubDate>Wed, 25 Nov 2026 08:00:00 +0300</pubDate>' +
      '<content:encoded><![CDATA[<p>Bids are invited &amp; opened.</p>]]></content:encoded></item>';
    expect(await readNotices('feed', config, rawDocument(rss(items)))).toEqual([
      {
        key: '7',
        address: 'https://buyer.example/7',
        text: '<p>Bids are invited &amp; opened.</p>',
        cells: { title: 'Tyres' },
        date: '2026-11-25T05:00:00.000Z',
        version: null,
      },
    ]);
    const atom =
      '<feed xmlns="http://www.w3.org/2005/Atom"><entry><id>urn:8</id><title>ጎማ</title><link href="https://buyer.example/8"/>' +
      '<published>2026-11-20T06:00:00Z</published><summary>ጨረታ</summary></entry></feed>';
    expect(await readNotices('feed', config, rawDocument(atom))).toMatchObject([
      { key: 'urn:8', address: 'https://buyer.example/8', text: 'ጨረታ', cells: { title: 'ጎማ' } },
    ]);
  });

  it.each([
    ['cut off', rss('<item><title>x</title></item>').slice(0, -20), 'incomplete'],
    ['another document', '<html><body>x</body></html>', 'other-format'],
    ['with entities that unfold', `<!DOCTYPE x [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>${rss('')}`, 'too-much'],
  ])('that is %s is refused with that reason', async (_what, xml, reason) => {
    await expect(readPieces('feed', config, rawDocument(xml))).rejects.toMatchObject({ reason });
  });
});
