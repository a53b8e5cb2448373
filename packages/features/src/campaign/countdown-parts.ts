import { type Countdown, countdown } from '@awaj/domain/countdown';

export interface CountdownUnits {
  days: string;
  hours: string;
  minutes: string;
  seconds: string;
}

export interface CountdownPart {
  value: string;
  unit: string;
}

const twoDigits = (count: number): string => String(count).padStart(2, '0');

const figuresOf = (left: Countdown): [keyof CountdownUnits, number][] =>
  left.form === 'days'
    ? [
        ['days', left.days],
        ['hours', left.hours],
        ['minutes', left.minutes],
      ]
    : [
        ['hours', left.hours],
        ['minutes', left.minutes],
        ['seconds', left.seconds],
      ];

/** The figures of the time left, with their units; empty when it is over. */
export const countdownParts = (leftMs: number, units: CountdownUnits): CountdownPart[] =>
  leftMs <= 0
    ? []
    : figuresOf(countdown(leftMs)).map(([unit, count]) => ({ value: twoDigits(count), unit: units[unit] }));

/** A count with its unit, in the singular for one. */
export type SpokenUnits = Readonly<Record<'days' | 'hours' | 'minutes', (count: number) => string>>;

/** For screen readers, without seconds, which would be announced endlessly. The last minute counts as one. */
export const leftInWords = (leftMs: number, say: SpokenUnits): string =>
  figuresOf(countdown(leftMs))
    .flatMap(([unit, count]) => (unit === 'seconds' || count === 0 ? [] : [say[unit](count)]))
    .join(' ') || say.minutes(1);
