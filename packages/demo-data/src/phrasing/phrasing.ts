import type { NoticeKind } from '../objects/object-table.ts';

/** Several wordings of one text, with {placeholders}. */
type Variants = readonly [string, ...string[]];

/** Picks a wording and fills it in. */
export type Say = (variants: Variants) => string;

export type Unit = 'piece' | 'set' | 'pack' | 'quintal' | 'litre' | 'kilogram' | 'roll' | 'metre' | 'head';

interface ClockTime {
  hour: number;
  minute: number;
}

interface CalendarDay {
  gregorian: { year: number; month: number; day: number };
  ethiopian: { year: number; month: number; day: number };
}

export interface Phrasing {
  titles: Readonly<Record<NoticeKind, Variants>>;
  /** The first sentence. It is part of the public snippet, so it must not contain a date, price or contact. */
  invitations: Readonly<Record<NoticeKind, Variants>>;
  /** The second sentence, also public. */
  callForBidders: Variants;
  noticeNumber: Variants;
  headings: { lots: string; requirements: string; submission: string; contact: string };
  lotsLead: Variants;
  lotTable: LotTableWords;
  requirementsLead: Variants;
  requirements: RequirementWords;
  documentSold: Variants;
  documentFree: Variants;
  bondAmount: Variants;
  bondShare: Variants;
  submission: Variants;
  /** In a sale or lease, bidders only offer a price. */
  priceSubmission: Variants;
  closingOnDate: Variants;
  closingByWorkingDays: Variants;
  closingByDays: Variants;
  closingOpenEnded: Variants;
  openingSameDay: Variants;
  openingOtherDay: Variants;
  openingNextDay: Variants;
  holiday: Variants;
  delivery: Readonly<Partial<Record<NoticeKind, Variants>>>;
  validity: Variants;
  rights: Variants;
  address: string;
  phone: string;
  alternativeClose: { workingDays: Variants; days: Variants };
  alternativeOpen: { sameDay: Variants; nextDay: Variants };
  priceInWords: Readonly<Record<number, string>>;
  /** Joins names of objects, which often contain an "and". */
  objects(parts: readonly string[]): string;
  places(parts: readonly string[]): string;
  clock(time: ClockTime): string;
  date(day: CalendarDay): string;
}

export interface LotTableWords {
  lot: string;
  plot: string;
  number: string;
  description: string;
  unit: string;
  quantity: string;
  place: string;
  security: string;
  startingPrice: string;
  area: string;
  units: Readonly<Record<Unit, string>>;
}

export interface RequirementWords {
  licence: Variants;
  tin: Variants;
  vat: Variants;
  registered: Variants;
  clearance: Variants;
  contractor: Variants;
  experience: Variants;
  competence: Variants;
  drugLicence: Variants;
  identity: Variants;
}

/** Fills every {placeholder}; a missing value is a bug in a phrasing table. */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The phrase "${template}" needs a value for {${name}}.`);
    return value;
  });
}

/** "4:30": six hours behind the civil clock, on a dial of twelve. */
export function ethiopianDial({ hour, minute }: ClockTime): string {
  const dial = (hour + 6) % 12;
  return `${dial === 0 ? 12 : dial}:${String(minute).padStart(2, '0')}`;
}

/** "A, B and C" with the language's own separators. */
export function enumerate(parts: readonly string[], separator: string, last: string): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(separator)}${last}${parts.slice(-1).join('')}`;
}
