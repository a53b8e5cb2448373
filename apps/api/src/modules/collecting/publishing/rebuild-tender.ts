import type { Database } from '../../../database/database.ts';
import { changeTender, mergePrintings } from '../../catalog/tenders/records/tender-changes.ts';
import type { Cause } from '../../catalog/tenders/records/tender-events.ts';
import { otherDeadline } from './notice-deadline.ts';
import { reviveNotice } from './notice-store.ts';
import { openPublishing } from './publishing.ts';
import { fieldsOf } from './tender-fields.ts';

/**
 * Gives a tender the content of its next notice when an import with its first notice is undone. Returns false if there
 * is no other notice.
 */
export async function rebuildTender(trx: Database, tenderId: number, batchId: number, cause: Cause): Promise<boolean> {
  const rows = await trx
    .selectFrom('notices')
    .select(['record', 'batch_id'])
    .where('tender_id', '=', tenderId)
    .where('record', 'is not', null)
    .orderBy('id')
    .execute();
  const notices = rows.map(({ record, batch_id }) => ({ notice: reviveNotice(record), isLeft: batch_id !== batchId }));
  const left = notices.flatMap(({ notice, isLeft }) => (isLeft ? [notice] : []));
  const next = left.find(({ kind }) => kind === 'tender');
  if (!next) return false;
  const publishing = await openPublishing(trx, cause);
  const buyer = { name: next.company.name, language: publishing.languageOf(next) };
  const [companyId] = await publishing.companies.findOrCreate([buyer]);
  const { cancelledAt: _, ...fields } = fieldsOf(next);
  const all = notices.map(({ notice }) => notice);
  const change = {
    ...fields,
    ...(companyId !== undefined && { companyId }),
    sources: mergePrintings(...left.map(({ sources }) => sources)),
    ...otherDeadline(all, left, publishing.calendar),
  };
  await changeTender(trx, tenderId, 'corrected', change, cause);
  return true;
}
