import type { NoticeKind } from '@awaj/domain/deadline';
import type { Santim } from '@awaj/domain/money';
import type { TenderType } from '../../../database/catalog-tables.ts';
import type { Bond } from './amount-cells.ts';
import type { Printing } from './lookup-cells.ts';
import { snippetOf } from './notice-content.ts';
import type { ColumnName, Values } from './notice-values.ts';
import { printingsOf } from './printings.ts';
import type { DayKind } from './word-cells.ts';

/** A row that holds up: ids for what is looked up, santim for birr, and no text that a database would refuse. */
export interface CheckedNotice {
  externalKey: string | null;
  kind: NoticeKind;
  type: TenderType;
  title: string;
  snippet: string;
  /** As somebody else wrote it: sanitised when it is stored. */
  contentHtml: string;
  languageId: number;
  company: { name: string; languageId: number };
  categoryIds: readonly number[];
  /** Empty for the whole country. */
  regionIds: readonly number[];
  /** At least one; the same source may stand there on several days. */
  sources: readonly Printing[];
  referenceNumber: string | null;
  /** Null for the moment at which it is first imported. */
  postedAt: Date | null;
  opensAt: Date | null;
  closesAt: Date | null;
  /** Whether the notice gives the hour of its closing; else `closesAt` is the end of the day. */
  hasClosingHour: boolean;
  alternativeOpenText: string | null;
  alternativeCloseText: string | null;
  deadlineRule: { days: number; dayKind: DayKind } | null;
  documentPrice: Santim | null;
  bond: Bond | null;
  cancelledAt: Date | null;
  /** What makes a tender and is not said: such a notice can only be about a tender that is here. Absent where all is said. */
  lacks?: readonly ColumnName[];
}

function deadlineRuleOf({ deadline_days: days, deadline_day_kind: dayKind }: Values): CheckedNotice['deadlineRule'] {
  return days === undefined || dayKind === undefined ? null : { days, dayKind };
}

/** Null where something is missing that no notice can do without. */
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
