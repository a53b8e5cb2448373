import { expect, it } from 'vitest';
import { hourText } from './hour-text.ts';

it.each([
  [7, '7:00 · 1:00 in the morning, Ethiopian clock', 'ከጠዋቱ 1:00 ሰዓት · 7:00'],
  [0, '0:00 · 6:00 at night, Ethiopian clock', 'ከሌሊቱ 6:00 ሰዓት · 0:00'],
  [13, '13:00 · 7:00 in the afternoon, Ethiopian clock', 'ከቀኑ 7:00 ሰዓት · 13:00'],
  [21, '21:00 · 3:00 in the evening, Ethiopian clock', 'ከምሽቱ 3:00 ሰዓት · 21:00'],
] as const)('%s o’clock is told by both clocks, in each language by its own first', (hour, english, amharic) => {
  expect(hourText(hour, 'en')).toBe(english);
  expect(hourText(hour, 'am')).toBe(amharic);
});
