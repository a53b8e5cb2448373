import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Listing } from './listing.ts';

interface NamedTable {
  id: number;
  slug: string;
  name_en: string;
  name_am: string;
}

/** The tables as queries see them; kept beside the migrations by hand. */
export interface Schema {
  languages: NamedTable;
  regions: NamedTable;
  categories: NamedTable;
  sources: NamedTable & { kind: string };
  companies: {
    id: Generated<number>;
    name_en: string;
    name_am: string;
    address: string;
    brand_color: string;
    logo_svg: string | null;
    is_featured: boolean;
  };
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
    document_price: number | null;
    bond: number | null;
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
  bid_documents: { id: Generated<number>; company_id: number; title: string; reference_number: string; price: number };
  users: {
    id: Generated<number>;
    first_name: string;
    last_name: string;
    company_name: string | null;
    tin: string | null;
    address: string | null;
    email: string;
    phone: string;
    password_hash: string;
    is_email_verified: boolean;
    is_phone_verified: boolean;
    telegram_id: number | null;
    created_at: Date;
  };
  sessions: {
    token_hash: Buffer;
    user_id: number;
    purpose: 'login' | 'reset' | 'campaign';
    created_at: Date;
    last_used_at: Date;
  };
  subscriptions: {
    id: Generated<number>;
    user_id: number;
    plan_id: number | null;
    is_trial: GeneratedAlways<boolean>;
    starts_at: Date;
    ends_at: Date;
  };
  channels: { user_id: number; email: boolean; sms: boolean; telegram: boolean };
  saved_tenders: { user_id: number; tender_id: number; saved_at: Date };
  preferred_languages: { user_id: number; language_id: number };
  preferred_regions: { user_id: number; region_id: number };
  preferred_categories: { user_id: number; category_id: number };
}
