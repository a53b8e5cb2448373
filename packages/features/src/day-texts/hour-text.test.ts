import { expect, it } from 'vitest';
import { hourText } from './hour-text.ts';

it.each([
  [7, '7:00 am · 1:00 Ethiopian clock', 'ከጠዋቱ 1:00 ሰዓት · 7:00 AM'],
  [0, '12:00 am · 6:00 Ethiopian clock', 'ከሌሊቱ 6:00 ሰዓት · 12:00 AM'],
  [13, '1:00 pm · 7:00 Ethiopian clock', 'ከቀኑ 7:00 ሰዓት · 1:00 PM'],
  [21, '9:00 pm · 3:00 Ethiopian clock', 'ከምሽቱ 3:00 ሰዓት · 9:00 PM'],
] as const)('%s o’clock is shown by both clocks, in each language by its own first', (hour, english, amharic) => {
  expect(hourText(hour, 'en')).toBe(english);
  expect(hourText(hour, 'am')).toBe(amharic);
});
