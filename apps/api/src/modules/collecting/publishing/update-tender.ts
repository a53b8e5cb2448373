import type { NoticeKind } from '@awaj/domain/deadline';
import type { TenderEventKind } from '../../../database/catalog-tables.ts';
import {
  changeTender,
  mergePrintings,
  type TenderChange,
  withoutPrintings,
} from '../../catalog/tenders/tender-changes.ts';
import { readTenders, type TenderRecord } from '../../catalog/tenders/tender-records.ts';
import type { CheckedNotice } from '../import/checked-notice.ts';
import { createTenders } from './create-tenders.ts';
import { findTenderOf } from './find-tender.ts';
import { deadlineOf, isEstimated, saysDeadline, saysOtherDeadline } from './notice-deadline.ts';
import type { KeyedNotice } from './notice-keys.ts';
import { insertNotices, replaceNotice, type StoredNotice } from './notice-store.ts';
import { type Publication, type Publishing, refused } from './publishing.ts';
import { newlySaid, saidBy } from './tender-fields.ts';

const eventOf = {
  extension: 'extended',
  cancellation: 'cancelled',
  corrigendum: 'corrected',
  award: 'awarded',
  're-advertisement': 're-advertised',
} as const satisfies Record<Exclude<NoticeKind, 'tender'>, TenderEventKind>;

/** What to call a change that a notice made without saying what it is. */
function eventFor(kind: NoticeKind, change: TenderChange, { closesAt }: TenderRecord): TenderEventKind {
  if (kind !== 'tender') return eventOf[kind];
  if (change.cancelledAt) return 'cancelled';
  const names = Object.keys(change);
  if (names.every((name) => name === 'sources')) return 'printed';
  const isDeadlineAlone = names.every((name) => ['closesAt', 'deadlineWorking', 'sources'].includes(name));
  return isDeadlineAlone && closesAt && change.closesAt && change.closesAt > closesAt ? 'extended' : 'corrected';
}

/** Brings a tender up to what a notice says now that said something else before. */
export async function updateTender(
  stored: StoredNotice,
  keyed: KeyedNotice,
  { trx, cause, companies, calendar, languageOf }: Publishing,
): Promise<Publication> {
  const { notice } = keyed;
  const before = stored.record;
  const [tender] = await readTenders(trx, [stored.tenderId]);
  const batchId = cause.batchId ?? null;
  // Withdrawn: it stays away, and its notice is known as it is now.
  if (!tender) {
    await replaceNotice(trx, stored, keyed, batchId, cause.at);
    return { kind: 'same' };
  }
  const sources = mergePrintings(withoutPrintings(tender.sources, before.sources), notice.sources);
  const change: TenderChange = { ...newlySaid(before, notice), sources };
  if (notice.company.name !== before.company.name) {
    const buyer = { name: notice.company.name, language: languageOf(notice) };
    const [companyId] = await companies.findOrCreate([buyer]);
    if (companyId) change.companyId = companyId;
  }
  if (saysOtherDeadline(before, notice) || isEstimated(tender)) {
    const deadline = deadlineOf(notice, sources, calendar);
    if (!deadline.ok) return refused(deadline.error);
    Object.assign(change, deadline.value);
  }
  await replaceNotice(trx, stored, keyed, batchId, cause.at);
  const kind = eventFor(notice.kind, change, tender);
  await changeTender(trx, tender.id, kind, change, { ...cause, noticeId: stored.id });
  return { kind: 'changed' };
}

const factsOfCorrigendum = ['opensAt', 'documentPrice', 'bond', 'bondPercent', 'referenceNumber', 'type'] as const;

/** What a later notice about a tender changes of it. Its text stays that of the first one. */
function changeBy(notice: CheckedNotice): TenderChange {
  if (notice.kind === 'cancellation')
    return { cancelledAt: notice.cancelledAt ?? new Date(`${notice.sources[0]?.publishedOn}T00:00:00+03:00`) };
  if (notice.kind === 're-advertisement') return { ...saidBy(notice, factsOfCorrigendum), cancelledAt: null };
  if (notice.kind === 'extension') return saidBy(notice, ['opensAt']);
  return notice.kind === 'corrigendum' ? saidBy(notice, factsOfCorrigendum) : {};
}

/** An extension, a cancellation and their like: about a tender that an earlier notice made. */
export async function followUp(keyed: KeyedNotice, publishing: Publishing): Promise<Publication> {
  const { trx, cause, companies, calendar } = publishing;
  const { notice } = keyed;
  const id = await findTenderOf(trx, notice, companies);
  const [tender] = id === null ? [] : await readTenders(trx, [id]);
  if (!tender) {
    if (notice.kind === 're-advertisement' && !notice.lacks)
      return (await createTenders([keyed], publishing))[0] ?? refused('is empty');
    if (notice.kind === 're-advertisement')
      return refused(`is about no tender that is here, and to make one it lacks ${notice.lacks?.join(', ')}`);
    return refused('is about a tender that is not here: give the reference number or the title that the tender has');
  }
  const change: TenderChange = { ...changeBy(notice), sources: mergePrintings(tender.sources, notice.sources) };
  if (saysDeadline(notice)) {
    const deadline = deadlineOf(notice, notice.sources, calendar);
    if (!deadline.ok) return refused(deadline.error);
    Object.assign(change, deadline.value);
  } else if (notice.kind === 'extension') return refused('is an extension and names no new deadline');
  const [noticeId = null] = await insertNotices(
    trx,
    [{ ...keyed, tenderId: tender.id }],
    cause.batchId ?? null,
    cause.at,
  );
  await changeTender(trx, tender.id, eventFor(notice.kind, change, tender), change, { ...cause, noticeId });
  return { kind: 'changed' };
}
