import { dateInAddis } from '@awaj/domain/ethiopian-calendar';
import type { TenderEventKind } from '../../../../database/catalog-tables.ts';
import type { Database } from '../../../../database/database.ts';
import { type Cause, changesBetween, type FieldChanges, recordEvents } from './tender-events.ts';
import { isSamePrinting, type Printing, readTenders, type TenderRecord } from './tender-records.ts';
import { rewriteTenders } from './tenders.writer.ts';

export type TenderChange = Partial<Omit<TenderRecord, 'id' | 'createdAt' | 'deadlineVersion'>>;

/** Merges printings by day, each once. */
export function mergePrintings(...lists: readonly (readonly Printing[])[]): Printing[] {
  const byKey = new Map(lists.flat().map((printing) => [`${printing.publishedOn} ${printing.sourceId}`, printing]));
  return [...byKey.values()].sort((a, b) => a.publishedOn.localeCompare(b.publishedOn) || a.sourceId - b.sourceId);
}

export const withoutPrintings = (list: readonly Printing[], removed: readonly Printing[]): Printing[] =>
  list.filter((printing) => !removed.some((each) => isSamePrinting(each, printing)));

const toldKinds: readonly TenderEventKind[] = ['extended', 'cancelled', 're-advertised'];
const toldFields: readonly (keyof TenderRecord)[] = ['closesAt', 'opensAt', 'documentPrice', 'bond', 'bondPercent'];

/** Whether those who saved the tender are alerted, because the change affects a bid. */
const isToTell = (kind: TenderEventKind, changes: FieldChanges): boolean =>
  toldKinds.includes(kind) || (kind === 'corrected' && toldFields.some((field) => field in changes));

/** Queues alerts about the events for those who saved the tenders. */
async function announceChanges(trx: Database, events: readonly number[]): Promise<void> {
  const rows = events.map((event_id) => ({ event_id }));
  if (rows.length > 0) await trx.insertInto('pending_change_alerts').values(rows).execute();
}

/** A bond is an amount or a percentage. A new one of either kind replaces the other. */
function withOneBond(change: TenderChange): TenderChange {
  if (change.bond != null) return { ...change, bondPercent: null };
  return change.bondPercent == null ? change : { ...change, bond: null };
}

/** Bids are not opened before they close: such an opening was stated for an earlier deadline. */
export const isBeforeClosing = (opensAt: Date, closesAt: Date): boolean => dateInAddis(opensAt) < dateInAddis(closesAt);

/** A later deadline removes an opening that was stated for the old one. */
function withoutOldOpening({ closesAt, opensAt }: TenderRecord, change: TenderChange): TenderChange {
  if (!closesAt || !opensAt || !change.closesAt || 'opensAt' in change) return change;
  const isOld = !isBeforeClosing(opensAt, closesAt) && isBeforeClosing(opensAt, change.closesAt);
  return isOld ? { ...change, opensAt: null } : change;
}

/**
 * The only way to change a tender: everything derived for lists and searches is rewritten with it, and the event is
 * recorded. Returns the changes; empty if nothing changed, null if there is no such tender.
 */
export async function changeTender(
  trx: Database,
  id: number,
  kind: TenderEventKind,
  wanted: TenderChange,
  cause: Cause,
): Promise<FieldChanges | null> {
  const [before] = await readTenders(trx, [id]);
  if (!before) return null;
  const change = withoutOldOpening(before, withOneBond(wanted));
  const changes = changesBetween(before, change);
  if (Object.keys(changes).length === 0) return changes;
  const deadlineVersion = before.deadlineVersion + (changes.closesAt ? 1 : 0);
  await rewriteTenders(trx, [{ ...before, ...change, deadlineVersion }], cause.at);
  const events = await recordEvents(trx, [{ tenderId: id, kind, changes, ...cause }]);
  if (isToTell(kind, changes)) await announceChanges(trx, events);
  return changes;
}

/** Records that a company's bid documents are available, for each open tender with their reference number. */
export async function noteDocuments(
  trx: Database,
  { companyId, referenceNumber }: { companyId: number; referenceNumber: string },
  cause: Cause,
): Promise<void> {
  const tenders = await trx
    .selectFrom('tenders')
    .select('id')
    .where('company_id', '=', companyId)
    .where('reference_number', '=', referenceNumber)
    .where('open_until', '>', cause.at)
    .execute();
  const events = tenders.map(({ id }) => ({ tenderId: id, kind: 'document-added' as const, ...cause }));
  await announceChanges(trx, await recordEvents(trx, events));
}
