import { expect, it } from 'vitest';
import { companies } from './companies.ts';
import { logoSvg } from './logo.ts';

it('a logo has dark letters on a light mark and white letters on a dark one', () => {
  expect(logoSvg(['AB', 'disc'], '#fff3b0')).toMatch(/<g fill="#1b1b1f"><path d="M/);
  expect(logoSvg(['AB', 'disc'], '#0b0b12')).toMatch(/<g fill="#ffffff"><path d="M/);
});

it('every company has its own logo, except the one without', () => {
  const logos = companies.flatMap(({ mark, brandColor }) => (mark === null ? [] : logoSvg(mark, brandColor)));
  expect(logos).toHaveLength(29);
  expect(new Set(logos).size).toBe(29);
  for (const logo of logos) expect(logo).toMatch(/^<svg [^>]*viewBox="0 0 96 96"[^>]*>.*<\/svg>$/);
});
