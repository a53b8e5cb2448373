import type { TenderDetail, TenderListItem } from '@awaj/api-client/schema';
import type { Language } from '../../../http/language.ts';
import { logoUrl } from '../companies/logo-url.ts';
import { parseListing } from './listings.ts';
import type { TenderDetailRow, TenderRow } from './tenders.repository.ts';

const toIso = (instant: Date | null): string | null => instant?.toISOString() ?? null;

/** Whole birr travel without decimals, as notices print them. */
const toBirr = (santim: number | null): string | null =>
  santim === null ? null : (santim / 100).toFixed(santim % 100 === 0 ? 0 : 2);

export function toTenderListItem(row: TenderRow, language: Language): TenderListItem {
  const { company, categories, regions, sources, language: written } = parseListing(row.listing);
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
      sources?.map((source) => ({
        source: { id: source.id, name: source[language] },
        published_at: source.published_on,
      })) ?? null,
    company: { id: company.id, name: company[language], logo: logoUrl(company) },
    tender_categories: categories.map((each) => ({ category_id: each.id, category: { name: each[language] } })),
    tender_regions: regions.map((each) => ({ region_id: each.id, region: { name: each[language] } })),
    language: { id: written.id, name: written[language] },
  } satisfies TenderListItem;
}

export function toTenderDetail(row: TenderDetailRow, language: Language): TenderDetail {
  return {
    ...toTenderListItem(row, language),
    snippet: row.snippet,
    content: row.content,
    bid_doc_price: toBirr(row.document_price),
    bid_bond_price: toBirr(row.bond),
  } satisfies TenderDetail;
}
