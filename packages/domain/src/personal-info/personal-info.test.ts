import { describe, expect, it } from 'vitest';
import { parsePersonalInfo } from './index.ts';

const form = { name: ' Abebe Kebede ', email: 'Abebe@Example.com', phone: '0911 23 45 67' };

describe('personal info', () => {
  it('is stored in the canonical form of each field', () => {
    expect(parsePersonalInfo(form)).toEqual({
      ok: true,
      value: { name: 'Abebe Kebede', email: 'abebe@example.com', phone: '+251911234567' },
    });
  });

  it.each([
    [{ name: 'Al' }, { name: 'too-short' }],
    [{ email: 'abebe' }, { email: 'invalid' }],
    [{ phone: '12' }, { phone: 'invalid' }],
    [
      { name: '', email: '', phone: '' },
      { name: 'too-short', email: 'empty', phone: 'empty' },
    ],
  ])('with %j is not saved, and each field has its problem', (typed, problems) => {
    expect(parsePersonalInfo({ ...form, ...typed })).toEqual({ ok: false, error: problems });
  });
});
