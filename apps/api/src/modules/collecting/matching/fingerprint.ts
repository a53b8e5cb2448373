import type { CategorySlug, NoticeType } from '@awaj/reader/reading';
import type { LanguageCode } from '@awaj/reference-data/names';
import type { RegionSlug } from '@awaj/reference-data/regions';
import type { NoticeNumber } from './notice-numbers.ts';

/** The name of a buyer: what kind of organisation it is, and how its proper name sounds. */
export interface BuyerName {
  words: readonly string[];
  names: readonly string[];
}

/** What a notice is about. */
export interface TenderObject {
  /** Goods that its text names anywhere. */
  goods: ReadonlySet<string>;
  /** Goods, works and services where it says what it is about. */
  about: ReadonlySet<string>;
  /** Words there that stand in no table. */
  others: ReadonlySet<string>;
  places: ReadonlySet<string>;
  /** Whether its words were read from a title; otherwise they are those at its beginning. */
  hasTitle: boolean;
  /** "pump:40" */
  quantities: ReadonlySet<string>;
  counts: ReadonlySet<number>;
  /** Of its title, or of its beginning. */
  firstCounts: ReadonlySet<number>;
  lots: ReadonlySet<string>;
}

/** What of a notice is compared with others. */
export interface Fingerprint {
  /** A hash of all words and figures, in order. */
  text: string;
  language: LanguageCode | null;
  type: NoticeType | null;
  number: NoticeNumber | null;
  /** What kinds of organisations it names. */
  organisations: ReadonlySet<string>;
  /** Hashes of its words and of its figures, sorted: how much of two texts is the same. */
  words: Int32Array;
  figures: Int32Array;
  /** Other numbers that its text names. */
  codes: readonly NoticeNumber[];
  buyer: BuyerName | null;
  /** How the words sound that stand in it, to look for the name of a buyer. */
  sounds: ReadonlySet<string>;
  closesAt: string | null;
  closesOn: string | null;
  /** Counted from the day of publication, which is another one in another paper. */
  isCounted: boolean;
  publishedOn: string | null;
  bond: number | null;
  bondPercent: number | null;
  price: number | null;
  /** All amounts of birr in the text. */
  amounts: ReadonlySet<number>;
  phones: ReadonlySet<string>;
  category: CategorySlug | null;
  region: RegionSlug | null;
  object: TenderObject;
}
