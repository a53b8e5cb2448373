import { describe, expect, it } from 'vitest';
import { parseLoginIdentifier, toUsername } from './index.ts';

describe('a login identifier', () => {
  it.each([
    ['Active@Awaj.test', 'active@awaj.test'],
    ['0911000001', '0911000001'],
    ['+251911000001', '0911000001'],
    ['+251 711 000 001', '0711000001'],
  ])('%s is sent as %s', (text, username) => {
    const identifier = parseLoginIdentifier(text);
    expect(identifier.ok && toUsername(identifier.value)).toBe(username);
  });

  it.each([
    ['', 'empty'],
    ['abebe', 'invalid'],
    ['12345', 'invalid'],
  ])('"%s" is %s', (text, error) => expect(parseLoginIdentifier(text)).toEqual({ ok: false, error }));
});
