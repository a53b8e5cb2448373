import { describe, expect, it } from 'vitest';
import { rawDocument, readNotices, readPieces } from '../../../testing/raw-document.ts';

describe('a collected mail', () => {
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

  it('goes to quarantine if its sender is unknown or it has no text', async () => {
    expect(await readPieces('eml', { ...config, from: ['other.example'] }, rawDocument(mail('x')))).toMatchObject([
      { reason: 'other-format' },
    ]);
    await expect(readPieces('eml', config, rawDocument(mail('see below')))).rejects.toMatchObject({
      reason: 'no-text',
    });
  });
});
