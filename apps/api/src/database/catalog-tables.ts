import type { TenderDetail } from '@awaj/api-client/schema';
import type { NoticeKind } from '@awaj/domain/deadline';
import type { Santim } from '@awaj/domain/money';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

interface Linked {
  id: number;
}

/** The content of `tenders.listing`: ids, and values that do not depend on the language. */
export interface Listing {
  company: Linked & { has_logo: boolean };
  language: Linked;
  categories: Linked[];
  regions: Linked[];
  /** Removed by the query for readers who may not see it. */
  sources?: (Linked & { published_on: string })[];
}

interface LookupTable {
  id: number;
  slug: string;
}

/** Names by language; `id` is that of the named thing. */
interface NamesTable {
  id: number;
  language: string;
  name: string;
}

export type TenderType = TenderDetail['type'];

export type TenderEventKind =
  | 'published'
  | 'printed'
  | 'extended'
  | 'cancelled'
  | 'corrected'
  | 're-advertised'
  | 'awarded'
  | 'merged'
  | 'split'
  | 'withdrawn'
  | 'restored'
  | 'document-added';

export type SourceKind = 'newspaper' | 'magazine' | 'site' | 'portal' | 'television' | 'email';

/** The tables around notices: lookups, companies, tenders and their publications. */
export interface CatalogTables {
  languages: LookupTable;
  language_names: NamesTable;
  regions: LookupTable;
  region_names: NamesTable;
  categories: LookupTable;
  category_names: NamesTable;
  sources: LookupTable & {
    kind: SourceKind;
    languages: Generated<string[]>;
    /** Weekdays, Sunday is 0. */
    issued_on: Generated<number[]>;
    counts_saturdays: Generated<boolean>;
  };
  source_names: NamesTable;
  category_words: { category_id: number; language: string; word: string; is_checked: boolean };
  region_aliases: { region_id: number; alias: string };
  source_aliases: { source_id: number; alias: string };
  synonyms: { folded: string; meaning: string; language: string; word: string; is_checked: boolean };
  holidays: {
    date: string;
    slug: string;
    /** By language. */
    names: ColumnType<Record<string, string>, string, string>;
    is_moon_dependent: Generated<boolean>;
  };
  setup_rows: { list: string; key: string };
  company_names: NamesTable;
  companies: {
    id: Generated<number>;
    address: string;
    brand_color: string;
    logo_svg: string | null;
    is_featured: boolean;
    confirmed_at: Date | null;
  };
  company_aliases: { company_id: number; name: string };
  company_redirects: { from_id: number; to_id: number };
  tenders: {
    id: Generated<number>;
    title: string;
    snippet: string;
    language_id: number;
    company_id: number;
    created_at: Date;
    opens_at: Date | null;
    closes_at: Date | null;
    cancelled_at: Date | null;
    alternative_open_text: string | null;
    alternative_close_text: string | null;
    document_price: Santim | null;
    bond: Santim | null;
    bond_percent: number | null;
    type: Generated<TenderType>;
    reference_number: string | null;
    deadline_version: Generated<number>;
    deadline_working: ColumnType<unknown, string | null, string | null>;
    open_until: GeneratedAlways<Date>;
    is_open: boolean;
    listing: ColumnType<Listing, string, string>;
  };
  tender_contents: { tender_id: number; content: string };
  tender_sources: { tender_id: number; source_id: number; published_on: string; created_at: Date };
  tender_categories: { tender_id: number; category_id: number };
  tender_regions: { tender_id: number; region_id: number };
  tender_postings: {
    category_id: number;
    region_id: number;
    language_id: number;
    is_open: boolean;
    created_at: Date;
    tender_id: number;
    open_until: Date;
  };
  tender_title_keys: { tender_id: number; search_key: string };
  tender_content_words: { tender_id: number };
  unread_words: { below_id: number };
  import_batches: {
    id: Generated<number>;
    file_name: string;
    operator: string;
    imported_at: Date;
    counts: ColumnType<unknown, string, string>;
    undone_at: Date | null;
  };
  notices: {
    id: Generated<number>;
    source_id: number;
    external_key: string;
    tender_id: number;
    kind: NoticeKind;
    published_on: string;
    content_hash: Buffer;
    record: ColumnType<unknown, string | null, string | null>;
    batch_id: number | null;
    created_at: Date;
  };
  notice_versions: {
    id: Generated<number>;
    notice_id: number;
    replaced_by: number;
    batch_id: number | null;
    content_hash: Buffer;
    record: ColumnType<unknown, string, string>;
  };
  new_tenders: { tender_id: number };
  pending_change_alerts: { event_id: number };
  tender_events: {
    id: Generated<number>;
    tender_id: number;
    kind: TenderEventKind;
    happened_at: Date;
    notice_id: number | null;
    batch_id: number | null;
    operator: string | null;
    reason: string | null;
    changes: ColumnType<unknown, string, never>;
  };
  withdrawn_tenders: {
    tender_id: number;
    merged_into: number | null;
    record: ColumnType<unknown, string, string>;
    saved_by: ColumnType<unknown, string, string>;
    withdrawn_at: Date;
    reason: string;
    notice_source_id: Generated<number | null>;
    notice_key: Generated<string | null>;
  };
  bid_documents: { id: Generated<number>; company_id: number; title: string; reference_number: string; price: Santim };
}
