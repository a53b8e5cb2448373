import type { CalendarDate } from '@awaj/domain/ethiopian-calendar';
import type { categories } from '@awaj/reference-data/categories';
import type { LanguageCode } from '@awaj/reference-data/names';
import type { RegionSlug } from '@awaj/reference-data/regions';
import type { Unreadable } from '../notice-text/index.ts';
import type { Found } from './found.ts';

/** The purpose of a new tender, or a message about an earlier one. */
export type NoticeType =
  | 'purchase'
  | 'sale'
  | 'lease'
  | 'eoi'
  | 'other'
  | 'extension'
  | 'cancellation'
  | 'corrigendum'
  | 'clarification'
  | 'award'
  | 'readvertisement';

export type CategorySlug = (typeof categories)[number]['slug'];

/** "On the 15th working day from the day of publication, at 8:00." */
export interface CountingRule {
  /** The words of the notice. */
  text: string;
  /** The number of the closing day; the day of publication is the first. */
  nth: number;
  working_days: boolean;
  /** By the civil clock, as HH:MM. */
  closes: string | null;
  opens: string | null;
}

/** Everything that a notice says. An instant is ISO text with +03:00. */
export interface Reading {
  /** Why nothing was read, if so. */
  unreadable: Unreadable | null;
  language: Found<LanguageCode> | null;
  type: Found<NoticeType> | null;
  title: Found<string> | null;
  buyer: Found<string> | null;
  number: Found<string> | null;
  published_on: Found<CalendarDate> | null;
  /** The instant, if the hour is known. */
  closes_at: Found<string> | null;
  /** The day, even if the instant is known. */
  closes_on: Found<CalendarDate> | null;
  opens_at: Found<string> | null;
  opens_on: Found<CalendarDate> | null;
  rule: Found<CountingRule> | null;
  bond_birr: Found<number> | null;
  bond_percent: Found<number> | null;
  document_price_birr: Found<number> | null;
  category: Found<CategorySlug> | null;
  region: Found<RegionSlug> | null;
  phones: readonly Found<string>[];
}
