import type { NoticeKind } from '@awaj/domain/deadline';
import type { CalendarDate } from '@awaj/domain/ethiopian-calendar';
import type { Santim } from '@awaj/domain/money';
import type { Result } from '@awaj/domain/result';
import type { TenderType } from '../../../database/catalog-tables.ts';
import type { Bond } from './amount-cells.ts';
import type { DayContext } from './days.ts';
import type { Lookups, Printing } from './lookup-cells.ts';
import type { Content } from './notice-content.ts';
import type { Moment } from './time-cells.ts';
import type { DayKind } from './word-cells.ts';

/** What each column holds once its cell is read; null stands for a place that is left free in a list. */
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
  /** What a cell means, in a sentence for those who fill it. */
  meaning: string;
  example: string;
  /** Whether a row has to have something in it: `of-tenders` where a later notice has it from the tender that it is about. */
  required?: 'always' | 'of-tenders';
  /** Whether a table may have the column more than once. */
  mayRepeat?: true;
  /** Left out of tables: the value has a shape that only JSON can write. */
  isForJson?: true;
  parse(cell: unknown, context: Context): Result<Value, string>;
}

/** Of the cells that are filled and right. */
export type Values = Partial<NoticeValues>;
