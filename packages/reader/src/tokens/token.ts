/** The purpose of a date or hour. */
export type Role = 'closing' | 'opening' | 'sale' | 'visit' | 'question' | 'published' | 'auction' | 'award' | 'other';

/** The side of a date on which a role word stands. Amharic, Tigrinya and Oromo end with the verb. */
export type Side = 'before' | 'after' | 'either';

/** Parts of the day, which a clock of twelve hours needs. */
export type PartOfDay = 'morning' | 'day' | 'afternoon' | 'evening' | 'night' | 'am' | 'pm' | 'noon';

/** 2: certain. 1: usually about offers. 0: only without any other word. */
export type Strength = 0 | 1 | 2;

export type Calendar = 'ethiopian' | 'gregorian';

/**
 * hour: makes a number an hour. localTime: the clock that counts from six. ordinal: follows the number of a day. until
 * and from: before or after a day. dayAfter: a count that begins with the next day. sameDay: "on the same day". moved:
 * to the next working day.
 */
export type Sign =
  | 'hour'
  | 'localTime'
  | 'half'
  | 'day'
  | 'working'
  | 'consecutive'
  | 'ordinal'
  | 'until'
  | 'from'
  | 'dayAfter'
  | 'sameDay'
  | 'lastDay'
  | 'nextDay'
  | 'holiday'
  | 'moved'
  | 'birr'
  | 'percent'
  | 'stop';

/** The purpose of an amount. */
export type Topic = 'bond' | 'performance' | 'price' | 'threshold' | 'value' | 'free';

/** The meaning of a word. Words without a meaning for dates and amounts are no tokens. */
export type Meaning =
  | { kind: 'month'; ethiopian: number | null; gregorian: number | null }
  | { kind: 'weekday'; weekday: number }
  | { kind: 'part'; part: PartOfDay }
  | { kind: 'era'; calendar: Calendar }
  | { kind: 'role'; role: Role; side: Side; strength: Strength; isPutOff?: boolean; isEnd?: boolean }
  | { kind: 'topic'; topic: Topic; isWeak: boolean }
  | { kind: 'numberWord'; value: number; isOrdinal: boolean; isScaleFirst: boolean }
  | { kind: Sign };

export interface Place {
  start: number;
  end: number;
}

/** Digits that are printed together: 26/12/2008, 8:30, 50,000.00. */
export interface Numeric extends Place {
  kind: 'numeric';
  parts: readonly string[];
  separators: string;
}

export type Token = Numeric | (Meaning & Place);
