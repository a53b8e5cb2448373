import { changeTender, mergePrintings, type TenderChange } from '../../catalog/tenders/records/tender-changes.ts';
import { readTenders } from '../../catalog/tenders/records/tender-records.ts';
import { deadlineOf, otherDeadline, saysDeadline } from './notice-deadline.ts';
import { identityOf, isHash, type KeyedNotice } from './notice-keys.ts';
import { insertNotices, readOfDay, readRecords, type StoredNotice } from './notice-store.ts';
import { type Publication, type Publishing, refused } from './publishing.ts';
import { changeBy } from './tender-fields.ts';
import { eventFor, updateTender } from './update-tender.ts';

/**
 * Finds the earlier version of a notice without a key: the only one of the same tender, source, day and language that
 * is missing from the import. A paper prints a tender once a day, so its row was corrected.
 */
async function earlierVersion(
  { notice, key, sourceId }: KeyedNotice,
  tenderId: number,
  { trx, isStillInImport }: Publishing,
): Promise<StoredNotice | null> {
  if (!isHash(key)) return null;
  const ofDay = await readOfDay(trx, tenderId, sourceId, notice.sources[0]?.publishedOn ?? '');
  const isEarlier = (each: StoredNotice) =>
    isHash(each.key) &&
    each.record.kind === notice.kind &&
    each.record.languageId === notice.languageId &&
    !isStillInImport(identityOf(each));
  const [earlier = null, ...others] = ofDay.filter(isEarlier);
  return others.length === 0 ? earlier : null;
}

/**
 * Adds a notice to an existing tender: another printing, an extension, cancellation, corrigendum, award or
 * re-advertisement.
 */
export async function addToTender(keyed: KeyedNotice, tenderId: number, publishing: Publishing): Promise<Publication> {
  const { trx, cause, calendar } = publishing;
  const { notice } = keyed;
  const [tender] = await readTenders(trx, [tenderId]);
  const placed = { ...keyed, tenderId };
  // The tender was withdrawn and stays so.
  if (!tender) {
    await insertNotices(publishing, [placed]);
    return { kind: 'same' };
  }
  const earlier = await earlierVersion(keyed, tenderId, publishing);
  if (earlier) return updateTender(earlier, keyed, publishing);
  const isDated = saysDeadline(notice);
  if (notice.kind === 'extension' && !isDated) return refused('is an extension without a new deadline');
  const own = isDated ? deadlineOf(notice, notice.sources, calendar) : null;
  if (own?.ok === false) return refused(own.error);
  const before = await readRecords(trx, tenderId);
  const change: TenderChange = {
    ...changeBy(notice, tender),
    sources: mergePrintings(tender.sources, notice.sources),
    ...otherDeadline(before, [...before, notice], calendar),
  };
  const [noticeId = null] = await insertNotices(publishing, [placed]);
  const isPrintedAgain = notice.kind === 'tender' && !change.closesAt && !change.cancelledAt;
  const kind = isPrintedAgain ? 'printed' : eventFor(notice.kind, change, tender);
  await changeTender(trx, tender.id, kind, change, { ...cause, noticeId });
  return { kind: 'changed' };
}
