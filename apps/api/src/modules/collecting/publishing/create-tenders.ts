import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { mergePrintings } from '../../catalog/tenders/records/tender-changes.ts';
import { recordEvents } from '../../catalog/tenders/records/tender-events.ts';
import { type TenderRecord, usualTender } from '../../catalog/tenders/records/tender-records.ts';
import { storeTenders } from '../../catalog/tenders/records/tenders.writer.ts';
import { saveFor, takeBackUndone } from '../../catalog/tenders/records/withdrawn-tenders.ts';
import type { CheckedNotice } from '../import/notice/checked-notice.ts';
import { type Deadline, deadlineOf } from './notice-deadline.ts';
import type { KeyedNotice } from './notice-keys.ts';
import { insertNotices } from './notice-store.ts';
import { type Publication, type Publishing, refused } from './publishing.ts';
import { fieldsOf } from './tender-fields.ts';

export async function takeIds(trx: Database, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('tenders', 'id'))::integer as id from generate_series(1, ${count}::integer)
  `.execute(trx);
  return rows.map(({ id }) => id);
}

interface Dated extends KeyedNotice {
  deadline: Deadline;
}

/** Creates the record of a tender from a notice. */
export const tenderOf = (
  notice: CheckedNotice,
  deadline: Deadline,
  { id, companyId, at }: { id: number; companyId: number; at: Date },
): TenderRecord => ({
  ...usualTender,
  ...fieldsOf(notice),
  ...deadline,
  id,
  companyId,
  sources: mergePrintings(notice.sources),
  createdAt: notice.postedAt ?? at,
});

async function store(dated: readonly Dated[], publishing: Publishing): Promise<number[]> {
  const { trx, cause, companies, languageOf } = publishing;
  const returning = await takeBackUndone(trx, dated);
  const newIds = (await takeIds(trx, dated.length - returning.size)).values();
  const ids = dated.map((each) => returning.get(each)?.id ?? newIds.next().value ?? 0);
  const buyers = dated.map(({ notice }) => ({ name: notice.company.name, language: languageOf(notice) }));
  const companyIds = await companies.findOrCreate(buyers);
  const placed = dated.map((each, at) => ({ ...each, tenderId: ids[at] ?? 0 }));
  const tenders = placed.map(({ notice, deadline, tenderId }, at) =>
    tenderOf(notice, deadline, { id: tenderId, companyId: companyIds[at] ?? 0, at: cause.at }),
  );
  await storeTenders(trx, tenders, cause.at);
  for (const { id, savedBy } of returning.values()) if (savedBy.length > 0) await saveFor(trx, id, savedBy);
  await trx
    .insertInto('new_tenders')
    .values(ids.map((tender_id) => ({ tender_id })))
    .execute();
  const noticeIds = await insertNotices(publishing, placed);
  const published = { kind: 'published', ...cause } as const;
  await recordEvents(
    trx,
    placed.map(({ tenderId }, at) => ({ tenderId, ...published, noticeId: noticeIds[at] ?? null })),
  );
  return ids;
}

/** Creates a tender for each notice in a few statements. */
export async function createTenders(notices: readonly KeyedNotice[], publishing: Publishing): Promise<Publication[]> {
  const deadlines = notices.map(({ notice }) => deadlineOf(notice, notice.sources, publishing.calendar));
  const dated = notices.flatMap((each, at): Dated[] => {
    const deadline = deadlines[at];
    return deadline?.ok ? [{ ...each, deadline: deadline.value }] : [];
  });
  const ids = (dated.length > 0 ? await store(dated, publishing) : []).values();
  return deadlines.map((deadline) =>
    deadline.ok ? { kind: 'new', tenderId: ids.next().value ?? 0 } : refused(deadline.error),
  );
}
