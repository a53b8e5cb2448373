import { sql } from 'kysely';
import type { TenderType } from '../../../../database/catalog-tables.ts';
import type { Database } from '../../../../database/database.ts';

/** The source and day of a printing. */
export interface Printing {
  sourceId: number;
  publishedOn: string;
}

/** Everything stored about a tender; lists and searches are derived from it. Amounts are santim. */
export interface TenderRecord {
  id: number;
  title: string;
  /** Sanitised when it is written. */
  contentHtml: string;
  snippet: string;
  languageId: number;
  companyId: number;
  categoryIds: readonly number[];
  regionIds: readonly number[];
  sources: readonly Printing[];
  createdAt: Date;
  opensAt: Date | null;
  closesAt: Date | null;
  cancelledAt: Date | null;
  alternativeOpenText: string | null;
  alternativeCloseText: string | null;
  documentPrice: number | null;
  bond: number | null;
  bondPercent: number | null;
  type: TenderType;
  referenceNumber: string | null;
  deadlineVersion: number;
  /** How the deadline was worked out, as data that pages put into words. */
  deadlineWorking: unknown;
}

export const isSamePrinting = (a: Printing, b: Printing): boolean =>
  a.sourceId === b.sourceId && a.publishedOn === b.publishedOn;

const dates = ['createdAt', 'opensAt', 'closesAt', 'cancelledAt'] as const;

/** Restores the dates of a tender or part of one stored as JSON. */
export function reviveDates<Part extends Partial<TenderRecord>>(part: Part): Part {
  const revived = dates.flatMap((name) => (part[name] ? [[name, new Date(part[name])]] : []));
  return { ...part, ...Object.fromEntries(revived) };
}

/** The defaults of a tender. */
export const usualTender = {
  cancelledAt: null,
  bondPercent: null,
  type: 'purchase',
  referenceNumber: null,
  deadlineVersion: 1,
  deadlineWorking: null,
} as const satisfies Partial<TenderRecord>;

/** Reads and locks tenders that are about to be changed. */
export async function readTenders(trx: Database, ids: readonly number[]): Promise<TenderRecord[]> {
  const { rows } = await sql<TenderRecord>`
    select t.id, t.title, c.content as "contentHtml", t.snippet, t.language_id as "languageId",
      t.company_id as "companyId",
      array(select (x ->> 'id')::integer from jsonb_array_elements(t.listing -> 'categories') x) as "categoryIds",
      array(select (x ->> 'id')::integer from jsonb_array_elements(t.listing -> 'regions') x) as "regionIds",
      (select coalesce(jsonb_agg(jsonb_build_object('sourceId', s.source_id, 'publishedOn', s.published_on)
          order by s.published_on, s.source_id), '[]')
        from tender_sources s where s.tender_id = t.id) as sources,
      t.created_at as "createdAt", t.opens_at as "opensAt", t.closes_at as "closesAt",
      t.cancelled_at as "cancelledAt", t.alternative_open_text as "alternativeOpenText",
      t.alternative_close_text as "alternativeCloseText", t.document_price as "documentPrice", t.bond,
      t.bond_percent::float8 as "bondPercent", t.type, t.reference_number as "referenceNumber",
      t.deadline_version as "deadlineVersion", t.deadline_working as "deadlineWorking"
    from tenders t join tender_contents c on c.tender_id = t.id
    where t.id = any(${ids}::integer[]) order by t.id for update of t`.execute(trx);
  return rows;
}
