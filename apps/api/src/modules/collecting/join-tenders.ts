import type { Database } from '../../database/database.ts';
import { changeTender } from '../catalog/tenders/records/tender-changes.ts';
import type { Cause } from '../catalog/tenders/records/tender-events.ts';
import { mergeTenders } from '../catalog/tenders/records/withdrawn-tenders.ts';
import { type NoticeIdentity, recordDecisions } from './publishing/merge-decisions.ts';
import { otherDeadline, readDeadlineCalendar } from './publishing/notice-deadline.ts';
import { readRecords } from './publishing/notice-store.ts';

/** Lists the identities of a tender's notices. */
export const identitiesOf = (trx: Database, tenderId: number): Promise<NoticeIdentity[]> =>
  trx
    .selectFrom('notices')
    .select(['source_id as sourceId', 'external_key as key'])
    .where('tender_id', '=', tenderId)
    .where('record', 'is not', null)
    .orderBy('id')
    .execute();

/**
 * Merges two tenders permanently. The deadline follows from all printings, and the decision also binds later matching.
 */
export async function joinTenders(
  trx: Database,
  { from, into }: { from: number; into: number },
  cause: Cause,
): Promise<'merged' | 'same' | 'missing'> {
  const [going, [other = null]] = [await identitiesOf(trx, from), await identitiesOf(trx, into)];
  const before = await readRecords(trx, into);
  const outcome = await mergeTenders(trx, { from, into }, cause);
  if (outcome !== 'merged') return outcome;
  const { operator = null, at } = cause;
  const said = { decision: 'same', evidence: { merged: [from, into] } } as const;
  await recordDecisions(
    trx,
    going.map((notice) => ({ ...said, notice, tenderId: into, other })),
    { operator, at },
  );
  const deadline = otherDeadline(before, await readRecords(trx, into), await readDeadlineCalendar(trx));
  if (deadline) await changeTender(trx, into, 'corrected', { ...deadline }, cause);
  return 'merged';
}
