import { loadArea } from '@awaj/i18n';
import { describe, expect, it } from 'vitest';
import type { CloseDateWorking } from './tender.ts';
import { closingTexts, workingTexts } from './working-text.ts';

const english = { locale: 'en', words: await loadArea('deadline', 'en') } as const;
const amharic = { locale: 'am', words: await loadArea('deadline', 'am') } as const;

const counted: CloseDateWorking = {
  rule: { kind: 'working-days', days: 15, from: '2026-12-25', countsSaturdays: false, holidays: ['2027-01-07'] },
  isMoved: false,
  hasHour: true,
  isCertain: false,
  isApproximate: true,
  originalWords: null,
};
const printed: CloseDateWorking = { ...counted, rule: { kind: 'printed-date' }, isApproximate: false };
const closing = { at: new Date('2027-01-18T07:30:00Z'), alternativeText: null };
const endOfDay = { at: new Date('2027-01-18T20:59:59Z'), alternativeText: null };

describe('a closing date', () => {
  it('is "about" a date where it was worked out, in place of the words it follows from', () => {
    const words = { ...closing, alternativeText: '15th working day' };
    expect(closingTexts(words, counted, english)).toMatchObject({ main: 'about Mon 18 Jan 2027, 10:30 am' });
    expect(closingTexts(closing, counted, amharic)).toMatchObject({ main: expect.stringMatching(/ ገደማ$/) });
  });

  it('is the date itself where it is printed, and where nobody says how it was found', () => {
    expect(closingTexts(closing, printed, english)).toMatchObject({ main: 'Mon 18 Jan 2027, 10:30 am' });
    expect(closingTexts(closing, null, english)).toMatchObject({ main: 'Mon 18 Jan 2027, 10:30 am' });
  });

  it('has no hour that nobody gave', () => {
    const texts = closingTexts(endOfDay, { ...counted, hasHour: false }, english);
    expect(texts).toMatchObject({ main: 'about 18 Jan 2027', other: '10 Ter 2019 E.C.' });
  });

  it("stays in the newspaper's own words, and unknown", () => {
    const words = { at: closing.at, alternativeText: 'the same day' };
    expect(closingTexts(words, printed, english)).toEqual({ kind: 'text', text: 'the same day' });
    expect(closingTexts({ at: null, alternativeText: null }, null, english)).toBeNull();
  });
});

describe('how a closing date was found', () => {
  it('needs no words where day and hour are printed', () => {
    expect(workingTexts({ ...printed, isCertain: true }, closing, english)).toEqual([]);
  });

  it('names the rule and the holidays, and quotes the newspaper', () => {
    expect(workingTexts(counted, { ...closing, alternativeText: 'within 15 working days' }, english)).toEqual([
      '15 working days from 25 Dec 2026, without Saturdays, Sundays and one holiday (7 Jan 2027)',
      'In the notice: “within 15 working days”',
    ]);
    expect(workingTexts(counted, closing, amharic)[0]).toContain('አንድ የበዓል ቀን (ታኅሣሥ 29 ቀን 2019 ዓ.ም.)');
  });

  it('says that no hour is given, and that the day was moved', () => {
    const moved = { ...printed, isApproximate: true, isMoved: true, hasHour: false };
    expect(workingTexts(moved, endOfDay, english)).toEqual([
      english.words.printed,
      english.words.moved,
      english.words.endOfDay,
    ]);
  });

  it('is an estimate where the notice says nothing, which has no hour to miss', () => {
    const rule = { kind: 'none', days: 60, from: '2026-11-19' } as const;
    expect(workingTexts({ ...counted, rule, hasHour: false }, endOfDay, english)).toEqual([
      'No closing date is given. We estimate 60 days after it was last printed, on 19 Nov 2026.',
    ]);
  });
});
