import { isBeforeClosing, type TenderChange } from '../../catalog/tenders/records/tender-changes.ts';
import { isSameValue } from '../../catalog/tenders/records/tender-events.ts';
import type { TenderRecord } from '../../catalog/tenders/records/tender-records.ts';
import type { CheckedNotice } from '../import/notice/checked-notice.ts';
import type { ColumnName } from '../import/notice/notice-values.ts';

/** The fields of a tender in a notice, except deadline, printings and buyer. */
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

/** Only fields with a value. A later notice without a field does not clear it. */
function saidBy(notice: CheckedNotice, names: readonly (keyof ReturnType<typeof fieldsOf>)[]): TenderChange {
  const fields = fieldsOf(notice);
  return Object.fromEntries(names.filter((name) => fields[name] !== null).map((name) => [name, fields[name]]));
}

const factsOfCorrigendum = ['opensAt', 'documentPrice', 'bond', 'bondPercent', 'referenceNumber', 'type'] as const;

/** Fields that the tender lacks and this notice has. */
function stillUnsaid(notice: CheckedNotice, tender: TenderRecord): TenderChange {
  const isOldOpening = notice.opensAt && tender.closesAt && isBeforeClosing(notice.opensAt, tender.closesAt);
  const hasBond = tender.bond !== null || tender.bondPercent !== null;
  const said = saidBy(notice, [
    ...(['documentPrice', 'referenceNumber', 'cancelledAt'] as const),
    ...(isOldOpening ? [] : (['opensAt'] as const)),
    ...(hasBond ? [] : (['bond', 'bondPercent'] as const)),
  ]);
  return Object.fromEntries(Object.entries(said).filter(([name]) => tender[name as keyof TenderRecord] === null));
}

/** The change that a further notice makes to a tender. The text stays that of the first notice. */
export function changeBy(notice: CheckedNotice, tender: TenderRecord): TenderChange {
  if (notice.kind === 'tender') return stillUnsaid(notice, tender);
  if (notice.kind === 'cancellation')
    return { cancelledAt: notice.cancelledAt ?? new Date(`${notice.sources[0]?.publishedOn}T00:00:00+03:00`) };
  if (notice.kind === 're-advertisement') return { ...saidBy(notice, factsOfCorrigendum), cancelledAt: null };
  if (notice.kind === 'extension') return saidBy(notice, ['opensAt']);
  return notice.kind === 'corrigendum' ? saidBy(notice, factsOfCorrigendum) : {};
}

const fieldsIn = {
  title: ['title'],
  content: ['contentHtml', 'snippet'],
  language: ['languageId'],
  categories: ['categoryIds'],
} as const satisfies Partial<Record<ColumnName, readonly (keyof TenderChange)[]>>;

/** The fields that one of two versions leaves to its tender. */
function fieldsLeftOut(...versions: readonly CheckedNotice[]): ReadonlySet<string> {
  const lacks = new Set(versions.flatMap((version) => version.lacks ?? []));
  return new Set(
    Object.entries(fieldsIn).flatMap(([column, fields]) => (lacks.has(column as ColumnName) ? fields : [])),
  );
}

/** Whether the notice has the title and text of the tender. Others have their own, such as "Cancellation of …". */
const hasTextOfTender = ({ kind }: CheckedNotice): boolean => kind === 'tender' || kind === 're-advertisement';

const textFields = ['title', 'contentHtml', 'snippet', 'languageId'] as const satisfies readonly (keyof TenderChange)[];

/** Fields that differ from the earlier version. An operator's corrections to other fields stay. */
function newlySaid(before: CheckedNotice, now: CheckedNotice): TenderChange {
  const old: Record<string, unknown> = fieldsOf(before);
  const leftOut = new Set([...fieldsLeftOut(before, now), ...(hasTextOfTender(now) ? [] : textFields)]);
  const isNew = ([name, value]: [string, unknown]) => !(leftOut.has(name) || isSameValue(value, old[name]));
  return Object.fromEntries(Object.entries(fieldsOf(now)).filter(isNew));
}

/** The change between two versions of a notice. A source may cancel a tender under the same key. */
export const changeByVersion = (before: CheckedNotice, now: CheckedNotice, tender: TenderRecord): TenderChange =>
  before.kind === 'tender' && !hasTextOfTender(now) ? changeBy(now, tender) : newlySaid(before, now);
