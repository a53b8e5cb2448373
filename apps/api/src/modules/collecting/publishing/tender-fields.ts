import type { TenderChange } from '../../catalog/tenders/tender-changes.ts';
import { isSameValue } from '../../catalog/tenders/tender-events.ts';
import type { CheckedNotice } from '../import/checked-notice.ts';

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

/** What a notice says now and did not say before. What an operator has corrected meanwhile stays as it is. */
export function newlySaid(before: CheckedNotice, now: CheckedNotice): TenderChange {
  const old: Record<string, unknown> = fieldsOf(before);
  return Object.fromEntries(Object.entries(fieldsOf(now)).filter(([name, value]) => !isSameValue(value, old[name])));
}
