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

/** The figures of what is left, with their units; none when nothing is. */
export const countdownParts = (leftMs: number, units: CountdownUnits): CountdownPart[] =>
  leftMs <= 0
    ? []
    : figuresOf(countdown(leftMs)).map(([unit, count]) => ({ value: twoDigits(count), unit: units[unit] }));

/** A count with its word, in the singular where it is one. */
export type SpokenUnits = Readonly<Record<'days' | 'hours' | 'minutes', (count: number) => string>>;

/** For screen readers: without the seconds, which would be read for ever. The last minute counts as one. */
export const leftInWords = (leftMs: number, say: SpokenUnits): string =>
  figuresOf(countdown(leftMs))
    .flatMap(([unit, count]) => (unit === 'seconds' || count === 0 ? [] : [say[unit](count)]))
    .join(' ') || say.minutes(1);
