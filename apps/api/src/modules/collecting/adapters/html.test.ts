import { describe, expect, it } from 'vitest';
import { rawDocument, readNotices, readPieces } from '../../../testing/raw-document.ts';
import { configure } from './adapters.ts';

const url = 'https://buyer.example/tenders';

describe('an HTML site', () => {
  const config = { list: url, item: 'li', title: 'h3', date: '.day', detail: { text: 'article', title: 'h1' } };

  it('gives the page of a notice with its heading and day, without scripts', async () => {
    const page = `<h1>Supply of tyres</h1><article><p>Bids are invited.<script>alert(1)</script></p></article>`;
    const [notice] = await readNotices(
      'html',
      config,
      rawDocument(page, { address: `${url}/7`, hints: { date: '2026-11-20' } }),
    );
    expect(notice).toMatchObject({ key: `${url}/7`, date: '2026-11-20', cells: { title: 'Supply of tyres' } });
    expect(notice?.text).toBe('<p>Bids are invited.</p>');
  });

  it('gives the notices inside the list itself, each identified by its content', async () => {
    const list =
      '<ul><li><h3>One</h3> Bids for one.</li><li><h3>Two</h3> Bids for two. <a href="/two.pdf">more</a></li></ul>';
    const inline = { list: url, item: 'li', title: 'h3' };
    const notices = await readNotices('html', inline, rawDocument(list));
    expect(notices.map(({ cells }) => cells.title)).toEqual(['One', 'Two']);
    expect(notices[1]?.address).toBe('https://buyer.example/two.pdf');
    const again = await readNotices('html', inline, rawDocument(list.replace('<ul>', '<ul class="new">  ')));
    expect(again.map(({ key }) => key)).toEqual(notices.map(({ key }) => key));
  });

  it('gives heading and day of a notice in the list once, and uses a lone heading as its text', async () => {
    const dated = { list: url, item: 'li', title: 'h3', date: '.day' };
    const page =
      '<ul><li><h3>Tyres</h3><p class="day">2026-11-20</p><p>Bids are invited.</p></li><li><h3>Pumps</h3></li></ul>';
    expect(await readNotices('html', dated, rawDocument(page))).toMatchObject([
      { cells: { title: 'Tyres' }, date: '2026-11-20', text: '<p>Bids are invited.</p>' },
      { cells: { title: 'Pumps' }, date: null, text: '<h3>Pumps</h3>' },
    ]);
  });

  it.each([
    ['a layout that has changed', '<main>Bids are invited.</main>', 'layout-changed'],
    ['a picture in the place of text', '<article><img src="notice.jpg"></article>', 'picture'],
    ['nothing', '<article> </article>', 'no-text'],
    ['tags in tags', `<article>${'<div>'.repeat(200_000)}</article>`, 'too-much'],
    ['zeros', 'PK\0\0\0\0', 'other-format'],
    ['a picture itself', '\x89PNG....', 'picture'],
  ])('gives a reason for %s', async (_what, page, reason) => {
    const body = page.startsWith('\x89') ? Buffer.from(page, 'latin1') : page;
    await expect(readPieces('html', config, rawDocument(body))).rejects.toMatchObject({ reason });
  });

  it.each([
    ['utf-8', Buffer.from('<article>ጨረታ ወጥቷል</article>'), 'utf-8'],
    ['utf-16le', Buffer.from('\ufeff<article>ጨረታ ወጥቷል</article>', 'utf16le'), null],
    ['its own word', Buffer.from('<meta charset="windows-1252"><article>caf\xe9 ጨ</article>', 'latin1'), null],
  ])('is decoded by its encoding: %s', async (_name, body, charset) => {
    const [notice] = await readNotices('html', config, rawDocument(body, { charset }));
    expect(notice?.text).toMatch(/ጨረታ ወጥቷል|café/);
  });

  it('is refused when its encoding is not the one it declares', async () => {
    const body = Buffer.from('<article>ጨረታ ወጥቷል ለጨረታ ለጨረታ</article>', 'utf16le');
    await expect(readPieces('html', config, rawDocument(body, { charset: 'utf-8' }))).rejects.toMatchObject({
      reason: expect.stringMatching(/wrong-encoding|other-format/),
    });
  });

  it('is refused with an invalid selector or an unknown setting', () => {
    expect(() => configure('html', { ...config, item: 'li[' })).toThrow('"item" is not a CSS selector');
    expect(() => configure('html', { ...config, itme: 'li' })).toThrow('"itme" is not a known field');
    expect(() => configure('html', { item: 'li' })).toThrow('"list" must be a text');
    expect(() => configure('html', { ...config, list: 'file:///etc/passwd' })).toThrow('http or https');
  });
});
