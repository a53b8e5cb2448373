import { expect, it } from 'vitest';
import { companies } from './companies.ts';
import { logoSvg } from './logo.ts';

it('writes dark letters on a light mark and white letters on a dark one', () => {
  expect(logoSvg('AB', '#fff3b0', 'disc')).toMatch(/<g fill="#1b1b1f"><path d="M/);
  expect(logoSvg('AB', '#0b0b12', 'disc')).toMatch(/<g fill="#ffffff"><path d="M/);
});

it('gives every company a mark of its own, except the one that has none', () => {
  const marks = companies.flatMap(({ logoSvg: mark }) => mark ?? []);
  expect(marks).toHaveLength(29);
  expect(new Set(marks).size).toBe(29);
  for (const mark of marks) expect(mark).toMatch(/^<svg [^>]*viewBox="0 0 96 96"[^>]*>.*<\/svg>$/);
});
