import type { NoticeKind } from '@awaj/domain/deadline';
import type { Santim } from '@awaj/domain/money';
import type { TenderType } from '../../../../database/catalog-tables.ts';
import type { Bond } from '../cells/amount-cells.ts';
import type { Printing } from '../cells/lookup-cells.ts';
import type { DayKind } from '../cells/word-cells.ts';
import { snippetOf } from './notice-content.ts';
import type { ColumnName, Values } from './notice-values.ts';
import { printingsOf } from './printings.ts';

/** A valid row: ids for names, santim for birr, and only text that a database can store. */
export interface CheckedNotice {
  externalKey: string | null;
  kind: NoticeKind;
  type: TenderType;
  title: string;
  snippet: string;
  /** Not sanitised yet. That happens when it is stored. */
  contentHtml: string;
  languageId: number;
  company: { name: string; languageId: number };
  categoryIds: readonly number[];
  /** Empty means the whole country. */
  regionIds: readonly number[];
  /** At least one. The same source may occur on several days. */
  sources: readonly Printing[];
  referenceNumber: string | null;
  /** Null means the time of the first import. */
  postedAt: Date | null;
  opensAt: Date | null;
  closesAt: Date | null;
  /** True if the notice gives the hour of its closing. Otherwise `closesAt` is the end of the day. */
  hasClosingHour: boolean;
  alternativeOpenText: string | null;
  alternativeCloseText: string | null;
  deadlineRule: { days: number; dayKind: DayKind } | null;
  documentPrice: Santim | null;
  bond: Bond | null;
  cancelledAt: Date | null;
  /**
   * Columns that a tender needs and this notice does not give, so it must be about an existing tender. Absent if it
   * gives all.
   */
  lacks?: readonly ColumnName[];
}

function deadlineRuleOf({ deadline_days: days, deadline_day_kind: dayKind }: Values): CheckedNotice['deadlineRule'] {
  return days === undefined || dayKind === undefined ? null : { days, dayKind };
}

/** Null if a column is missing that every notice needs. */
export function toNotice(values: Values, lacks: readonly ColumnName[] = []): CheckedNotice | null {
  const { title = '', content = { html: '', text: '' }, language = 0, company, categories = [] } = values;
  const sources = printingsOf(values);
  if (company === undefined || !sources.ok) return null;
  return {
    externalKey: values.external_key ?? null,
    kind: values.kind ?? 'tender',
    type: values.type ?? 'purchase',
    title,
    snippet: values.snippet ?? snippetOf(content.text) ?? title,
    contentHtml: content.html,
    languageId: language,
    company: { name: company, languageId: values.company_language ?? language },
    categoryIds: categories,
    regionIds: values.regions ?? [],
    sources: sources.value,
    referenceNumber: values.reference_number ?? null,
    postedAt: values.posted_at ?? null,
    opensAt: values.opens_at?.at ?? null,
    closesAt: values.closes_at?.at ?? null,
    hasClosingHour: values.closes_at?.hasHour ?? false,
    alternativeOpenText: values.alternative_open_text ?? null,
    alternativeCloseText: values.alternative_close_text ?? null,
    deadlineRule: deadlineRuleOf(values),
    documentPrice: values.document_price ?? null,
    bond: values.bond ?? null,
    cancelledAt: values.cancelled_at ?? null,
    ...(lacks.length > 0 && { lacks }),
  };
}
