import fc from 'fast-check';
import { expect, it } from 'vitest';
import { demoLookups } from '../../../../testing/notice-lookups.ts';
import { checkNotice } from './check-notice.ts';
import type { CheckedNotice } from './checked-notice.ts';
import { columnNames } from './notice-columns.ts';
import { readableText } from './notice-content.ts';
import type { Cells } from './row.ts';

const now = new Date('2026-11-25T12:00:00Z');
const context = { now, lookups: demoLookups() };

const right = {
  title: 'የጎማ ግዥ',
  content: '<p>Bids</p>',
  language: 'Amharic',
  company: 'ERA',
  categories: 'ict',
  source: 'capital',
  published_on: '2026-11-20',
};

/**
 * Texts from other programs: halves of characters, invisible characters, digits, and separators of dates and amounts.
 */
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom(...'\u0000\u202e\u2066\u2028\ufeff\u200b\u00a0\u001b\ufffd\n\t;,<p>ጨዓ.ም'),
  }),
  fc.string({ unit: fc.constantFrom('\ud83d', '\udc00', 'a', ' '), maxLength: 4 }),
  fc.string({ unit: fc.constantFrom(...'0123456789-/.,:% TZAPMዓም+eብርበ') }),
  fc.constantFrom(
    '2026-11-20',
    '30/02/2026',
    '0000-01-01',
    '9999-12-31T23:59:60Z',
    '1e400',
    'NaN',
    '__proto__',
    'ict; ict',
  ),
  fc.constantFrom('11/03/2019 ዓ.ም', '2%', 'Free', '1 500 birr', 'extension', 'working', '15', 'capital; weyin'),
);
const cell = fc.oneof(
  { weight: 6, arbitrary: text },
  { weight: 1, arbitrary: fc.oneof(fc.double(), fc.boolean(), fc.constant(null), fc.bigInt().map(Number)) },
  {
    weight: 1,
    arbitrary: fc.array(fc.oneof(text, fc.constant(null), fc.record({ source: text, published_on: text }))),
  },
  { weight: 1, arbitrary: fc.jsonValue() },
);
const name = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...columnNames) }, { weight: 1, arbitrary: text });

/** Generates a valid row with some arbitrary cells, or a row of arbitrary cells. */
const cells: fc.Arbitrary<Cells> = fc
  .tuple(fc.boolean(), fc.dictionary(name, cell, { maxKeys: 4 }))
  .map(([isWhole, odd]) => (isWhole ? { ...right, ...odd } : odd));

const earliest = Date.UTC(1990, 0, 1);
const latest = Date.UTC(2029, 11, 1);

function expectStorable(notice: CheckedNotice): void {
  const texts = [notice.title, notice.snippet, notice.contentHtml, notice.company.name, notice.externalKey ?? 'x'];
  for (const each of [...texts, notice.referenceNumber ?? 'x', notice.alternativeCloseText ?? 'x']) {
    expect(each).not.toMatch(/\p{Cs}|[\0\u202a-\u202e\u2066-\u2069]/u);
    expect(each.replaceAll(/[\s\u200b\ufeff]/g, '')).not.toBe('');
  }
  expect(readableText(notice.contentHtml)).not.toBe('');
  for (const at of [notice.postedAt, notice.opensAt, notice.closesAt, notice.cancelledAt]) {
    if (at === null) continue;
    expect(at.getTime()).toBeGreaterThanOrEqual(earliest);
    expect(at.getTime()).toBeLessThan(latest);
  }
  const amount = notice.bond?.kind === 'amount' ? notice.bond.santim : 0;
  for (const santim of [notice.documentPrice ?? 0, amount]) {
    expect(Number.isSafeInteger(santim) && santim >= 0).toBe(true);
  }
  for (const ids of [notice.categoryIds, notice.regionIds]) expect(new Set(ids).size).toBe(ids.length);
  const printings = notice.sources.map(({ sourceId, publishedOn }) => `${sourceId} ${publishedOn}`);
  expect(printings.length).toBeGreaterThan(0);
  expect(new Set(printings).size).toBe(printings.length);
}

it('any cells give either a notice that can be stored or faults that can be printed', () => {
  let notices = 0;
  fc.assert(
    fc.property(cells, (row) => {
      const checked = checkNotice(row, context);
      if ('notice' in checked) {
        notices++;
        expectStorable(checked.notice);
      } else {
        expect(checked.faults.length).toBeGreaterThan(0);
        for (const { column, value, reason } of checked.faults)
          expect(`${column} ${value} ${reason}`).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
      }
    }),
    { seed: 1, numRuns: 3_000 },
  );
  expect(notices).toBeGreaterThan(100);
});
