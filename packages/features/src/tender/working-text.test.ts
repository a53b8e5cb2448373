import { loadArea } from '@awaj/i18n';
import { describe, expect, it } from 'vitest';
import type { CloseDateWorking } from './tender.ts';
import type { TimelineEvent } from './timeline.ts';
import { closingLines, originText, workingSteps } from './working-text.ts';

const english = { locale: 'en', words: await loadArea('deadline', 'en') } as const;
const amharic = { locale: 'am', words: await loadArea('deadline', 'am') } as const;

const counted: CloseDateWorking = {
  rule: {
    kind: 'working-days',
    days: 15,
    from: '2026-12-25',
    countsSaturdays: false,
    saturdays: 4,
    sundays: 4,
    holidays: ['2027-01-07'],
  },
  isMoved: false,
  hasHour: true,
  isCertain: false,
  isApproximate: true,
  originalWords: null,
  lastDay: '2027-01-18',
};
const printed: CloseDateWorking = { ...counted, rule: { kind: 'printed-date' }, isApproximate: false };
const closing = { at: new Date('2027-01-18T07:30:00Z'), alternativeText: null };
const endOfDay = { at: new Date('2027-01-18T20:59:59Z'), alternativeText: null };

describe('a closing date', () => {
  it('is shown in both calendars and clocks, the Ethiopian clock on its own line', () => {
    expect(closingLines(closing, null, english)).toEqual({
      at: closing.at,
      isQuoted: false,
      main: 'Mon 18 Jan 2027, 10:30\u00a0am',
      notes: ['10 Ter 2019 E.C.', '4:30 in the morning, Ethiopian clock'],
    });
    expect(closingLines(closing, printed, amharic)).toEqual({
      at: closing.at,
      isQuoted: false,
      main: 'ጥር 10 ቀን 2019 ዓ.ም. ከረፋዱ\u00a04:30\u00a0ሰዓት',
      notes: ['ጃንዋሪ 18 ቀን 2027 እ.ኤ.አ.፣ 10:30\u00a0AM'],
    });
  });

  it('is shown with "about" if it was worked out, instead of the words it is based on', () => {
    const words = { ...closing, alternativeText: '15th working day' };
    expect(closingLines(words, counted, english)).toMatchObject({ main: 'about Mon 18 Jan 2027, 10:30\u00a0am' });
    expect(closingLines(closing, counted, amharic)).toMatchObject({ main: expect.stringMatching(/ ገደማ$/) });
  });

  it('has no hour if none was given, and says so', () => {
    expect(closingLines(endOfDay, { ...counted, hasHour: false }, english)).toMatchObject({
      main: 'about 18 Jan 2027',
      notes: ['10 Ter 2019 E.C.', english.words.endOfDay],
    });
  });

  it('stays in the newspaper’s own words, with the day and hour below them as far as they are known', () => {
    const words = { at: closing.at, alternativeText: 'the same day' };
    const inWords = { at: closing.at, isQuoted: true, main: 'the same day' };
    expect(closingLines(words, printed, english)).toEqual({
      ...inWords,
      notes: ['Mon 18 Jan 2027, 10:30\u00a0am', '10 Ter 2019 E.C.', '4:30 in the morning, Ethiopian clock'],
    });
    expect(closingLines(words, { ...printed, hasHour: false }, english)).toEqual({
      ...inWords,
      notes: ['18 Jan 2027 · 10 Ter 2019 E.C.'],
    });
    expect(closingLines({ ...words, at: null }, null, english)).toEqual({ ...inWords, at: null, notes: [] });
  });

  it('is nothing if it is unknown', () => {
    expect(closingLines({ at: null, alternativeText: null }, null, english)).toBeNull();
  });
});

describe('the origin of a closing date', () => {
  const extension: TimelineEvent = {
    kind: 'extended',
    at: new Date('2027-01-02'),
    source: 'Addis Zemen',
    closes: { before: new Date('2027-01-10T07:30:00Z'), after: closing.at },
    changed: [],
  };
  const none = { extension: undefined };

  it('is not shown for a printed one', () => {
    expect(originText({ working: { ...printed, isCertain: true }, ...none }, english)).toBeNull();
    expect(originText({ working: printed, ...none }, english)).toBeNull();
    expect(originText({ working: null, ...none }, english)).toBeNull();
  });

  it('is its counting rule, with the holidays', () => {
    expect(originText({ working: counted, ...none }, english)).toBe(
      '15 working days from 25 Dec 2026, without Saturdays, Sundays and one holiday (7 Jan 2027)',
    );
    expect(originText({ working: counted, ...none }, amharic)).toContain('አንድ የበዓል ቀን (ታኅሣሥ 29 ቀን 2019 ዓ.ም.)');
  });

  it('is the extension that moved it, and a move off a day without work', () => {
    expect(originText({ working: counted, extension }, english)).toBe(
      'moved from 10 Jan 2027 to 18 Jan 2027 by the extension printed on 2 Jan 2027 in Addis Zemen.',
    );
    expect(originText({ working: counted, extension: { ...extension, source: null } }, amharic)).toBe(
      'በታኅሣሥ 24 ቀን 2019 ዓ.ም. በወጣው ማራዘሚያ ከጥር 2 ቀን 2019 ዓ.ም. ወደ ጥር 10 ቀን 2019 ዓ.ም. ተላልፏል።',
    );
    expect(originText({ working: { ...printed, isMoved: true }, ...none }, english)).toBe(english.words.moved);
  });
});

describe('the steps to a closing date', () => {
  const now = new Date('2026-12-26T09:00:00Z');
  const stepsOf = (working: CloseDateWorking, reader: Parameters<typeof workingSteps>[2] = english) =>
    workingSteps(working, now, reader).map(({ label, value }) => `${label}: ${value}`);

  it('go from the first day to the last over the skipped days', () => {
    expect(stepsOf(counted)).toEqual([
      'Day 1: 25 Dec · 16 Tahsas',
      'Skipped: 4 Saturdays, 4 Sundays, 1 holiday',
      'Day 15: about 18 Jan · 10 Ter',
    ]);
    expect(stepsOf(counted, amharic).at(-1)).toBe('15ኛ ቀን: ጥር 10 · ጃንዋሪ 18 ገደማ');
  });

  it('skip nothing if all days count', () => {
    const rule = { kind: 'plain-days', days: 25, from: '2026-12-25' } as const;
    expect(stepsOf({ ...counted, rule })[1]).toBe('Skipped: No days');
  });

  it('are an estimate if the notice says nothing', () => {
    const rule = { kind: 'none', days: 60, from: '2026-11-19' } as const;
    expect(stepsOf({ ...counted, rule })).toEqual([
      'Last printed: 19 Nov · 10 Hedar',
      'Usual period: 60 days',
      'Estimate: about 18 Jan · 10 Ter',
    ]);
  });

  it('do not exist for a printed day', () => expect(stepsOf(printed)).toEqual([]));
});
