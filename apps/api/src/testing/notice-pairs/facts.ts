import type { LanguageCode } from '@awaj/demo-data/languages';
import type { CalendarDate } from '@awaj/domain/ethiopian-calendar';
import type { PairBuyer } from './buyers.ts';

/** The goods or works in each language, in one or two wordings. */
export type ObjectWords = Readonly<Record<LanguageCode, readonly string[]>>;

/** The facts of a tender, independent of how it is printed. */
export interface TenderFacts {
  /** The same for all notices of one tender. */
  tender: number;
  buyer: PairBuyer;
  object: ObjectWords;
  quantity: number | null;
  lot: number | null;
  /** Serial number and year of the reference number. */
  number: readonly [number, number] | null;
  closesOn: CalendarDate;
  hour: number;
  minute: number;
  bond: number;
  price: number;
  phones: readonly string[];
  room: number;
}

/** How one paper prints the notice. */
export interface Printing {
  language: LanguageCode;
  style: 'long' | 'short' | 'portal';
  /** Which of the two wordings is used. */
  way: 0 | 1;
  givesNumber: boolean;
  publishedOn: CalendarDate;
  hasTypingFaults: boolean;
  kind: 'tender' | 'extension' | 'cancellation';
}

export interface PrintedNotice {
  id: string;
  tender: number;
  text: string;
  published_on: CalendarDate;
}
