import { describe, expect, it } from 'vitest';
import { readDay } from './days.ts';
import { readDeadline, readPast, readPrintedDay } from './time-cells.ts';

const now = new Date('2026-11-25T12:00:00Z');

describe('a day in a cell', () => {
  it.each([
    ['2026-11-20', '2026-11-20'],
    ['2026/11/3', '2026-11-03'],
    ['20/11/2026', '2026-11-20'],
    ['11/20/2026', '2026-11-20'],
    ['11.11.2026', '2026-11-11'],
    ['3/11/2026 G.C.', '2026-11-03'],
    ['20 November 2026', '2026-11-20'],
    ['20th Nov. 2026', '2026-11-20'],
    ['20-Nov-2026', '2026-11-20'],
    ['20-Nov-26', '2026-11-20'],
    ['November 20, 2026', '2026-11-20'],
    ['11/03/2019 ዓ.ም', '2026-11-20'],
    ['11-03-2019 E.C', '2026-11-20'],
    ['1ዐ/03/2019 ዓ/ም', '2026-11-19'],
    ['ኅዳር 11 ቀን 2019 ዓ.ም.', '2026-11-20'],
    ['ህዳር 11/2019', '2026-11-20'],
    ['ሕዳር 11 2019', '2026-11-20'],
    ['ጳጉሜ 6 ቀን 2019', '2027-09-11'],
    ['ጳጉሜን 1 ቀን 2018', '2026-09-06'],
    ['29 February 2028', '2028-02-29'],
  ])('%s is read as %s', (text, day) => expect(readDay(text, { now })).toEqual({ ok: true, value: day }));

  it.each([
    ['03/04/2026', 'the day or the month first'],
    ['15/03/2019', 'Ethiopian or Gregorian; write "15/03/2019 ዓ.ም"'],
    ['2026-02-30', 'does not exist'],
    ['30/02/2026', 'does not exist'],
    ['ጳጉሜ 6 ቀን 2018', 'does not exist'],
    ['40/03/2019 ዓ.ም', 'does not exist'],
    ['20 Brumaire 2026', 'is not a date'],
    ['46346', 'is not a date'],
    ['yesterday', 'is not a date'],
    ['20/11/26', 'is not a date'],
  ])('%s is refused', (text, reason) => {
    const day = readDay(text, { now });
    expect(day.ok ? day.value : day.error).toContain(reason);
  });

  it.each([
    ['03/04/2026', '2026-04-03'],
    ['3.4.2026', '2026-04-03'],
    ['11/20/2026', '2026-11-20'],
  ])('%s is read as %s with the day first', (text, day) => {
    expect(readDay(text, { now, isDayFirst: true })).toEqual({ ok: true, value: day });
  });

  it('is refused if it may be of either calendar, with the day first too', () => {
    expect(readDay('11/03/2019', { now, isDayFirst: true })).toMatchObject({ ok: false });
  });

  it.each([
    ['0000-01-01', 'is before 1990'],
    ['1989-12-31', 'is before 1990'],
    ['2026-12-10', 'is too far in the future'],
    ['9999-01-01', 'is too far in the future'],
  ])('cannot be %s as a day of printing', (text, error) => {
    expect(readPrintedDay(text, { now })).toEqual({ ok: false, error });
  });
});

describe('a time in a cell', () => {
  it.each([
    ['2026-12-04T14:30:00Z', '2026-12-04T14:30:00.000Z', true],
    ['2026-12-04T14:30:00.5+03:00', '2026-12-04T11:30:00.000Z', true],
    ['2026-12-04 14:30', '2026-12-04T11:30:00.000Z', true],
    ['4 December 2026, 2:30 PM', '2026-12-04T11:30:00.000Z', true],
    ['4 Dec 2026 at 2:30 PM', '2026-12-04T11:30:00.000Z', true],
    ['2026-12-04 12:00 a.m.', '2026-12-03T21:00:00.000Z', true],
    ['25/03/2019 ዓ.ም 08:00', '2026-12-04T05:00:00.000Z', true],
    ['2026-12-04', '2026-12-04T20:59:00.000Z', false],
  ])('%s is read as %s', (text, iso, hasHour) => {
    expect(readDeadline(text, { now })).toEqual({ ok: true, value: { at: new Date(iso), hasHour } });
  });

  it.each([
    ['2026-12-04 8:00', 'morning or afternoon'],
    ['2026-12-04 ከቀኑ 8:00 ሰዓት', 'an unclear hour'],
    ['ኅዳር 25 ቀን 2019 ዓ.ም ከጠዋቱ 4:00', 'an unclear hour'],
    ['2026-12-31T23:59:60Z', 'minutes or seconds over 59'],
    ['2026-12-04 24:00', 'an hour that does not exist'],
    ['2026-12-04 13:00 PM', 'an hour that does not exist'],
    ['2029-12-31', 'too far in the future'],
    ['0000-01-01T00:00:00Z', 'before 1990'],
    [20_261_204, 'not a date'],
    [{}, 'not text'],
  ])('%s is refused', (cell, reason) => {
    const moment = readDeadline(cell, { now });
    expect(moment.ok ? moment.value : moment.error).toContain(reason);
  });

  it('of a past event is at most a day ahead', () => {
    expect(readPast('2026-11-25', { now }).ok).toBe(true);
    expect(readPast('9999-01-01', { now })).toEqual({ ok: false, error: 'is too far in the future' });
    expect(readPast('2026-11-27', { now }).ok).toBe(false);
  });
});
