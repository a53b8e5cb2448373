import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseEmail } from './index.ts';

describe('an email address', () => {
  it.each([
    ['abebe@example.com', 'abebe@example.com'],
    ['  Abebe.Kebede+tender@Mail.Example.ET ', 'abebe.kebede+tender@mail.example.et'],
    ['አበበ@example.com', 'አበበ@example.com'],
    ['a@x.co', 'a@x.co'],
    ['a@xn--m0d3gwjla.xn--m0d3gwjla96a', 'a@xn--m0d3gwjla.xn--m0d3gwjla96a'],
    ['\u200eabebe@example.com\u200b', 'abebe@example.com'],
    ['jose\u0301@example.com', 'jos\u00e9@example.com'],
  ])('%s is %s', (text, email) => expect(parseEmail(text)).toEqual({ ok: true, value: email }));

  it.each([
    'abebe',
    'a@b',
    '@example.com',
    'a b@example.com',
    'a@@example.com',
    'a@-x.com',
    'a@x-.com',
    'a@x..com',
    'a@x.c',
    'a@x.c0m',
    '.a@x.com',
    'a..b@x.com',
    'a.@x.com',
    'a@x.com, b@x.com',
    'Abebe <a@x.com>',
    'a@x.com\nBcc: b@x.com',
    'a\u0000@x.com',
    '0911234567',
  ])('is not %s', (text) => expect(parseEmail(text)).toEqual({ ok: false, error: 'invalid' }));

  it.each([
    ['a name of 64', `${'a'.repeat(64)}@example.com`, true],
    ['a name of 65', `${'a'.repeat(65)}@example.com`, false],
    ['254 in all', `a@${'x.'.repeat(125)}et`, true],
    ['256 in all', `a@${'x.'.repeat(126)}et`, false],
  ])('has a maximum length: %s', (_length, text, isValid) => expect(parseEmail(text).ok).toBe(isValid));

  it('parses to the same again', () => {
    const letter = fc.constantFrom(...'aZ.9_+-İßéአ');
    const address = fc.string({ unit: letter, minLength: 1, maxLength: 12 }).map((name) => `${name}@Mail.example.ET`);
    fc.assert(
      fc.property(address, (text) => {
        const email = parseEmail(text);
        if (email.ok) expect(parseEmail(` ${email.value} `)).toEqual(email);
      }),
      { seed: 1 },
    );
  });

  it('may be missing', () => expect(parseEmail(' ')).toEqual({ ok: false, error: 'empty' }));
});
