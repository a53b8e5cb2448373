import type { Database } from '../../database/database.ts';
import { changeTender, mergePrintings, withoutPrintings } from '../catalog/tenders/records/tender-changes.ts';
import { type Cause, recordEvents } from '../catalog/tenders/records/tender-events.ts';
import { readTenders } from '../catalog/tenders/records/tender-records.ts';
import { storeTenders } from '../catalog/tenders/records/tenders.writer.ts';
import { saveFor, takeBackMerged } from '../catalog/tenders/records/withdrawn-tenders.ts';
import { identitiesOf } from './join-tenders.ts';
import { takeIds, tenderOf } from './publishing/create-tenders.ts';
import { recordDecisions } from './publishing/merge-decisions.ts';
import { deadlineOf, otherDeadline } from './publishing/notice-deadline.ts';
import { reviveNotice } from './publishing/notice-store.ts';
import { openPublishing } from './publishing/publishing.ts';

export type SplitOutcome =
  | { kind: 'split'; tenderId: number }
  | { kind: 'missing-tender' }
  | { kind: 'missing-notice' }
  | { kind: 'last-notice' }
  | { kind: 'refused'; reason: string };

const notices = (trx: Database, tenderId: number) =>
  trx
    .selectFrom('notices')
    .select(['id', 'source_id', 'external_key', 'record'])
    .where('tender_id', '=', tenderId)
    .orderBy('id')
    .execute();

/**
 * Moves a notice to a tender of its own and stores that permanently. A tender that was merged gets its old number back.
 */
export async function splitTender(
  trx: Database,
  { tenderId, noticeId }: { tenderId: number; noticeId: number },
  cause: Cause,
): Promise<SplitOutcome> {
  const [tender] = await readTenders(trx, [tenderId]);
  if (!tender) return { kind: 'missing-tender' };
  const all = await notices(trx, tenderId);
  const said = all.filter(({ record }) => record !== null);
  const chosen = said.find(({ id }) => id === noticeId);
  if (!chosen) return { kind: 'missing-notice' };
  if (said.length === 1) return { kind: 'last-notice' };
  const notice = reviveNotice(chosen.record);
  if (notice.lacks) return { kind: 'refused', reason: `cannot become a tender: it lacks ${notice.lacks.join(', ')}` };
  const publishing = await openPublishing(trx, cause);
  const deadline = deadlineOf(notice, notice.sources, publishing.calendar);
  if (!deadline.ok) return { kind: 'refused', reason: deadline.error };
  const buyer = { name: notice.company.name, language: publishing.languageOf(notice) };
  const [companyId = 0] = await publishing.companies.findOrCreate([buyer]);
  const returning = await takeBackMerged(trx, { mergedInto: tenderId, noticeId });
  const [id = 0] = returning ? [returning.id] : await takeIds(trx, 1);
  await storeTenders(trx, [tenderOf(notice, deadline.value, { id, companyId, at: cause.at })], cause.at);
  if (returning) await saveFor(trx, id, returning.savedBy);
  const moved = all.filter(
    (each) => each.id === noticeId || (each.record === null && each.external_key.startsWith(`${chosen.external_key} `)),
  );
  const movedIds = moved.map((each) => each.id);
  await trx.updateTable('notices').set({ tender_id: id }).where('id', 'in', movedIds).execute();
  const left = said.filter((each) => each.id !== noticeId).map(({ record }) => reviveNotice(record));
  const change = {
    sources: mergePrintings(
      withoutPrintings(tender.sources, notice.sources),
      left.flatMap(({ sources }) => sources),
    ),
    ...otherDeadline(
      said.map(({ record }) => reviveNotice(record)),
      left,
      publishing.calendar,
    ),
  };
  await changeTender(trx, tenderId, 'split', change, cause);
  await recordEvents(trx, [{ tenderId: id, kind: 'split', changes: { tender: [tenderId, id] }, ...cause }]);
  const { operator = null, at } = cause;
  const decided = {
    notice: { sourceId: chosen.source_id, key: chosen.external_key },
    tenderId,
    decision: 'not-same',
    evidence: { split: [tenderId, id] },
  } as const;
  const others = await identitiesOf(trx, tenderId);
  await recordDecisions(
    trx,
    others.map((other) => ({ ...decided, other })),
    { operator, at },
  );
  return { kind: 'split', tenderId: id };
}
