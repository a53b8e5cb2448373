import { describe, expect, it } from 'vitest';
import { isAccountName, isGivenName } from './index.ts';

describe('a name', () => {
  it.each([
    ['', false],
    ['   ', false],
    ['\u200b', false],
    ['ሀ', true],
    ['Abebe', true],
    [' Abebe ', true],
  ])('at registration: "%s" is %s', (name, valid) => expect(isGivenName(name)).toBe(valid));

  it.each([
    ['', false],
    ['Al', false],
    [' Al ', false],
    ['Al\u200b', false],
    ['Ali', true],
    ['አበበ', true],
  ])('of an account: "%s" is %s', (name, valid) => expect(isAccountName(name)).toBe(valid));
});
