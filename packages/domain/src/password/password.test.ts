import { describe, expect, it } from 'vitest';
import { newPasswordProblem, passwordProblem } from './index.ts';

describe('a password', () => {
  it.each([
    ['', 'too-short'],
    ['12345', 'too-short'],
    ['  123 4  ', 'too-short'],
    ['123456', null],
    [' 123456 ', null],
    ['ሀለሐመሠረ', null],
    ['x'.repeat(128), null],
    ['x'.repeat(129), 'too-long'],
  ])('%s is %s', (password, problem) => expect(passwordProblem(password)).toBe(problem));

  it('has to be typed twice alike', () => {
    expect(newPasswordProblem('secret', 'secret')).toBeNull();
    expect(newPasswordProblem('secret', 'secret ')).toBe('mismatch');
    expect(newPasswordProblem('short', 'other')).toBe('too-short');
  });
});
