import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentAction, documentFileName, fileSizeText, parseOrder } from './index.ts';

describe('the button of a bid document', () => {
  it.each([
    [true, '200', 'download'],
    [true, '0', 'download'],
    [false, '0', 'download'],
    [false, '0.00', 'download'],
    [false, '200', 'buy'],
    [false, '0.50', 'buy'],
    [false, '', 'buy'],
    [false, 'free', 'buy'],
  ])('purchased %s at "%s" is %s', (isPurchased, price, action) => {
    expect(documentAction({ isPurchased, price })).toBe(action);
  });
});

describe('the file name of a bid document', () => {
  it.each([
    ['Supply of tyres', 'Supply of tyres.pdf'],
    ['የጎማ ግዥ ጨረታ፡ ሎት 1', 'የጎማ ግዥ ጨረታ፡ ሎት 1.pdf'],
    ['Lot 1/2: "pumps"', 'Lot 1 2 pumps.pdf'],
    ['../../etc/passwd', 'etc passwd.pdf'],
    ['.bashrc', 'bashrc.pdf'],
    ['Lot 2...', 'Lot 2.pdf'],
    ['CON', 'bid document CON.pdf'],
    ['nul.txt', 'bid document nul.txt.pdf'],
    ['com1 lot', 'bid document com1 lot.pdf'],
    ['Construction', 'Construction.pdf'],
    ['  ', 'bid document.pdf'],
    ['///', 'bid document.pdf'],
    ['a\r\nSet-Cookie: x', 'a Set-Cookie x.pdf'],
    ['\u202Efdp.exe', 'fdp.exe.pdf'],
    ['cafe\u0301', 'caf\u00e9.pdf'],
    ['half \ud83d a letter', 'half a letter.pdf'],
  ])('of %j is %s', (title, name) => expect(documentFileName(title)).toBe(name));

  it.each([
    ['Latin', 'x'.repeat(300), `${'x'.repeat(116)}.pdf`],
    ['Amharic, at three bytes a letter', 'ጨ'.repeat(300), `${'ጨ'.repeat(78)}.pdf`],
    ['a letter of two units at the edge', `${'x'.repeat(115)}😀`, `${'x'.repeat(115)}.pdf`],
    ['a space at the edge', `${'x'.repeat(115)} y`, `${'x'.repeat(115)}.pdf`],
  ])('is cut after the last letter that fits: %s', (_kind, title, name) => expect(documentFileName(title)).toBe(name));

  it('is safe and short for any title, and stable when applied again', () => {
    const unit = fc.constantFrom(...'aZ0 .-_\\/:*?"<>|\r\n\0\u202e\u2028\ud83d\u0301የጎማ😀');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 300 }), (title) => {
        const name = documentFileName(title);
        expect(name.length).toBeLessThanOrEqual(120);
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(240);
        expect(name).toMatch(/^[^. ](?:.*[^. ])?\.pdf$/u);
        expect(name).not.toMatch(/[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}]/u);
        expect(documentFileName(name.slice(0, -'.pdf'.length))).toBe(name);
      }),
      { seed: 1 },
    );
  });
});

describe('the order of a bid document', () => {
  const form = { firstName: ' Abebe ', lastName: 'Kebede', email: 'Abebe@Example.com', phone: '0911 23 45 67' };

  it('is stored in the canonical form of each field', () => {
    expect(parseOrder(form)).toEqual({
      ok: true,
      value: { firstName: 'Abebe', lastName: 'Kebede', email: 'abebe@example.com', phone: '+251911234567' },
    });
  });

  it.each([
    [{ firstName: ' ' }, { firstName: 'empty' }],
    [{ lastName: '' }, { lastName: 'empty' }],
    [{ email: 'abebe' }, { email: 'invalid' }],
    [
      { email: '', phone: '12' },
      { email: 'empty', phone: 'invalid' },
    ],
    [
      { firstName: '', lastName: '', phone: '' },
      { firstName: 'empty', lastName: 'empty', phone: 'empty' },
    ],
  ])('with %j has a problem for each wrong field', (typed, problems) => {
    expect(parseOrder({ ...form, ...typed })).toEqual({ ok: false, error: problems });
  });
});

it.each([
  [0, '1 KB'],
  [1, '1 KB'],
  [84_000, '84 KB'],
  [84_499, '84 KB'],
  [999_499, '999 KB'],
  [999_500, '1.0 MB'],
  [1_400_000, '1.4 MB'],
  [123_456_789, '123.5 MB'],
])('a file of %i bytes is %s', (bytes, text) => {
  expect(fileSizeText(bytes)).toBe(text);
});
