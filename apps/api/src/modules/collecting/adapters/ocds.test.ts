import { describe, expect, it } from 'vitest';
import { rawDocument, readPieces } from '../../../testing/raw-document.ts';

const url = 'https://buyer.example/tenders';

describe('an OCDS package', () => {
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

  it('gives the newest release of a process, whatever the order', async () => {
    const later = release({ date: '2026-11-22T08:00:00Z' }, { tenderPeriod: { endDate: '2026-12-20T10:00:00Z' } });
    for (const releases of [
      [later, release()],
      [release(), later],
    ])
      expect(await read({ releases })).toMatchObject([{ cells: { closes_at: '2026-12-20T10:00:00Z' } }]);
    const cancelled = release({ tag: ['tenderCancellation'] }, { status: 'cancelled' });
    expect(await read({ releases: [cancelled] })).toMatchObject([{ cells: { cancelled_at: '2026-11-20T08:00:00Z' } }]);
  });

  it('gives no plans, no contracts, and no tenders that had closed when they were released', async () => {
    const old = release({}, { tenderPeriod: { endDate: '2020-01-01T00:00:00Z' } });
    expect(await read({ releases: [release({ tag: ['planning'] }), release({ tag: ['contract'] }), old] })).toEqual([]);
  });

  it('gives the other releases when one is malformed', async () => {
    const odd = JSON.stringify(release({ ocid: 'odd' }, { value: { amount: 1 } })).replace(
      '"amount":1',
      '"amount":1e9999',
    );
    const pieces = await read(`{"releases":[null,{"tender":{}},${odd},${JSON.stringify(release())}]}`);
    expect(pieces.map((piece) => ('reason' in piece ? piece.detail : piece.key))).toEqual([
      'release 1 has no ocid',
      'release 2 has no ocid',
      'value.amount is too large a number',
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
  ])('gives a reason for %s', async (_what, body, reason) => {
    await expect(read(body)).rejects.toMatchObject({ reason });
  });

  it('is refused with a reason when its nesting has no end', async () => {
    const deep = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`;
    const [piece] = await read(`{"releases":[{"ocid":"x","tender":${deep}}]}`);
    expect(piece).toMatchObject({ reason: 'wrong-fields', detail: 'it is nested too deeply' });
  });
});
