import type { Kind } from './objects/tender-object.ts';

export const languages = ['am', 'en', 'om', 'ti'] as const;
export type Language = (typeof languages)[number];

/** The same thing said in each language. */
export type Wording = Readonly<Record<Language, string>>;

/** A sentence in the wording of two papers. Words in braces are filled in. */
export type TwoWays = readonly [string, string];

/** What can become of a tender that was printed before. */
export const followUps = ['extension', 'cancellation', 'corrigendum', 'award', 'readvertisement'] as const;
export type FollowUp = (typeof followUps)[number];

export interface Phrasing {
  titles: Readonly<Record<Kind, TwoWays>>;
  invitations: Readonly<Record<Kind, TwoWays>>;
  number: TwoWays;
  requirements: TwoWays;
  lots: TwoWays;
  lot: string;
  document: TwoWays;
  bondAmount: TwoWays;
  bondPercent: TwoWays;
  submission: TwoWays;
  closesOnDay: TwoWays;
  closesOnNthDay: TwoWays;
  closesOnNthWorkingDay: TwoWays;
  opensSameDay: TwoWays;
  holiday: TwoWays;
  rights: TwoWays;
  contact: TwoWays;
  followUp: Readonly<Record<FollowUp, { title: string; text: string }>>;
  /** The months of the Ethiopian year, ending with Pagume. */
  months: readonly string[];
  dates: TwoWays;
  /** Parts of the day until 6, 9, 12 and 18 o'clock and after; they precede the hour of the Ethiopian clock. */
  partsOfDay: readonly [string, string, string, string, string];
  hour: TwoWays;
}
