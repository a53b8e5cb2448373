import { describe, expect, it } from 'vitest';
import { loadArea } from '../../load.ts';

const en = await loadArea('deadline', 'en');
const am = await loadArea('deadline', 'am');

describe('how a deadline was found', () => {
  it.each([
    [15, false, ['Gena'], '15 working days from 3 Hedar, without Saturdays, Sundays and one holiday (Gena)'],
    [15, false, [], '15 working days from 3 Hedar, without Saturdays and Sundays'],
    [
      20,
      true,
      ['Gena', 'Timkat'],
      '20 working days from 3 Hedar, with Saturdays, without Sundays and 2 holidays (Gena, Timkat)',
    ],
    [1, true, [], '1 working day from 3 Hedar, with Saturdays, without Sundays'],
  ])('is shown in English for %i working days, Saturdays %s, holidays %o', (count, saturdays, holidays, text) => {
    expect(en.workingDays(count, '3 Hedar', saturdays, holidays)).toBe(text);
  });

  it.each([
    [15, false, ['ገና'], 'ከ3 ኅዳር ጀምሮ 15 የሥራ ቀናት፣ ቅዳሜ፣ እሑድ እና አንድ የበዓል ቀን (ገና) ሳይቆጠሩ'],
    [15, false, [], 'ከ3 ኅዳር ጀምሮ 15 የሥራ ቀናት፣ ቅዳሜ እና እሑድ ሳይቆጠሩ'],
    [20, true, ['ገና', 'ጥምቀት'], 'ከ3 ኅዳር ጀምሮ 20 የሥራ ቀናት፣ ቅዳሜ ተቆጥሮ፣ እሑድ እና 2 የበዓል ቀናት (ገና፣ ጥምቀት) ሳይቆጠሩ'],
    [1, true, [], 'ከ3 ኅዳር ጀምሮ 1 የሥራ ቀን፣ ቅዳሜ ተቆጥሮ፣ እሑድ ሳይቆጠር'],
  ])('is shown in Amharic for %i working days, Saturdays %s, holidays %o', (count, saturdays, holidays, text) => {
    expect(am.workingDays(count, '3 ኅዳር', saturdays, holidays)).toBe(text);
  });

  it('is shown for plain days and estimates', () => {
    expect(en.plainDays(20, '3 Hedar')).toBe('20 days from 3 Hedar, with weekends and holidays');
    expect(am.plainDays(20, '3 ኅዳር')).toBe('ከ3 ኅዳር ጀምሮ 20 ቀናት፣ የእረፍትና የበዓል ቀናትን ጨምሮ');
    expect(en.estimated(60, '3 Hedar')).toContain('60 days after it was last printed, on 3 Hedar.');
    expect(am.estimated(60, '3 ኅዳር')).toContain('ከ3 ኅዳር በኋላ 60 ቀናት');
  });

  it('says "about" after the date in Amharic, and before it in English', () => {
    expect(en.about('3 Hedar')).toBe('about 3 Hedar');
    expect(am.about('3 ኅዳር')).toBe('3 ኅዳር ገደማ');
  });
});
