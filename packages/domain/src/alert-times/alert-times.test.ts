import { describe, expect, it } from 'vitest';
import { alertTimeBefore, firstAlertTime, firstAlertTimeTomorrow, isQuietTime, nextAlertTime } from './index.ts';

/** Addis Ababa is three hours ahead of UTC. 25 November 2026 is a Wednesday, the 30th a Monday. */
const at = (text: string) => new Date(`2026-${text}+03:00`);

describe('a saved search is due again', () => {
  it.each([
    ['daily', 7, '11-25T06:59', '11-25T07:00'],
    ['daily', 7, '11-25T07:00', '11-26T07:00'],
    ['daily', 0, '11-25T23:30', '11-26T00:00'],
    ['weekly', 7, '11-25T06:59', '11-30T07:00'],
    ['weekly', 9, '11-30T08:00', '11-30T09:00'],
    ['weekly', 9, '11-30T09:00', '12-07T09:00'],
  ] as const)('%s at %i, after %s: %s', (frequency, hour, after, next) => {
    expect(nextAlertTime({ frequency, hour }, at(after))).toEqual(at(next));
  });

  it('as soon as it finds something', () => {
    expect(nextAlertTime({ frequency: 'at_once', hour: 7 }, at('11-25T07:00'))).toBeNull();
  });
});

const times = (quietFrom: number, quietUntil: number, holidayUntil: `${number}-${number}-${number}` | null = null) => ({
  quietFrom,
  quietUntil,
  holidayUntil,
});

describe('alerts go out', () => {
  it.each([
    ['by day', times(21, 7), '11-25T12:00', '11-25T12:00'],
    ['not in the evening', times(21, 7), '11-25T21:00', '11-26T07:00'],
    ['not in the early morning', times(21, 7), '11-25T06:59', '11-25T07:00'],
    ['from the end of the night on', times(21, 7), '11-25T07:00', '11-25T07:00'],
    ['not at noon, where that is wanted', times(12, 14), '11-25T12:30', '11-25T14:00'],
    ['after it', times(12, 14), '11-25T14:00', '11-25T14:00'],
    ['at any hour without quiet hours', times(7, 7), '11-25T03:00', '11-25T03:00'],
    ['when the holiday is over', times(21, 7, '2026-12-01'), '11-25T12:00', '12-01T07:00'],
    ['from midnight on then, without quiet hours', times(0, 0, '2026-12-01'), '11-25T12:00', '12-01T00:00'],
    ['as usual on the day on which it ends', times(21, 7, '2026-11-25'), '11-25T12:00', '11-25T12:00'],
  ])('%s', (_when, chosen, from, first) => {
    expect(firstAlertTime(chosen, at(from))).toEqual(at(first));
    expect(isQuietTime(chosen, at(from))).toBe(first !== from);
  });

  it('in the morning of the next day', () => {
    expect(firstAlertTimeTomorrow(times(21, 7), at('11-25T12:00'))).toEqual(at('11-26T07:00'));
  });
});

describe('an alert about a deadline is sent', () => {
  it.each([
    ['by day, at once', times(21, 7), '11-25T12:00', '11-26T12:00', '11-25T12:00'],
    ['at night, in the morning', times(21, 7), '11-25T22:00', '11-26T12:00', '11-26T07:00'],
    ['at night, at once where it ends before the morning', times(21, 7), '11-25T22:00', '11-26T06:00', '11-25T22:00'],
    ['at night, at once where it ends as the night does', times(21, 7), '11-25T22:00', '11-26T07:00', '11-25T22:00'],
    ['after the holiday', times(21, 7, '2026-12-01'), '11-25T22:00', '12-01T12:00', '12-01T07:00'],
    [
      'in the morning where it ends in the holiday',
      times(21, 7, '2026-12-01'),
      '11-25T22:00',
      '11-30T12:00',
      '11-26T07:00',
    ],
    ['at any hour but the quiet ones where nobody knows its end', times(21, 7), '11-25T22:00', null, '11-26T07:00'],
  ] as const)('%s', (_when, chosen, from, end, told) => {
    expect(alertTimeBefore(chosen, at(from), end && at(end))).toEqual(at(told));
  });
});
