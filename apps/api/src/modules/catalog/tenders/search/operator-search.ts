import { searchTerms } from '@awaj/domain/amharic';
import { sql } from 'kysely';
import type { Database } from '../../../../database/database.ts';
import { allOf } from '../filters/shared-conditions.ts';
import { inTitle } from '../words/title-index.ts';

export interface FoundTender {
  id: number;
  title: string;
  companyId: number;
  reference: string | null;
  closesAt: Date | null;
  isCancelled: boolean;
  isWithdrawn: boolean;
  /** The tender that it was merged into. */
  mergedInto: number | null;
}

/** Tenders by their number, reference number or words of the title; withdrawn ones too. */
export async function findTenders(db: Database, text: string, limit: number): Promise<FoundTender[]> {
  const id = /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0;
  const words = searchTerms(text);
  const hasWords = words.length === 0 ? sql`false` : allOf(inTitle(words));
  const { rows } = await sql<FoundTender>`
    select t.id, t.title, t.company_id as "companyId", t.reference_number as reference, t.closes_at as "closesAt",
      t.cancelled_at is not null as "isCancelled", false as "isWithdrawn", null::integer as "mergedInto"
    from tenders t join tender_title_keys k on k.tender_id = t.id
    where t.id = ${id} or t.reference_number = ${text.trim()} or (${hasWords})
    union all
    select w.tender_id, w.record ->> 'title', (w.record ->> 'companyId')::integer, w.record ->> 'referenceNumber',
      (w.record ->> 'closesAt')::timestamptz, w.record ->> 'cancelledAt' is not null, true,
      w.merged_into
    from withdrawn_tenders w
    where w.tender_id = ${id} or w.record ->> 'referenceNumber' = ${text.trim()}
      or strpos(lower(w.record ->> 'title'), lower(${text.trim()})) > 0
    order by 1 desc limit ${limit}`.execute(db);
  return rows;
}
