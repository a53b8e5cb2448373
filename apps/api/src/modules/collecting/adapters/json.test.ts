import { describe, expect, it } from 'vitest';
import { rawDocument, readPieces } from '../../../testing/raw-document.ts';
import { configure } from './adapters.ts';

const url = 'https://buyer.example/tenders';

describe('a JSON interface', () => {
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
      { reason: 'wrong-fields', detail: 'item 1 is not an object' },
    ]);
  });

  it('is refused with an unknown column', () => {
    expect(() => configure('json', { ...config, fields: { headline: 'name' } })).toThrow(
      '"headline", which is not a column',
    );
  });
});
