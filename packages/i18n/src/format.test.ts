import { describe, expect, it } from 'vitest';
import { formatDate } from './format.ts';

describe('formatDate', () => {
  const lateEvening = new Date('2026-11-20T22:30:00Z');

  it('shows the day it is in Addis Ababa', () => {
    expect(formatDate(lateEvening, 'en', 'date')).toBe('21 Nov 2026');
  });

  it('stays in the Gregorian calendar in Amharic', () => {
    expect(formatDate(lateEvening, 'am', 'date')).toContain('2026');
  });

  it('shows hours on the 12-hour clock', () => {
    expect(formatDate(lateEvening, 'en', 'time')).toBe('1:30 am');
  });
});
