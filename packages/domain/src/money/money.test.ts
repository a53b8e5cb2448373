import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { birr, formatBirr, parseBirr, splitVat } from './index.ts';

describe('splitVat', () => {
  it.each([
    [980, 852.17, 127.83],
    [1480, 1286.96, 193.04],
    [2360, 2052.17, 307.83],
    [3450, 3000, 450],
  ])('of %i birr gives %f and %f', (gross, net, vat) => {
    expect(splitVat(birr(gross))).toEqual({ net: birr(net), vat: birr(vat) });
  });

  it('never loses a santim', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (gross) => {
        const { net, vat } = splitVat(gross);
        expect(net + vat).toBe(gross);
      }),
      { seed: 1 },
    );
  });
});

describe('formatBirr', () => {
  it.each([
    [0, 'ETB 0.00'],
    [birr(2360), 'ETB 2,360.00'],
    [birr(1_234_567.8), 'ETB 1,234,567.80'],
    [birr(-12.5), '-ETB 12.50'],
  ])('writes %i santim as %s', (amount, text) => expect(formatBirr(amount, 'en')).toBe(text));

  it('writes the currency in Amharic', () => expect(formatBirr(birr(980), 'am')).toBe('ብር 980.00'));
});

describe('parseBirr', () => {
  it.each([
    ['2360', 236_000],
    [' 2,360.5 ', 236_050],
    ['0.07', 7],
  ])('reads %s', (text, amount) => expect(parseBirr(text)).toEqual({ ok: true, value: amount }));

  it.each(['', 'abc', '-1', '1.234', '1e9', 'NaN', '200;'])('refuses %s', (text) => {
    expect(parseBirr(text)).toEqual({ ok: false, error: 'not-an-amount' });
  });
});
