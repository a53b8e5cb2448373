import type { LanguageCode } from '@awaj/demo-data/languages';
import type { CalendarDate } from '@awaj/domain/ethiopian-calendar';
import type { PairBuyer } from './buyers.ts';

/** Two ways to say what is bought, or one. */
export type ObjectWords = Readonly<Record<LanguageCode, readonly string[]>>;

/** What a tender is, whatever words it is printed in. */
export interface TenderFacts {
  /** Equal for what is one tender. */
  tender: number;
  buyer: PairBuyer;
  object: ObjectWords;
  quantity: number | null;
  lot: number | null;
  /** Its running number and year. */
  number: readonly [number, number] | null;
  closesOn: CalendarDate;
  hour: number;
  minute: number;
  bond: number;
  price: number;
  phones: readonly string[];
  room: number;
}

/** How one paper prints it. */
export interface Printing {
  language: LanguageCode;
  style: 'long' | 'short' | 'portal';
  /** Which of two wordings. */
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
