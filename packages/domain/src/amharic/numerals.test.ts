import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseEthiopicNumeral, writeEthiopicNumeral } from './index.ts';

describe('Ethiopic numerals', () => {
  it.each([
    [1, '፩'],
    [10, '፲'],
    [19, '፲፱'],
    [40, '፵'],
    [99, '፺፱'],
    [100, '፻'],
    [101, '፻፩'],
    [200, '፪፻'],
    [2019, '፳፻፲፱'],
    [10_000, '፼'],
    [10_100, '፼፻'],
    [20_001, '፪፼፩'],
    [110_000, '፲፩፼'],
    [1_000_000, '፻፼'],
    [1_010_000, '፻፩፼'],
    [99_999_999, '፺፱፻፺፱፼፺፱፻፺፱'],
  ])('write %i as %s, and back', (value, text) => {
    expect(writeEthiopicNumeral(value)).toEqual({ ok: true, value: text });
    expect(parseEthiopicNumeral(text)).toEqual({ ok: true, value });
  });

  it('convert there and back for every valid number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), (value) => {
        const written = writeEthiopicNumeral(value);
        expect(parseEthiopicNumeral(written.ok ? written.value : '')).toEqual({ ok: true, value });
      }),
      { seed: 1 },
    );
  });

  it.each([0, -1, 1.5, 100_000_000, Number.NaN])('cannot write %d', (value) => {
    expect(writeEthiopicNumeral(value)).toEqual({ ok: false, error: 'out-of-range' });
  });

  it.each(['', '፩፪', '፲፲', '፩፻', '፼፼፼', '2019', '፩ ', 'ሀ'])('do not read "%s"', (text) => {
    expect(parseEthiopicNumeral(text)).toEqual({ ok: false, error: 'not-a-numeral' });
  });
});
