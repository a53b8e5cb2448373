import { changeTender, mergePrintings, type TenderChange } from '../../catalog/tenders/tender-changes.ts';
import { readTenders, type TenderRecord } from '../../catalog/tenders/tender-records.ts';
import type { CheckedNotice } from '../import/checked-notice.ts';
import { deadlineOf, otherDeadline, saysDeadline } from './notice-deadline.ts';
import { identityOf, isHash, type KeyedNotice } from './notice-keys.ts';
import { insertNotices, readOfDay, readRecords, type StoredNotice } from './notice-store.ts';
import { type Publication, type Publishing, refused } from './publishing.ts';
import { saidBy } from './tender-fields.ts';
import { eventFor, updateTender } from './update-tender.ts';

const factsOfCorrigendum = ['opensAt', 'documentPrice', 'bond', 'bondPercent', 'referenceNumber', 'type'] as const;

/** What another paper says and the first one did not. */
function stillUnsaid(notice: CheckedNotice, tender: TenderRecord): TenderChange {
  const hasBond = tender.bond !== null || tender.bondPercent !== null;
  const said = saidBy(notice, [
    ...(['opensAt', 'documentPrice', 'referenceNumber', 'cancelledAt'] as const),
    ...(hasBond ? [] : (['bond', 'bondPercent'] as const)),
  ]);
  return Object.fromEntries(Object.entries(said).filter(([name]) => tender[name as keyof TenderRecord] === null));
}

/** What one more notice about a tender changes of it. Its text stays that of the first one. */
function changeBy(notice: CheckedNotice, tender: TenderRecord): TenderChange {
  if (notice.kind === 'tender') return stillUnsaid(notice, tender);
  if (notice.kind === 'cancellation')
    return { cancelledAt: notice.cancelledAt ?? new Date(`${notice.sources[0]?.publishedOn}T00:00:00+03:00`) };
  if (notice.kind === 're-advertisement') return { ...saidBy(notice, factsOfCorrigendum), cancelledAt: null };
  if (notice.kind === 'extension') return saidBy(notice, ['opensAt']);
  return notice.kind === 'corrigendum' ? saidBy(notice, factsOfCorrigendum) : {};
}

/**
 * What a notice without a key said before: the only one of its tender, source, day and language that nobody says any
 * longer. No paper prints a tender twice on one day, so its row was corrected.
 */
async function earlierVersion(
  { notice, key, sourceId }: KeyedNotice,
  tenderId: number,
  { trx, isSaidStill }: Publishing,
): Promise<StoredNotice | null> {
  if (!isHash(key)) return null;
  const ofDay = await readOfDay(trx, tenderId, sourceId, notice.sources[0]?.publishedOn ?? '');
  const isEarlier = (each: StoredNotice) =>
    isHash(each.key) &&
    each.record.kind === notice.kind &&
    each.record.languageId === notice.languageId &&
    !isSaidStill(identityOf(each));
  const [earlier = null, ...others] = ofDay.filter(isEarlier);
  return others.length === 0 ? earlier : null;
}

/** Makes a notice one more of a tender: printed again, extended, cancelled, corrected, awarded, advertised again. */
export async function addToTender(keyed: KeyedNotice, tenderId: number, publishing: Publishing): Promise<Publication> {
  const { trx, cause, calendar } = publishing;
  const { notice } = keyed;
  const [tender] = await readTenders(trx, [tenderId]);
  const placed = { ...keyed, tenderId };
  // Withdrawn: it stays away, whoever prints it.
  if (!tender) {
    await insertNotices(publishing, [placed]);
    return { kind: 'same' };
  }
  const earlier = await earlierVersion(keyed, tenderId, publishing);
  if (earlier) return updateTender(earlier, keyed, publishing);
  const isDated = saysDeadline(notice);
  if (notice.kind === 'extension' && !isDated) return refused('is an extension and names no new deadline');
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
