import type { NoticeKind } from '@awaj/domain/deadline';
import type { TenderEventKind } from '../../../database/catalog-tables.ts';
import {
  changeTender,
  mergePrintings,
  type TenderChange,
  withoutPrintings,
} from '../../catalog/tenders/records/tender-changes.ts';
import { readTenders, type TenderRecord } from '../../catalog/tenders/records/tender-records.ts';
import { deadlineOf, isEstimated, otherDeadline, saysOtherDeadline } from './notice-deadline.ts';
import type { KeyedNotice } from './notice-keys.ts';
import { readRecords, replaceNotice, type StoredNotice } from './notice-store.ts';
import { type Publication, type Publishing, refused } from './publishing.ts';
import { changeByVersion } from './tender-fields.ts';

const eventOf = {
  extension: 'extended',
  cancellation: 'cancelled',
  corrigendum: 'corrected',
  award: 'awarded',
  're-advertisement': 're-advertised',
} as const satisfies Record<Exclude<NoticeKind, 'tender'>, TenderEventKind>;

/** The kind of event for a change whose notice does not name it. */
export function eventFor(kind: NoticeKind, change: TenderChange, { closesAt }: TenderRecord): TenderEventKind {
  if (kind !== 'tender') return eventOf[kind];
  if (change.cancelledAt) return 'cancelled';
  const names = Object.keys(change);
  if (names.every((name) => name === 'sources')) return 'printed';
  const isDeadlineAlone = names.every((name) => ['closesAt', 'deadlineWorking', 'sources'].includes(name));
  return isDeadlineAlone && closesAt && change.closesAt && change.closesAt > closesAt ? 'extended' : 'corrected';
}

/** Updates a tender after its notice has changed. */
export async function updateTender(
  stored: StoredNotice,
  keyed: KeyedNotice,
  publishing: Publishing,
): Promise<Publication> {
  const { trx, cause, companies, calendar, languageOf } = publishing;
  const { notice } = keyed;
  const before = stored.record;
  const [tender] = await readTenders(trx, [stored.tenderId]);
  // The tender was withdrawn and stays so, but the new content of its notice is stored.
  if (!tender) {
    await replaceNotice(publishing, stored, keyed);
    return { kind: 'same' };
  }
  const sources = mergePrintings(withoutPrintings(tender.sources, before.sources), notice.sources);
  const change: TenderChange = { ...changeByVersion(before, notice, tender), sources };
  if (notice.company.name !== before.company.name) {
    const buyer = { name: notice.company.name, language: languageOf(notice) };
    const [companyId] = await companies.findOrCreate([buyer]);
    if (companyId) change.companyId = companyId;
  }
  const others = await readRecords(trx, tender.id, stored.id);
  if (others.length > 0) Object.assign(change, otherDeadline([...others, before], [...others, notice], calendar));
  else if (saysOtherDeadline(before, notice) || isEstimated(tender)) {
    const deadline = deadlineOf(notice, sources, calendar);
    if (!deadline.ok) return refused(deadline.error);
    Object.assign(change, deadline.value);
  }
  await replaceNotice(publishing, stored, keyed);
  const kind = eventFor(notice.kind, change, tender);
  await changeTender(trx, tender.id, kind, change, { ...cause, noticeId: stored.id });
  return { kind: 'changed' };
}
