import { describe, expect, it } from 'vitest';
import { nextPath } from './path.ts';

describe('the page after a login', () => {
  it.each([
    ['/saved', '/saved'],
    ['/am/tender/7?from=mail#facts', '/am/tender/7?from=mail#facts'],
    ['/', '/'],
  ])('is %s as requested', (next, path) => {
    expect(nextPath(next)).toBe(path);
  });

  it.each([
    ['//evil.example', '/evil.example'],
    ['/\\evil.example/x', '/evil.example/x'],
    ['/\t/evil.example', '/evil.example'],
    ['/.//evil.example', '/./evil.example'],
  ])('is on this site even when %j would lead to another', (next, path) => {
    expect(nextPath(next)).toBe(path);
  });

  it.each([null, '', 'saved', 'https://evil.example', 'javascript:alert(1)', ' /saved'])(
    'is missing for %j',
    (next) => {
      expect(nextPath(next)).toBeNull();
    },
  );
});
