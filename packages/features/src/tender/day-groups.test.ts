import { loadMessages } from '@awaj/i18n';
import { describe, expect, it } from 'vitest';
import { type DayGroupOptions, dayGroups, dayTextsOf, newSinceText } from './day-groups.ts';
import { sampleTender } from './sample-tender.ts';

const { tender: english } = await loadMessages('en');
const { tender: amharic } = await loadMessages('am');

// A Thursday, at a quarter past nine in Addis Ababa.
const now = new Date('2026-11-26T06:15:00Z');
const inEnglish = { now, locale: 'en', words: english.list.days } as const;
const inAmharic = { now, locale: 'am', words: amharic.list.days } as const;

const postedAt = (...times: string[]) =>
  times.map((time, place) => ({ ...sampleTender(place + 1), createdAt: new Date(time) }));

const groupsOf = (times: readonly string[], options: Partial<DayGroupOptions> = {}) =>
  dayGroups(postedAt(...times), {
    ...inEnglish,
    newSince: null,
    newCount: null,
    beginsInside: false,
    hasMore: false,
    ...options,
  }).map(({ id, label }) => [id, label]);

describe('the days of a list', () => {
  it('are those of Addis Ababa, each named once', () => {
    const lateYesterday = '2026-11-25T20:59:00Z';
    const earlyToday = '2026-11-25T21:00:00Z';
    expect(groupsOf([earlyToday, lateYesterday, '2026-11-25T05:00:00Z', '2026-11-23T05:00:00Z'])).toEqual([
      [1, 'Today · 1'],
      [2, 'Yesterday · 2'],
      [4, 'Monday · 1'],
    ]);
  });

  it('are counted if they are complete', () => {
    const times = ['2026-11-26T05:00:00Z', '2026-11-25T05:00:00Z', '2026-11-25T04:00:00Z'];
    expect(groupsOf(times, { hasMore: true })).toEqual([
      [1, 'Today · 1'],
      [2, 'Yesterday'],
    ]);
    expect(groupsOf(times, { beginsInside: true })).toEqual([
      [1, 'Today'],
      [2, 'Yesterday · 2'],
    ]);
  });

  it('come after the new tenders, whatever their days', () => {
    const newSince = new Date('2026-11-25T15:00:00Z');
    const times = ['2026-11-26T05:00:00Z', '2026-11-25T15:01:00Z', '2026-11-25T15:00:00Z'];
    expect(groupsOf(times, { newSince })).toEqual([
      [1, 'New since yesterday 6:00 pm · 2'],
      [3, 'Yesterday · 1'],
    ]);
    expect(groupsOf(times.slice(2), { newSince })).toEqual([[1, 'Yesterday · 1']]);
  });

  it('show how many tenders are new before all of them are loaded', () => {
    const newSince = new Date('2026-11-25T15:00:00Z');
    const options = { newSince, newCount: '23', hasMore: true };
    const times = ['2026-11-26T05:00:00Z', '2026-11-25T16:00:00Z'];
    expect(groupsOf(times, options)).toEqual([[1, 'New since yesterday 6:00 pm · 23']]);
    expect(groupsOf([...times, '2026-11-25T14:00:00Z'], options)).toEqual([
      [1, 'New since yesterday 6:00 pm · 2'],
      [3, 'Yesterday'],
    ]);
  });

  it('are written in words and as dates', () => {
    const today = new Date('2026-11-26T05:00:00Z');
    expect(dayTextsOf(today, inEnglish)).toEqual({ label: 'Today', notes: ['Thu 26 Nov', '17 Hedar'] });
    expect(dayTextsOf(today, inAmharic)).toEqual({ label: 'ዛሬ', notes: ['ሐሙስ፣ ኅዳር 17', 'ኖቬምበር 26'] });
    const monday = new Date('2026-11-23T05:00:00Z');
    expect(dayTextsOf(monday, inEnglish)).toEqual({ label: 'Monday', notes: ['23 Nov', '14 Hedar'] });
  });
});

it.each([
  ['2026-11-26T04:12:00Z', 'New since 7:12 am', 'ከጠዋቱ 1:12 ሰዓት ጀምሮ አዲስ'],
  ['2026-11-25T15:00:00Z', 'New since yesterday 6:00 pm', 'ትናንት ከምሽቱ 12:00 ሰዓት ጀምሮ አዲስ'],
  ['2026-11-23T15:00:00Z', 'New since Monday', 'ከሰኞ ጀምሮ አዲስ'],
  ['2026-11-19T15:00:00Z', 'New since 19 Nov', 'ከኅዳር 10 ጀምሮ አዲስ'],
])('a visit that ended at %s is shown as %s', (since, english, amharic) => {
  expect(newSinceText(new Date(since), inEnglish)).toBe(english);
  expect(newSinceText(new Date(since), inAmharic)).toBe(amharic);
});
