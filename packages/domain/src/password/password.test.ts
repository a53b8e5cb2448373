import { describe, expect, it } from 'vitest';
import { canBePassword, isCommonPassword, newPasswordProblem, passwordProblem } from './index.ts';

describe('a password', () => {
  it.each([
    ['', 'too-short'],
    ['12345', 'too-short'],
    ['  123 4  ', 'too-short'],
    ['      ', 'too-short'],
    ['123456', null],
    [' 123456 ', null],
    ['ሀለሐመሠረ', null],
    ['x'.repeat(128), null],
    ['x'.repeat(129), 'too-long'],
    [` ${'x'.repeat(127)} `, 'too-long'],
  ])('%s is %s', (password, problem) => {
    expect(passwordProblem(password)).toBe(problem);
    expect(canBePassword(password)).toBe(problem === null);
  });

  it.each([
    ['123456', true],
    ['0911234567', true],
    ['aaaaaaa', true],
    ['ሀሀሀሀሀሀ', true],
    ['Password', true],
    [' qwerty ', true],
    ['', false],
    ['correct horse', false],
    ['password of mine', false],
    ['12345a', false],
    ['aaaaab', false],
  ])('such as "%s" is one of the commonest: %s', (password, isCommon) => {
    expect(isCommonPassword(password)).toBe(isCommon);
  });

  it.each([
    ['secret', 'secret', null],
    ['secret', 'Secret', 'mismatch'],
    ['secret', 'secret ', 'mismatch'],
    [' secret', 'secret', 'mismatch'],
    ['secret', '', 'mismatch'],
    ['short', 'other', 'too-short'],
    ['short', 'short', 'too-short'],
  ])('typed as "%s" and again as "%s" is %s', (password, confirmation, problem) =>
    expect(newPasswordProblem(password, confirmation)).toBe(problem),
  );
});
