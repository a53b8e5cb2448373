import { type CivilTime, timeInAddis } from './calendar-date.ts';

export type DayPart = 'morning' | 'lateMorning' | 'afternoon' | 'evening' | 'night';

/** The Ethiopian clock: twelve hours from six in the morning, and twelve from six in the evening. */
export interface EthiopianTime {
  /** 1 to 12. */
  hour: number;
  minute: number;
  part: DayPart;
}

/** The civil hour at which each part begins, the latest first; before the first it is night. */
const dayParts = [
  [18, 'evening'],
  [12, 'afternoon'],
  [10, 'lateMorning'],
  [6, 'morning'],
] as const satisfies readonly (readonly [number, DayPart])[];

const isDark = { morning: false, lateMorning: false, afternoon: false, evening: true, night: true } satisfies Record<
  DayPart,
  boolean
>;

export function toEthiopianTime({ hour, minute }: CivilTime): EthiopianTime {
  const part = dayParts.find(([firstHour]) => hour >= firstHour)?.[1] ?? 'night';
  return { hour: ((hour + 5) % 12) + 1, minute, part };
}

/**
 * Half past eight in the afternoon is 14:30. The part only separates day from night, because people differ on the rest.
 */
export function toCivilTime({ hour, minute, part }: EthiopianTime): CivilTime {
  const sinceDawn = (hour % 12) + (isDark[part] ? 12 : 0);
  return { hour: (sinceDawn + 6) % 24, minute };
}

/** The Ethiopian clock in Addis Ababa at an instant. */
export const ethiopianTime = (instant: Date): EthiopianTime => toEthiopianTime(timeInAddis(instant));

interface TimeWords {
  dayParts: Readonly<Record<DayPart, string>>;
  ethiopianTime: (clock: string, dayPart: string) => string;
}

export function formatEthiopianTime(instant: Date, words: TimeWords): string {
  const { hour, minute, part } = ethiopianTime(instant);
  return words.ethiopianTime(`${hour}:${String(minute).padStart(2, '0')}`, words.dayParts[part]);
}
