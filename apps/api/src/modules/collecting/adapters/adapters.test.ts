import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { rawDocument, readNotices, readPieces } from '../../../testing/raw-document.ts';
import { configure } from './adapters.ts';

const url = 'https://buyer.example/tenders';

describe('a site of HTML', () => {
  const config = { list: url, item: 'li', title: 'h3', date: '.day', detail: { text: 'article', title: 'h1' } };

  it('reads the page of a notice with its heading and day, without scripts', async () => {
    const page = `<h1>Supply of tyres</h1><article><p>Bids are invited.<script>alert(1)</script></p></article>`;
    const [notice] = await readNotices(
      'html',
      config,
      rawDocument(page, { address: `${url}/7`, hints: { date: '2026-11-20' } }),
    );
    expect(notice).toMatchObject({ key: `${url}/7`, date: '2026-11-20', cells: { title: 'Supply of tyres' } });
    expect(notice?.text).toBe('<p>Bids are invited.</p>');
  });

  it('reads notices in the list itself, each identified by its content', async () => {
    const list =
      '<ul><li><h3>One</h3> Bids for one.</li><li><h3>Two</h3> Bids for two. <a href="/two.pdf">more</a></li></ul>';
    const inline = { list: url, item: 'li', title: 'h3' };
    const notices = await readNotices('html', inline, rawDocument(list));
    expect(notices.map(({ cells }) => cells.title)).toEqual(['One', 'Two']);
    expect(notices[1]?.address).toBe('https://buyer.example/two.pdf');
    const again = await readNotices('html', inline, rawDocument(list.replace('<ul>', '<ul class="new">  ')));
    expect(again.map(({ key }) => key)).toEqual(notices.map(({ key }) => key));
  });

  it('reads heading and day of a notice in the list once, and uses a lone heading as its text', async () => {
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
  ])('is read in the encoding that it is in: %s', async (_name, body, charset) => {
    const [notice] = await readNotices('html', config, rawDocument(body, { charset }));
    expect(notice?.text).toMatch(/ጨረታ ወጥቷል|café/);
  });

  it('is refused in a different encoding than it declares', async () => {
    const body = Buffer.from('<article>ጨረታ ወጥቷል ለጨረታ ለጨረታ</article>', 'utf16le');
    await expect(readPieces('html', config, rawDocument(body, { charset: 'utf-8' }))).rejects.toMatchObject({
      reason: expect.stringMatching(/wrong-encoding|other-format/),
    });
  });

  it('is refused with an invalid selector or an unknown setting', () => {
    expect(() => configure('html', { ...config, item: 'li[' })).toThrow('"item" is no selector');
    expect(() => configure('html', { ...config, itme: 'li' })).toThrow('"itme" is not known here');
    expect(() => configure('html', { item: 'li' })).toThrow('"list" must be a text');
    expect(() => configure('html', { ...config, list: 'file:///etc/passwd' })).toThrow('http or https');
  });
});

describe('a feed', () => {
  const rss = (items: string) =>
    `<?xml version="1.0"?><rss version="2.0"><channel><title>T</title>${items}</channel></rss>`;
  const config = { address: url };

  it('gives the items of RSS and the entries of Atom', async () => {
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

describe('a package of OCDS', () => {
  const release = (change: object = {}, tender: object = {}) => ({
    ocid: 'ocds-1-7',
    id: '1',
    date: '2026-11-20T08:00:00Z',
    tag: ['tender'],
    language: 'en',
    buyer: { id: 'b1' },
    parties: [{ id: 'b1', name: 'Roads Administration', roles: ['buyer'] }],
    tender: {
      id: 'ERA/7',
      title: 'Supply of tyres',
      description: 'Bids are invited.',
      status: 'active',
      tenderPeriod: { endDate: '2026-12-10T10:00:00.000+03:00' },
      mainProcurementCategory: 'goods',
      ...tender,
    },
    ...change,
  });
  const config = { address: url, categories: { goods: 'spare-parts-tyres' } };
  const read = (body: unknown) =>
    readPieces('ocds', config, rawDocument(typeof body === 'string' ? body : JSON.stringify(body)));

  it('gives a notice for each tender in releases, records, lines and lists', async () => {
    const expected = {
      key: 'ocds-1-7',
      date: '2026-11-20',
      text: 'Bids are invited.',
      cells: {
        title: 'Supply of tyres',
        language: 'en',
        company: 'Roads Administration',
        categories: 'spare-parts-tyres',
        reference_number: 'ERA/7',
        closes_at: '2026-12-10T10:00:00+03:00',
      },
    };
    const line = JSON.stringify(release());
    for (const body of [
      { releases: [release()] },
      { records: [{ ocid: 'ocds-1-7', compiledRelease: release() }] },
      { records: [{ ocid: 'ocds-1-7', releases: [release()] }] },
      [{ releases: [release()] }],
      `${line}\n${line}\n`,
    ])
      expect(await read(body)).toMatchObject([expected]);
  });

  it('uses the newest release of a process, whatever the order', async () => {
    const later = release({ date: '2026-11-22T08:00:00Z' }, { tenderPeriod: { endDate: '2026-12-20T10:00:00Z' } });
    for (const releases of [
      [later, release()],
      [release(), later],
    ])
      expect(await read({ releases })).toMatchObject([{ cells: { closes_at: '2026-12-20T10:00:00Z' } }]);
    const cancelled = release({ tag: ['tenderCancellation'] }, { status: 'cancelled' });
    expect(await read({ releases: [cancelled] })).toMatchObject([{ cells: { cancelled_at: '2026-11-20T08:00:00Z' } }]);
  });

  it('leaves out plans, contracts, and tenders that had ended when they were released', async () => {
    const old = release({}, { tenderPeriod: { endDate: '2020-01-01T00:00:00Z' } });
    expect(await read({ releases: [release({ tag: ['planning'] }), release({ tag: ['contract'] }), old] })).toEqual([]);
  });

  it('skips a malformed release and reads the others', async () => {
    const odd = JSON.stringify(release({ ocid: 'odd' }, { value: { amount: 1 } })).replace(
      '"amount":1',
      '"amount":1e9999',
    );
    const pieces = await read(`{"releases":[null,{"tender":{}},${odd},${JSON.stringify(release())}]}`);
    expect(pieces.map((piece) => ('reason' in piece ? piece.detail : piece.key))).toEqual([
      'release 1 has no ocid',
      'release 2 has no ocid',
      'value.amount is a number beyond all numbers',
      'ocds-1-7',
    ]);
  });

  it.each([
    ['null in place of a list', '{"releases":null}', 'other-format'],
    ['something else', '{"results":[]}', 'other-format'],
    ['a page', '<html></html>', 'other-format'],
    ['half a document', '{"releases":[{"ocid":"1",', 'incomplete'],
    ['nothing', '  ', 'no-text'],
    ['no JSON', '{releases}', 'damaged'],
  ])('has a reason for %s', async (_what, body, reason) => {
    await expect(read(body)).rejects.toMatchObject({ reason });
  });

  it('with endless nesting is refused with a reason', async () => {
    const deep = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`;
    const [piece] = await read(`{"releases":[{"ocid":"x","tender":${deep}}]}`);
    expect(piece).toMatchObject({ reason: 'wrong-fields', detail: 'it has boxes in boxes without end' });
  });
});

describe('an interface of JSON', () => {
  const config = {
    address: url,
    items: 'data.tenders',
    key: 'id',
    link: 'href',
    fields: { title: 'name', text: 'body', closes_at: 'times.closes', published_on: 'day' },
  };

  it('is read by a map of its field names', async () => {
    const body = {
      data: {
        tenders: [
          { id: 7, name: 'Tyres', body: 'Bids…', times: { closes: '2026-12-10' }, day: '2026-11-20', href: '/7' },
        ],
      },
    };
    expect(await readPieces('json', config, rawDocument(JSON.stringify(body)))).toEqual([
      {
        key: '7',
        address: 'https://buyer.example/7',
        text: 'Bids…',
        cells: { title: 'Tyres', closes_at: '2026-12-10' },
        date: '2026-11-20',
        version: null,
      },
    ]);
  });

  it('reports null in place of its list or of an item', async () => {
    await expect(readPieces('json', config, rawDocument('{"data":{"tenders":null}}'))).rejects.toThrow('there is null');
    expect(await readPieces('json', config, rawDocument('{"data":{"tenders":[null]}}'))).toMatchObject([
      { reason: 'wrong-fields', detail: 'item 1 is no object' },
    ]);
  });

  it('is refused with an unknown column', () => {
    expect(() => configure('json', { ...config, fields: { headline: 'name' } })).toThrow(
      '"headline", which is no column',
    );
  });
});

describe('a table', () => {
  const config = { address: url, key: 'No', fields: { title: 'Tender', closes_at: 'Deadline', text: 'Notice' } };

  it('of CSV is read by its headings with any separator', async () => {
    for (const separator of [',', ';', '\t']) {
      const csv = [
        ['No', 'Tender', 'Deadline', 'Notice'],
        ['7', 'Tyres', '2026-12-10', 'Bids are invited.'],
      ]
        .map((cells) => cells.join(separator))
        .join('\n');
      expect(await readPieces('csv', config, rawDocument(csv))).toMatchObject([
        { key: '7', text: 'Bids are invited.', cells: { title: 'Tyres', closes_at: '2026-12-10' } },
      ]);
    }
  });

  it('without an expected column is refused as a changed layout', async () => {
    await expect(readPieces('csv', config, rawDocument('No,Heading\n1,x'))).rejects.toMatchObject({
      reason: 'layout-changed',
      detail: 'the table has no column "Tender", "Deadline", "Notice"',
    });
  });

  it('that is a zip bomb or half a workbook is refused as damaged', async () => {
    const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(40 * 1024 ** 2) }, { level: 1 });
    await expect(readPieces('xlsx', config, rawDocument(Buffer.from(bomb)))).rejects.toMatchObject({
      reason: 'damaged',
    });
    await expect(readPieces('xlsx', config, rawDocument(Buffer.from(bomb.subarray(0, 500))))).rejects.toMatchObject({
      reason: 'damaged',
    });
  });
});

describe('a mail', () => {
  const mail = (body: string, headers = '') =>
    `From: Buyer <tenders@buyer.example>\r\nSubject: Supply of tyres\r\nMessage-ID: <7@buyer.example>\r\n` +
    `Date: Fri, 20 Nov 2026 08:00:00 +0300\r\n${headers}\r\n${body}`;
  const config = { folder: '/mails', from: ['buyer.example'] };

  it('gives its text, its subject and its day', async () => {
    const body = 'Sealed bids are invited for the supply of tyres to the Roads Administration.';
    expect(await readNotices('eml', config, rawDocument(mail(body)))).toMatchObject([
      {
        key: '<7@buyer.example>',
        text: expect.stringContaining(body),
        cells: { title: 'Supply of tyres' },
        date: '2026-11-20T05:00:00.000Z',
      },
    ]);
  });

  it('of an unknown sender or without text goes to quarantine', async () => {
    expect(await readPieces('eml', { ...config, from: ['other.example'] }, rawDocument(mail('x')))).toMatchObject([
      { reason: 'other-format' },
    ]);
    await expect(readPieces('eml', config, rawDocument(mail('see below')))).rejects.toMatchObject({
      reason: 'no-text',
    });
  });
});

describe('a PDF', () => {
  /** A minimal PDF of one page, with or without a text. */
  function pdfOf(text: string): Buffer {
    const stream = text === '' ? '' : `BT /F1 12 Tf 10 100 Td (${text}) Tj ET`;
    const objects = [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
      `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ];
    let body = '%PDF-1.4\n';
    const offsets = objects.map((object, at) => {
      const offset = body.length;
      body += `${at + 1} 0 obj\n${object}\nendobj\n`;
      return offset;
    });
    const start = body.length;
    const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
    return Buffer.from(
      `${body}xref\n0 6\n0000000000 65535 f \n${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    );
  }
  const config = { address: url };
  const said = 'Sealed bids are invited for the supply of tyres';

  it('gives its text, split into its notices', async () => {
    expect(await readNotices('pdf', config, rawDocument(pdfOf(said)))).toMatchObject([{ key: url, text: said }]);
    const both = pdfOf(`${said} +++ ${said} again`);
    expect(await readNotices('pdf', { ...config, separator: '+++' }, rawDocument(both))).toHaveLength(2);
  });

  it.each([
    ['of pictures', () => pdfOf(''), 'picture'],
    ['that was cut off', () => pdfOf(said).subarray(0, 300), 'incomplete'],
    ['that is none', () => Buffer.from('<html>'), 'other-format'],
    ['that is broken', () => Buffer.from('%PDF-1.4\nnothing\n%%EOF'), 'damaged'],
  ])('%s is refused with a reason', async (_what, body, reason) => {
    await expect(readPieces('pdf', config, rawDocument(body()))).rejects.toMatchObject({ reason });
  });
});
