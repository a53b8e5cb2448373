import type { RequirementKind, TenderDetail, TenderListItem, TenderRequirement } from '@awaj/api-client/schema';
import type { DeadlineWorking } from '@awaj/domain/deadline';
import { type Santim, toDecimal } from '@awaj/domain/money';
import { readRequirements } from '@awaj/reader/requirements';
import type { Listing } from '../../../database/catalog-tables.ts';
import type { Language } from '../../../http/language.ts';
import { logoUrl } from '../companies/logo-url.ts';
import type { NameOf, ReadNames } from '../names/names.ts';
import { createItemTexts } from './item-texts.ts';
import { parseListing } from './parse-listing.ts';
import type { TenderDetailRow, TenderRow } from './tender-columns.ts';

const toIso = (instant: Date | null): string | null => instant?.toISOString() ?? null;

const toPrice = (amount: Santim | null): string | null => (amount === null ? null : toDecimal(amount));

interface Parsed<Row extends TenderRow> {
  row: Row;
  listing: Readonly<Listing>;
}

const parse = <Row extends TenderRow>(row: Row): Parsed<Row> => ({ row, listing: parseListing(row.listing) });

/** Reads the names of everything these tenders belong to. */
function readNamesOf(parsed: readonly Parsed<TenderRow>[], language: Language, readNames: ReadNames): Promise<NameOf> {
  const ids = {
    companies: [] as number[],
    languages: [] as number[],
    categories: [] as number[],
    regions: [] as number[],
    sources: [] as number[],
  };
  for (const { listing } of parsed) {
    ids.companies.push(listing.company.id);
    ids.languages.push(listing.language.id);
    for (const { id } of listing.categories) ids.categories.push(id);
    for (const { id } of listing.regions) ids.regions.push(id);
    for (const { id } of listing.sources ?? []) ids.sources.push(id);
  }
  return readNames(language, ids);
}

function toTenderListItemDto({ row, listing }: Parsed<TenderRow>, nameOf: NameOf): TenderListItem {
  const { company, categories, regions, sources, language } = listing;
  return {
    id: row.id,
    title: row.title,
    bid_open_date: toIso(row.opens_at),
    bid_close_date: toIso(row.closes_at),
    alternative_open_date: row.alternative_open_text,
    alternative_close_date: row.alternative_close_text,
    ...(row.is_close_approximate && { is_close_date_approximate: true }),
    created_at: row.created_at.toISOString(),
    status: row.is_open ? 1 : 0,
    is_saved: row.is_saved ? 1 : 0,
    ...(row.progress && { progress: row.progress }),
    tender_sources:
      sources?.map((source) => ({
        source: { id: source.id, name: nameOf('sources', source.id) },
        published_at: source.published_on,
      })) ?? null,
    company: { id: company.id, name: nameOf('companies', company.id), logo: logoUrl(company) },
    tender_categories: categories.map(({ id }) => ({ category_id: id, category: { name: nameOf('categories', id) } })),
    tender_regions: regions.map(({ id }) => ({ region_id: id, region: { name: nameOf('regions', id) } })),
    language: { id: language.id, name: nameOf('languages', language.id) },
  } satisfies TenderListItem;
}

export async function toTenderListItemDtos(
  rows: readonly TenderRow[],
  language: Language,
  readNames: ReadNames,
): Promise<TenderListItem[]> {
  const parsed = rows.map(parse);
  const nameOf = await readNamesOf(parsed, language, readNames);
  return parsed.map((each) => toTenderListItemDto(each, nameOf));
}

/** The same as serialised texts for the wire. */
export const createTenderListTexts = (readNames: ReadNames) =>
  createItemTexts({
    namesOf: (rows, language) => readNamesOf(rows.map(parse), language, readNames),
    write: (row, nameOf) => JSON.stringify(toTenderListItemDto(parse(row), nameOf)),
  });

const toBond = ({ bond, bond_percent: percent }: TenderDetailRow): string | null =>
  percent === null ? toPrice(bond) : `${percent}%`;

const toWorking = (working: DeadlineWorking): NonNullable<TenderDetail['close_date_working']> => ({
  rule: working.rule,
  days: working.days,
  first_day: working.firstDay,
  last_day: working.lastDay,
  counts_saturdays: working.workingWeek === 'monday-to-saturday',
  skipped: working.skipped,
  moved: working.movesToWorkingDay && working.skipped.length > 0 && working.rule !== 'working-days',
  has_hour: working.time !== null,
  confidence: working.confidence,
  is_approximate: working.isApproximate,
  original_words: working.originalWords,
});

/** The notice's requirements with the reader's ticks. Null if the reader may not see the notice. */
function requirementsOf(row: TenderDetailRow): TenderRequirement[] | null {
  if (row.content === null) return null;
  const kinds: RequirementKind[] = readRequirements(row.content).map(({ value }) => value);
  if (row.bond !== null || row.bond_percent !== null) kinds.push('bid-bond');
  if (row.document_price) kinds.push('bid-document');
  return kinds.map((kind) => ({ kind, is_ticked: row.ticked_requirements.includes(kind) ? 1 : 0 }));
}

export async function toTenderDetailDto(
  row: TenderDetailRow,
  language: Language,
  readNames: ReadNames,
): Promise<TenderDetail> {
  const parsed = parse(row);
  return {
    ...toTenderListItemDto(parsed, await readNamesOf([parsed], language, readNames)),
    snippet: row.snippet,
    content: row.content,
    bid_doc_price: toPrice(row.document_price),
    bid_bond_price: toBond(row),
    type: row.type,
    reference_number: row.reference_number,
    is_cancelled: row.is_cancelled,
    cancelled_at: toIso(row.cancelled_at),
    close_date_working: row.deadline_working && toWorking(row.deadline_working),
    updates: row.updates,
    requirements: requirementsOf(row),
  } satisfies TenderDetail;
}
