import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentAction, documentFileName } from './index.ts';

describe('the button of a bid document', () => {
  it.each([
    [true, '200', 'download'],
    [false, '0', 'download'],
    [false, '0.00', 'download'],
    [false, '200', 'buy'],
  ])('purchased %s at %s is %s', (isPurchased, price, action) => {
    expect(documentAction({ isPurchased, price })).toBe(action);
  });
});

describe('the file name of a bid document', () => {
  it.each([
    ['Supply of tyres', 'Supply of tyres.pdf'],
    ['የጎማ ግዥ ጨረታ', 'የጎማ ግዥ ጨረታ.pdf'],
    ['Lot 1/2: "pumps"', 'Lot 1 2 pumps.pdf'],
    ['../../etc/passwd', 'etc passwd.pdf'],
    ['CON', 'bid document CON.pdf'],
    ['  ', 'bid document.pdf'],
    ['a\r\nSet-Cookie: x', 'a Set-Cookie x.pdf'],
    ['\u202Efdp.exe', 'fdp.exe.pdf'],
  ])('of %j is %s', (title, name) => expect(documentFileName(title)).toBe(name));

  it('is safe and short for any title', () => {
    const letters = fc.constantFrom(...'aZ0 .-_\\/:*?"<>|\r\n\0\u202E\u2028የጎማ😀');
    fc.assert(
      fc.property(fc.string({ unit: letters, maxLength: 300 }), (title) => {
        const name = documentFileName(title);
        expect(name.length).toBeLessThanOrEqual(120);
        expect(name).toMatch(/[^.].*\.pdf$/u);
        expect(name).not.toMatch(/[\\/:*?"<>|\p{Cc}\p{Cf}]/u);
      }),
      { seed: 1 },
    );
  });
});
