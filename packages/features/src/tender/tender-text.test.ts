import { loadMessages } from '@awaj/i18n';
import { describe, expect, it } from 'vitest';
import { sampleTender } from './sample-tender.ts';
import { ageText, dateTexts, deadlineLabel, isCancelled, priceText } from './tender-text.ts';

const { tender: english } = await loadMessages('en');
const { tender: amharic } = await loadMessages('am');
const now = new Date('2026-11-21T09:00:00Z');
const closing = { at: new Date('2026-11-24T07:30:00Z'), alternativeText: null };

describe('the words of a tender', () => {
  it('show its age', () => {
    expect(ageText(new Date('2026-11-21T08:44:00Z'), now, english)).toBe('16 minutes ago');
    expect(ageText(now, now, amharic)).toBe('አሁን');
  });

  it('show the days left, with "about" for a worked-out day', () => {
    const inEnglish = { now, locale: 'en', words: english.deadline } as const;
    const inAmharic = { now, locale: 'am', words: amharic.deadline } as const;
    const closesAt = closing.at;
    expect(deadlineLabel({ closesAt }, inEnglish)).toEqual({ urgency: 'soon', label: '3 days left' });
    expect(deadlineLabel({ closesAt }, inAmharic).label).toBe('3 ቀን ቀርቶታል');
    expect(deadlineLabel({ closesAt, isApproximate: true }, inEnglish).label).toBe('About 3 days left');
    expect(deadlineLabel({ closesAt: now }, inEnglish)).toEqual({ urgency: 'past', label: 'Closed' });
  });

  it('show the hour on the last day, if it is known', () => {
    const reader = { now, locale: 'en', words: english.deadline } as const;
    const closesAt = new Date('2026-11-21T11:30:00Z');
    expect(deadlineLabel({ closesAt }, reader)).toEqual({ urgency: 'high', label: 'Closes today, 2:30 pm' });
    expect(deadlineLabel({ closesAt }, { now, locale: 'am', words: amharic.deadline }).label).toBe(
      'ዛሬ ከቀኑ 8:30 ሰዓት ይዘጋል',
    );
    expect(deadlineLabel({ closesAt, isApproximate: true }, reader).label).toBe('Probably closes today');
    expect(deadlineLabel({ closesAt: new Date('2026-11-21T20:59:59Z') }, reader).label).toBe('Closes today');
  });

  it("put the reader's calendar first", () => {
    expect(dateTexts(closing, 'en')).toMatchObject({ main: 'Tue 24 Nov 2026, 10:30 am' });
    expect(dateTexts(closing, 'am')).toMatchObject({ other: expect.stringContaining('2026') });
  });

  it("give the newspaper's own words instead of a date", () => {
    const date = { at: closing.at, alternativeText: '10th working day' };
    expect(dateTexts(date, 'en')).toEqual({ kind: 'text', text: '10th working day' });
    expect(dateTexts({ at: null, alternativeText: null }, 'en')).toBeNull();
  });

  it('write a price in birr, or as printed if it is not an amount', () => {
    expect(priceText('200', 'en', english)).toBe('200\u00a0birr');
    expect(priceText('0', 'am', amharic)).toBe('ነጻ');
    expect(priceText('2 %', 'en', english)).toBe('2 %');
    expect(priceText('2.5%', 'am', amharic)).toBe('2.5%');
    expect(priceText(null, 'en', english)).toBe('Not stated');
  });

  it('call a tender cancelled if it is closed early, for readers who may see its dates', () => {
    const schedule = { kind: 'shown', closes: closing, opens: closing, publications: [] } as const;
    const closed = { ...sampleTender(1), status: 'closed', schedule } as const;
    expect(isCancelled(closed, now)).toBe(true);
    expect(isCancelled(closed, closing.at)).toBe(false);
    expect(isCancelled({ ...closed, status: 'open' }, now)).toBe(false);
    expect(isCancelled({ ...closed, schedule: { kind: 'locked' } }, now)).toBe(false);
  });
});
