import type { TenderChange } from '../../catalog/tenders/tender-changes.ts';
import { isSameValue } from '../../catalog/tenders/tender-events.ts';
import type { CheckedNotice } from '../import/checked-notice.ts';
import type { ColumnName } from '../import/notice-values.ts';

/** What a notice says of a tender, apart from its deadline, its printings and its buyer. */
export const fieldsOf = (notice: CheckedNotice) =>
  ({
    title: notice.title,
    contentHtml: notice.contentHtml,
    snippet: notice.snippet,
    languageId: notice.languageId,
    categoryIds: notice.categoryIds,
    regionIds: notice.regionIds,
    opensAt: notice.opensAt,
    alternativeOpenText: notice.alternativeOpenText,
    alternativeCloseText: notice.alternativeCloseText,
    documentPrice: notice.documentPrice,
    bond: notice.bond?.kind === 'amount' ? notice.bond.santim : null,
    bondPercent: notice.bond?.kind === 'percent' ? notice.bond.percent : null,
    type: notice.type,
    referenceNumber: notice.referenceNumber,
    cancelledAt: notice.cancelledAt,
  }) satisfies TenderChange;

/** What of it is something: a later notice that leaves a field out does not empty it. */
export function saidBy(notice: CheckedNotice, names: readonly (keyof ReturnType<typeof fieldsOf>)[]): TenderChange {
  const fields = fieldsOf(notice);
  return Object.fromEntries(names.filter((name) => fields[name] !== null).map((name) => [name, fields[name]]));
}

const fieldsIn = {
  title: ['title'],
  content: ['contentHtml', 'snippet'],
  language: ['languageId'],
  categories: ['categoryIds'],
} as const satisfies Partial<Record<ColumnName, readonly (keyof TenderChange)[]>>;

/** What one of two versions leaves to the tender that it is about. */
function fieldsLeftOut(...versions: readonly CheckedNotice[]): ReadonlySet<string> {
  const lacks = new Set(versions.flatMap((version) => version.lacks ?? []));
  return new Set(
    Object.entries(fieldsIn).flatMap(([column, fields]) => (lacks.has(column as ColumnName) ? fields : [])),
  );
}

/** What a notice says now and did not say before. What an operator has corrected meanwhile stays as it is. */
export function newlySaid(before: CheckedNotice, now: CheckedNotice): TenderChange {
  const old: Record<string, unknown> = fieldsOf(before);
  const leftOut = fieldsLeftOut(before, now);
  const isNew = ([name, value]: [string, unknown]) => !(leftOut.has(name) || isSameValue(value, old[name]));
  return Object.fromEntries(Object.entries(fieldsOf(now)).filter(isNew));
}
