import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  birr,
  formatAmount,
  formatInvoiceMoney,
  formatMoney,
  groupThousands,
  parseBirr,
  splitVat,
  toBirr,
  toDecimal,
} from './index.ts';

const anyAmount = fc.nat(1_000_000_000_00);

describe('the VAT in a price', () => {
  it.each([
    [980, 852.17, 127.83],
    [1480, 1286.96, 193.04],
    [2360, 2052.17, 307.83],
    [3450, 3000, 450],
    [200, 173.91, 26.09],
    [0.01, 0.01, 0],
    [0, 0, 0],
  ])('of %d birr leaves %d and is %d', (gross, net, vat) => {
    expect(splitVat(birr(gross))).toEqual({ net: birr(net), vat: birr(vat) });
  });

  it('adds up to the santim, and is 15 % of the net to the nearest one', () => {
    fc.assert(
      fc.property(anyAmount, (gross) => {
        const { net, vat } = splitVat(gross);
        expect(net + vat).toBe(gross);
        expect(Math.abs(net * 115 - gross * 100)).toBeLessThanOrEqual(57);
      }),
      { seed: 1 },
    );
  });
});

describe('an amount', () => {
  it.each([
    [0, '0.00', '0'],
    [7, '0.07', '0.07'],
    [birr(200), '200.00', '200'],
    [birr(2360.5), '2,360.50', '2,360.50'],
    [birr(1_234_567.8), '1,234,567.80', '1,234,567.80'],
    [birr(100_000), '100,000.00', '100,000'],
    [birr(-12.5), '-12.50', '-12.50'],
  ])('of %i santim is written %s, or %s', (amount, full, short) => {
    expect(formatAmount(amount)).toBe(full);
    expect(formatAmount(amount, 'when-needed')).toBe(short);
  });

  it('is written with the language’s own word for the currency', () => {
    expect(formatMoney(birr(2360), 'birr')).toBe('2,360\u00a0birr');
    expect(formatMoney(birr(2222.5), 'ብር')).toBe('2,222.50\u00a0ብር');
    expect(formatMoney(birr(-12.5), 'birr')).toBe('-12.50\u00a0birr');
  });

  it('has two decimals on an invoice', () => {
    expect(formatInvoiceMoney(birr(2360))).toBe('2,360.00\u00a0ETB');
    expect(formatInvoiceMoney(birr(2360), 'ብር')).toBe('2,360.00\u00a0ብር');
  });

  it.each([
    ['2360', 236_000],
    [' 2,360.5 ', 236_050],
    ['1,234,567.89', 123_456_789],
    ['0.07', 7],
    ['0.29', 29],
    ['0', 0],
    ['999999999999.99', 99_999_999_999_999],
  ])('is parsed from "%s"', (text, amount) => expect(parseBirr(text)).toEqual({ ok: true, value: amount }));

  it.each(['', 'abc', '-1', '1.234', '1.', '.5', '1e9', 'NaN', '200;', '1,2', '12,34,567', '1234,567', '1 000'])(
    'is not parsed from "%s"',
    (text) => {
      expect(parseBirr(text)).toEqual({ ok: false, error: 'not-an-amount' });
    },
  );

  it('is parsed from every form it is written in', () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        for (const text of [formatAmount(amount), formatAmount(amount, 'when-needed'), toDecimal(amount)])
          expect(parseBirr(text)).toEqual({ ok: true, value: amount });
        expect(birr(toBirr(amount))).toBe(amount);
      }),
      { seed: 2 },
    );
  });

  it.each([
    [0, '0'],
    [birr(200), '200'],
    [birr(1234.5), '1234.50'],
  ])('of %i santim is %s on the wire', (amount, text) => expect(toDecimal(amount)).toBe(text));
});

it.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [12_345, '12,345'],
  [1_234_567, '1,234,567'],
])('the thousands of %d are grouped', (value, text) => {
  expect(groupThousands(value)).toBe(text);
});
