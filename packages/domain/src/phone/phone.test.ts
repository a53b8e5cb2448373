import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPhone, type Phone, parsePhone, toLocalPhone } from './index.ts';

const parsed = (text: string): Phone => {
  const phone = parsePhone(text);
  if (!phone.ok) throw new Error(`${text} is ${phone.error}`);
  return phone.value;
};

describe('a phone number', () => {
  it.each(['0911234567', '+251911234567', ' 0911 23 45 67 ', '+251 91-123-4567'])('is the same as %s', (text) => {
    expect(parsed(text)).toBe('+251911234567');
  });

  it.each(['0711234567', '+251711234567'])('may be of the second operator: %s', (text) => {
    expect(parsed(text)).toBe('+251711234567');
  });

  it.each([
    '0811234567',
    '091123456',
    '09112345678',
    '911234567',
    '251911234567',
    '+2519112345',
    'abc',
    '+251811234567',
  ])('is not %s', (text) => expect(parsePhone(text)).toEqual({ ok: false, error: 'invalid' }));

  it('with a digit missing is refused: no code would arrive there', () => {
    expect(parsePhone('+25191123456')).toEqual({ ok: false, error: 'invalid' });
  });

  it('left out is another problem than one mistyped', () => {
    expect(parsePhone('  ')).toEqual({ ok: false, error: 'empty' });
  });

  it('reads the same again, and two numbers never become one', () => {
    const national = fc
      .tuple(fc.constantFrom('9', '7'), fc.integer({ min: 0, max: 99_999_999 }))
      .map(([first, rest]) => first + String(rest).padStart(8, '0'));
    fc.assert(
      fc.property(national, national, (one, other) => {
        const phone = parsed(`0${one}`);
        expect(parsed(phone)).toBe(phone);
        expect(parsed(toLocalPhone(phone))).toBe(phone);
        expect(phone === parsed(`+251${other}`)).toBe(one === other);
      }),
      { seed: 1 },
    );
  });

  it('is shown in groups', () => expect(formatPhone(parsed('+251911234567'))).toBe('0911 23 45 67'));
});
