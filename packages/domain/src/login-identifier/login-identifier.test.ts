import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLoginIdentifier, toUsername } from './index.ts';

describe('a login identifier', () => {
  it.each([
    ['Active@Awaj.test', 'active@awaj.test'],
    [' active@awaj.test ', 'active@awaj.test'],
    ['0911000001@awaj.test', '0911000001@awaj.test'],
    ['0911000001', '0911000001'],
    ['+251911000001', '0911000001'],
    ['+251 711 000 001', '0711000001'],
    ['+251111234567', '0111234567'],
    ['0111234567', '0111234567'],
    ['+25191123456', '091123456'],
  ])('%s is sent as %s', (text, username) => {
    const identifier = parseLoginIdentifier(text);
    expect(identifier.ok && toUsername(identifier.value)).toBe(username);
  });

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['abebe', 'invalid'],
    ['12345', 'phone'],
    [' +2519110000', 'phone'],
    ['active@awaj', 'email'],
    ['0911000001@awaj', 'email'],
  ])('"%s" has the problem "%s"', (text, error) => expect(parseLoginIdentifier(text)).toEqual({ ok: false, error }));

  it('is the same for every prefix of the number, and never begins with +', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[79]\d{8}$/), (national) => {
        const [home, abroad] = [parseLoginIdentifier(`0${national}`), parseLoginIdentifier(`+251${national}`)];
        expect(abroad).toEqual(home);
        expect(home.ok && toUsername(home.value)).toBe(`0${national}`);
      }),
      { seed: 1 },
    );
  });
});
