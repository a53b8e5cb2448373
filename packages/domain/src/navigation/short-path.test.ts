import { describe, expect, it } from 'vitest';
import { longPath, redirectFor, shortPath } from './index.ts';

describe('a short address', () => {
  it.each([
    ['/tender/4120', '/t/4120'],
    ['/myfeed', '/f'],
    ['/saved', '/s'],
    ['/settings/searches', '/a'],
    ['/tender/4120?a=1', '/t/4120?a=1'],
  ])('of %s is %s, and leads back', (long, short) => {
    expect(shortPath(long)).toBe(short);
    expect(longPath(short)).toBe(long);
  });

  it.each(['/', '/billing', '/tender/telegram', '/tender/4120/picture.png'])('does not exist for %s', (path) => {
    expect(shortPath(path)).toBe(path);
  });

  it.each(['/t/4120', '/f', '/s', '/a'])('%s leads to the page in the reader’s language', (path) => {
    const target = longPath(path);
    for (const viewer of [{ hasToken: true }, { hasToken: false }]) {
      expect(redirectFor(path, viewer)).toEqual({ kind: 'page', path: target });
      expect(redirectFor(`/am${path}`, viewer)).toEqual({ kind: 'page', path: `/am${target}` });
    }
  });

  it.each([
    '/t/evil.example',
    '/t//evil.example',
    '/t/1/2',
    '/t/%2F%2Fevil.example',
    '/t/1\\@evil.example',
    '/t',
    '/f/1',
    '/x/1',
    '/T1',
  ])('is not %s, which is unknown', (path) => expect(redirectFor(path, { hasToken: true })).toEqual({ kind: 'none' }));
});
