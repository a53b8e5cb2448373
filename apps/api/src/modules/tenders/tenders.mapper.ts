import type { TenderDetail, TenderListItem } from '@awaj/api-client/schema';
import type { TenderDetailRow, TenderRow } from './tenders.repository.ts';

const toIso = (instant: Date | null): string | null => instant?.toISOString() ?? null;

/** Whole birr travel without decimals, as notices print them. */
const toBirr = (santim: number | null): string | null =>
  santim === null ? null : (santim / 100).toFixed(santim % 100 === 0 ? 0 : 2);

export function toTenderListItem(row: TenderRow): TenderListItem {
  return {
    id: row.id,
    title: row.title,
    bid_open_date: toIso(row.opens_at),
    bid_close_date: toIso(row.closes_at),
    alternative_open_date: row.alternative_open_text,
    alternative_close_date: row.alternative_close_text,
    created_at: row.created_at.toISOString(),
    status: row.is_open ? 1 : 0,
    is_saved: row.is_saved ? 1 : 0,
    tender_sources:
      row.sources?.map(({ id, name, published_on }) => ({ source: { id, name }, published_at: published_on })) ?? null,
    company: {
      id: row.company.id,
      name: row.company.name,
      logo: row.company.has_logo ? `/company/${row.company.id}/logo.svg` : null,
    },
    tender_categories: row.categories.map(({ id, name }) => ({ category_id: id, category: { name } })),
    tender_regions: row.regions.map(({ id, name }) => ({ region_id: id, region: { name } })),
    language: row.language,
  } satisfies TenderListItem;
}

export function toTenderDetail(row: TenderDetailRow): TenderDetail {
  return {
    ...toTenderListItem(row),
    snippet: row.snippet,
    content: row.content,
    bid_doc_price: toBirr(row.document_price),
    bid_bond_price: toBirr(row.bond),
  } satisfies TenderDetail;
}
