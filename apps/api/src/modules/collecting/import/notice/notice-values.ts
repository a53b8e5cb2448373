import type { NoticeKind } from '@awaj/domain/deadline';
import type { CalendarDate } from '@awaj/domain/ethiopian-calendar';
import type { Santim } from '@awaj/domain/money';
import type { Result } from '@awaj/domain/result';
import type { TenderType } from '../../../../database/catalog-tables.ts';
import type { Bond } from '../cells/amount-cells.ts';
import type { DayContext } from '../cells/days.ts';
import type { Lookups, Printing } from '../cells/lookup-cells.ts';
import type { Moment } from '../cells/time-cells.ts';
import type { DayKind } from '../cells/word-cells.ts';
import type { Content } from './notice-content.ts';

/** The value of each column. Null marks an empty place in a list. */
export interface NoticeValues {
  external_key: string;
  source: readonly (number | null)[];
  published_on: readonly (CalendarDate | null)[];
  sources: readonly Printing[];
  kind: NoticeKind;
  type: TenderType;
  title: string;
  snippet: string;
  content: Content;
  language: number;
  company: string;
  company_language: number;
  categories: readonly number[];
  regions: readonly number[];
  reference_number: string;
  posted_at: Date;
  opens_at: Moment;
  closes_at: Moment;
  alternative_open_text: string;
  alternative_close_text: string;
  deadline_days: number;
  deadline_day_kind: DayKind;
  document_price: Santim;
  bond: Bond;
  cancelled_at: Date;
}
export type ColumnName = keyof NoticeValues;

export interface Context extends DayContext {
  lookups: Lookups;
}

export interface Column<Value> {
  /** The meaning of a cell, in a sentence for typists. */
  meaning: string;
  example: string;
  /** Whether the column must be filled. With `of-tenders`, a later notice may get it from its tender. */
  required?: 'always' | 'of-tenders';
  /** Whether a table may have the column several times. */
  mayRepeat?: true;
  /** Not a column of tables, because only JSON can express the value. */
  isForJson?: true;
  parse(cell: unknown, context: Context): Result<Value, string>;
}

/** The values of filled, valid cells. */
export type Values = Partial<NoticeValues>;
