import { expect, it } from 'vitest';
import { newsBegins } from './index.ts';

const now = new Date('2026-11-26T06:00:00Z');

it('a visit has no news that was posted before the first visit', () => {
  const firstVisit = new Date('2026-11-25T15:00:00Z');
  expect(newsBegins(firstVisit, now)).toEqual(firstVisit);
});

it('a visit has no news that was posted more than three days ago', () => {
  expect(newsBegins(new Date('2026-01-01T00:00:00Z'), now)).toEqual(new Date('2026-11-23T06:00:00Z'));
});
