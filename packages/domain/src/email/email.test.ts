import { describe, expect, it } from 'vitest';
import { parseEmail } from './index.ts';

describe('an email address', () => {
  it.each([
    ['abebe@example.com', 'abebe@example.com'],
    ['  Abebe.Kebede+tender@Mail.Example.ET ', 'abebe.kebede+tender@mail.example.et'],
    ['አበበ@example.com', 'አበበ@example.com'],
  ])('%s is %s', (text, email) => expect(parseEmail(text)).toEqual({ ok: true, value: email }));

  it.each([
    'abebe',
    'a@b',
    '@example.com',
    'a b@example.com',
    'a@@example.com',
    'a@-x.com',
    'a@x..com',
    '.a@x.com',
    'a..b@x.com',
    'a.@x.com',
  ])('is not %s', (text) => expect(parseEmail(text)).toEqual({ ok: false, error: 'invalid' }));

  it('is not endless', () => {
    expect(parseEmail(`${'a'.repeat(250)}@example.com`)).toEqual({ ok: false, error: 'invalid' });
  });

  it('may be missing', () => expect(parseEmail(' ')).toEqual({ ok: false, error: 'empty' }));
});
