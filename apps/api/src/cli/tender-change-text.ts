import { formatAmount } from '@awaj/domain/money';
import type { FieldChanges } from '../modules/catalog/tenders/records/tender-events.ts';
import { formatInstant } from './table.ts';

const longestValue = 60;

/** The names of a tender's fields for an operator. Columns of an import have the same names. */
const columns: Readonly<Record<string, string>> = {
  companyId: 'company',
  contentHtml: 'content',
  languageId: 'language',
  categoryIds: 'categories',
  regionIds: 'regions',
  referenceNumber: 'reference_number',
  opensAt: 'opens_at',
  closesAt: 'closes_at',
  alternativeOpenText: 'alternative_open_text',
  alternativeCloseText: 'alternative_close_text',
  documentPrice: 'document_price',
  bondPercent: 'bond in %',
  cancelledAt: 'cancelled_at',
  sources: 'printed',
};
/** The working is left out because it follows from the deadline. */
const unsaid = 'deadlineWorking';
const amounts = ['documentPrice', 'bond'];
const moments = ['opensAt', 'closesAt', 'cancelledAt'];

/** Lists the columns that have changed: "closes_at, bond". */
export const changedColumns = (fields: readonly string[]): string =>
  fields
    .filter((name) => name !== unsaid)
    .map((name) => columns[name] ?? name)
    .join(', ');

interface Printing {
  sourceId: number;
  publishedOn: string;
}

export const printingsIn = (changes: FieldChanges): Printing[] => (changes.sources ?? []).flat() as Printing[];

function shortened(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;
}

/** Prints the changes on one line: "closes_at: 2026-12-12 14:00 → 2027-01-20 14:00". */
export function changeText(changes: FieldChanges, nameOfSource: (id: number) => string): string {
  const textOf = (field: string, value: unknown): string => {
    if (value === null || value === undefined) return '–';
    if (moments.includes(field)) return formatInstant(new Date(String(value)));
    if (amounts.includes(field)) return formatAmount(Number(value));
    if (field !== 'sources') return shortened(value);
    return (value as Printing[]).map((each) => `${nameOfSource(each.sourceId)} ${each.publishedOn}`).join(', ');
  };
  return Object.entries(changes)
    .filter(([field]) => field !== unsaid)
    .map(([field, [from, to]]) => `${columns[field] ?? field}: ${textOf(field, from)} → ${textOf(field, to)}`)
    .join('; ');
}
