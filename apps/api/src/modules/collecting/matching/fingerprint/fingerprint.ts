import type { CategorySlug, NoticeType } from '@awaj/reader/reading';
import type { LanguageCode } from '@awaj/reference-data/names';
import type { RegionSlug } from '@awaj/reference-data/regions';
import type { NoticeNumber } from './notice-numbers.ts';

/** The name of a buyer: its kind of organisation, and the sound of its proper name. */
export interface BuyerName {
  words: readonly string[];
  names: readonly string[];
}

/** The object of a tender. */
export interface TenderObject {
  /** Goods anywhere in the text. */
  goods: ReadonlySet<string>;
  /** Goods, works and services in the title or the beginning. */
  about: ReadonlySet<string>;
  /** Words there that are in no table. */
  others: ReadonlySet<string>;
  /** The sounds of the longer ones of them. */
  sounds: ReadonlySet<string>;
  places: ReadonlySet<string>;
  /** The names beside words such as town and road: "city MKL". */
  sites: ReadonlySet<string>;
  /** The sounds of all words in the sentence of the title or in the beginning that say what this tender is about. */
  content: ReadonlySet<string>;
  /** The sounds of the names there, which Latin script writes with a capital. */
  names: ReadonlySet<string>;
  /** True if the words are from a title. Otherwise they are from the beginning of the text. */
  hasTitle: boolean;
  /** Such as "pump:40". */
  quantities: ReadonlySet<string>;
  counts: ReadonlySet<number>;
  /** Counts in the title or the beginning. */
  firstCounts: ReadonlySet<number>;
  lots: ReadonlySet<string>;
  properties: ReadonlySet<string>;
}

/** The parts of a notice that are compared with other notices. */
export interface Fingerprint {
  /** A hash of all words and figures in order. */
  text: string;
  language: LanguageCode | null;
  type: NoticeType | null;
  number: NoticeNumber | null;
  /** Kinds of organisations that are named. */
  organisations: ReadonlySet<string>;
  /** Sorted hashes of the words and figures, to measure how similar two texts are. */
  words: Int32Array;
  figures: Int32Array;
  /** Other numbers in the text. */
  codes: readonly NoticeNumber[];
  buyer: BuyerName | null;
  /** How papers shorten the buyer's name: the signs of the letters in EEU, sorted. */
  shortNames: ReadonlySet<string>;
  /** The sounds of all words, to find a buyer's name. */
  sounds: ReadonlySet<string>;
  closesAt: string | null;
  closesOn: string | null;
  /** All dates that the text names. */
  days: ReadonlySet<string>;
  /** True if the text names an hour or a day, though perhaps no date could be read. */
  isDated: boolean;
  /** True if the deadline is counted from publication, so that it differs between papers. */
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
