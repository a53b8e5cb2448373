import { expect, it } from 'vitest';
import { clientVersions, isAtLeast, newestClientVersion } from './client-version.ts';

it.each([
  ['6.9', '6.10', false],
  ['6.10', '6.9', true],
  ['7.10', '7.10', true],
  ['8.0', '7.10', true],
  ['7.10', '8.0', false],
  ['9', '9.0', true],
])('version %s is at least %s: %s', (version, since, expected) => {
  expect(isAtLeast(version, since)).toBe(expected);
});

it('the versions are listed from the oldest to the newest', () => {
  expect([...clientVersions].sort((a, b) => (isAtLeast(a, b) ? 1 : -1))).toEqual(clientVersions);
  expect(clientVersions.at(-1)).toBe(newestClientVersion);
});
