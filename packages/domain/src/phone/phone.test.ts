import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canReceiveSms,
  formatPhone,
  type Phone,
  parseLoginPhone,
  parsePhone,
  readablePhone,
  toLocalPhone,
} from './index.ts';

const parsed = (text: string): Phone => {
  const phone = parsePhone(text);
  if (!phone.ok) throw new Error(`${text} is ${phone.error}`);
  return phone.value;
};

/** The part after 0 or +251: nine digits, the first a 9 or 7. */
const national = fc
  .tuple(fc.constantFrom('9', '7'), fc.integer({ min: 0, max: 99_999_999 }))
  .map(([first, rest]) => first + String(rest).padStart(8, '0'));

const separator = fc.constantFrom('', ' ', '-', '\u00a0', '\u2011', '.', '\u202a');

describe('a phone number', () => {
  it.each([
    '0911234567',
    '+251911234567',
    ' 0911 23 45 67 ',
    '+251 91-123-4567',
    '(0911) 23.45.67',
    '\u202a+251\u00a0911\u2011234567\u202c',
  ])('is the same as %s', (text) => expect(parsed(text)).toBe('+251911234567'));

  it.each(['0711234567', '+251711234567'])('may be of the second operator: %s', (text) => {
    expect(parsed(text)).toBe('+251711234567');
  });

  it.each([
    ['0811234567', 'another operator'],
    ['091123456', 'a digit short'],
    ['09112345678', 'a digit long'],
    ['911234567', 'no 0'],
    ['251911234567', 'no +'],
    ['00251911234567', '00 for +'],
    ['+2510911234567', 'both prefixes'],
    ['+2511123456', 'two digits short after +251'],
    ['0111234567', 'a landline with a 0'],
    ['+2519112345678', 'a digit long after +251'],
    ['+254911234567', 'another country'],
    ['+0911234567', 'a + before the 0'],
    ['٠٩١١٢٣٤٥٦٧', 'other digits'],
    ['0911234567x', 'a letter'],
    ['abc', 'no number'],
  ])('is not %s: %s', (text) => expect(parsePhone(text)).toEqual({ ok: false, error: 'invalid' }));

  it.each([
    ['+25191123456', 'eight digits after +251'],
    ['+25171123456', 'eight digits after +251, the first a 7'],
    ['+251711234567', 'eight digits after +2517'],
    ['+251111234567', 'a landline'],
    ['+251811234567', 'any nine digits after +251'],
  ])('is %s: %s', (text) => expect(parsed(text)).toBe(text));

  it.each([
    ['+251911234567', true],
    ['+251711234567', true],
    ['+251111234567', false],
    ['+25191123456', false],
  ])('of %s receives codes: %s', (text, receives) => expect(canReceiveSms(parsed(text))).toBe(receives));

  it('matches the pattern of the specification exactly, and also works with a 0', () => {
    const pattern = /^((09|07|\+2517|\+251)\d{8}|\+251\d{9})$/;
    fc.assert(
      fc.property(fc.stringMatching(/^(0|\+251|)\d{6,11}$/), (text) => {
        const phone = parsePhone(text);
        expect(phone.ok).toBe(pattern.test(text));
        if (!phone.ok) return;
        for (const form of [text, phone.value, toLocalPhone(phone.value)]) expect(parseLoginPhone(form)).toEqual(phone);
        // A formatted number can be parsed again.
        expect(parsePhone(formatPhone(phone.value))).toEqual(phone);
      }),
      { seed: 4, numRuns: 2_000 },
    );
  });

  it.each(['', '  ', ' - '])('left out ("%s") is a different problem than an invalid one', (text) => {
    expect(parsePhone(text)).toEqual({ ok: false, error: 'empty' });
  });

  it('parses to the same again in each of its forms', () => {
    fc.assert(
      fc.property(national, (digits) => {
        const phone = parsed(`0${digits}`);
        for (const form of [phone, toLocalPhone(phone), formatPhone(phone)]) expect(parsed(form)).toBe(phone);
      }),
      { seed: 1 },
    );
  });

  it('is equal in all spellings, and different for two people', () => {
    fc.assert(
      fc.property(national, national, separator, (one, other, between) => {
        const spelt = `+251${between}${one.slice(0, 2)}${between}${one.slice(2)}`;
        expect(parsed(spelt)).toBe(parsed(`0${one}`));
        expect(parsed(spelt) === parsed(`0${other}`)).toBe(one === other);
      }),
      { seed: 2 },
    );
  });

  it('is never parsed from fewer or more digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(0|\+251)\d{6,11}$/), (text) => {
        const phone = parsePhone(text);
        if (phone.ok) expect(phone.value.slice(4)).toBe(text.replace(/^(0|\+251)/, ''));
      }),
      { seed: 3 },
    );
  });

  it('is shown in groups', () => expect(formatPhone(parsed('+251911234567'))).toBe('0911 234 567'));

  it.each([
    ['+251911234567', '0911 234 567'],
    ['abebe@awaj.test', 'abebe@awaj.test'],
    ['', ''],
  ])('kept as %j is read as %j', (kept, read) => expect(readablePhone(kept)).toBe(read));
});
