import type { Santim } from '@awaj/domain/money';
import type { Phone } from '@awaj/domain/phone';
import type { PlanId } from '@awaj/domain/plan';
import type { Locale as Language } from '@awaj/i18n/server';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

interface Linked {
  id: number;
}

/** What `tenders.listing` holds: ids, and what is true in every language. */
export interface Listing {
  company: Linked & { has_logo: boolean };
  language: Linked;
  categories: Linked[];
  regions: Linked[];
  /** Taken out by the query for readers who may not see it. */
  sources?: (Linked & { published_on: string })[];
}

interface LookupTable {
  id: number;
  slug: string;
}

/** What something is called in a language; the id is its own. */
interface NamesTable {
  id: number;
  language: string;
  name: string;
}

export type TenderType = 'purchase' | 'sale' | 'lease' | 'expression-of-interest' | 'other';

export type NoticeKind = 'tender' | 'extension' | 'cancellation' | 'corrigendum' | 'award' | 're-advertisement';

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
  | 'restored';

export type SourceKind = 'newspaper' | 'magazine' | 'site' | 'portal' | 'television' | 'email';

/** How money came, as the rows of `payment_methods` name it. */
export type PaymentMethod = 'chapa' | 'telebirr' | 'cbebirr' | 'mpesa' | 'card' | 'bank' | 'telegram' | 'stars';

/** The tables as queries see them; kept beside the migrations by hand. */
export interface Schema {
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
  holidays: {
    date: string;
    slug: string;
    /** By language. */
    names: ColumnType<Record<string, string>, string, string>;
    is_moon_dependent: Generated<boolean>;
  };
  plan_prices: { plan_id: PlanId; price: Santim; valid_from: Date };
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
  };
  bid_documents: { id: Generated<number>; company_id: number; title: string; reference_number: string; price: Santim };
  users: {
    id: Generated<number>;
    first_name: string;
    last_name: string;
    company_name: string | null;
    tin: string | null;
    address: string | null;
    email: string | null;
    phone: Phone | null;
    password_hash: string | null;
    is_email_verified: Generated<boolean>;
    is_phone_verified: Generated<boolean>;
    telegram_id: number | null;
    created_at: Date;
    language: Generated<Language>;
    disabled_at: Date | null;
    phone_proven_at: Date | null;
    telegram_linked_at: Date | null;
  };
  sessions: {
    token_hash: Buffer;
    user_id: number;
    purpose: 'login' | 'reset' | 'campaign';
    created_at: Date;
    last_used_at: Date;
    campaign_link_id: number | null;
  };
  subscriptions: {
    id: Generated<number>;
    user_id: number;
    plan_id: number | null;
    is_trial: GeneratedAlways<boolean>;
    starts_at: Date;
    ends_at: Date;
    invoice_id: number | null;
  };
  channels: { user_id: number; email: boolean; sms: boolean; telegram: boolean };
  saved_tenders: { user_id: number; tender_id: number; saved_at: Date };
  preferred_languages: { user_id: number; language_id: number };
  preferred_regions: { user_id: number; region_id: number };
  preferred_categories: { user_id: number; category_id: number };
  contact_changes: {
    id: Generated<number>;
    user_id: number;
    channel: 'phone' | 'email';
    old_address: string;
    was_trusted: boolean;
    changed_at: Date;
  };
  one_time_codes: {
    id: Generated<number>;
    user_id: number;
    purpose: 'reset' | 'contact';
    channel: 'phone' | 'email';
    address: string;
    code_digest: Buffer;
    created_at: Date;
    expires_at: Date;
    tries_left: number;
    proven_at: Date | null;
    used_at: Date | null;
  };
  limits: { key: string; hits: number[]; expires_at: Date };
  messages: {
    id: string;
    user_id: number | null;
    channel: 'sms' | 'email' | 'telegram';
    template: string;
    recipient: string;
    sealed_text: Buffer | null;
    created_at: Date;
    expires_at: Date;
    started_at: Date | null;
    sent_at: Date | null;
    failed_at: Date | null;
    provider: string | null;
    provider_reference: string | null;
  };
  sms_days: { day: string; sent: number };
  telegram_contacts: { telegram_id: number; phone: Phone; shared_at: Date };
  telegram_languages: { telegram_id: number; language: Language };
  telegram_updates: { update_id: number; received_at: Date };
  operator_actions: {
    id: Generated<number>;
    command: string;
    operator: string;
    details: ColumnType<unknown, string, never>;
    done_at: Date;
  };
  payment_methods: { id: number; slug: PaymentMethod; name: string };
  /** Without an account where the operator has none at the bank. */
  banks: {
    id: number;
    slug: string | null;
    bank_name: string;
    account_number: string | null;
    account_name: string | null;
  };
  campaign_links: {
    id: Generated<number>;
    link_digest: Buffer;
    kind: 'trial' | 'discount';
    name: string;
    phone: Phone;
    user_id: number | null;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
    renewed_for_seconds: number | null;
  };
  campaign_discounts: { campaign_link_id: number; plan_id: number; discount: Santim };
  invoices: {
    id: Generated<number>;
    invoice_number: string;
    user_id: number | null;
    plan_id: number | null;
    bid_document_id: number | null;
    campaign_link_id: number | null;
    amount: Santim;
    created_at: Date;
    payment_method_id: number | null;
    paid_at: Date | null;
    refunded_at: Date | null;
    withdrawn_at: Date | null;
  };
  checkouts: {
    tx_ref: string;
    invoice_id: number;
    provider: string;
    amount: number;
    currency: 'ETB' | 'XTR';
    url: string | null;
    created_at: Date;
    expires_at: Date;
    closed_at: Date | null;
    asked_at: Date | null;
    check_at: Date | null;
    checks: Generated<number>;
  };
  ledger: {
    id: Generated<number>;
    invoice_id: number;
    tx_ref: string | null;
    kind: 'payment' | 'refund';
    provider: string;
    reference: string;
    amount: Santim;
    booked_at: Date;
  };
  payment_reviews: {
    id: Generated<number>;
    about: string;
    provider: string;
    reason: string;
    details: ColumnType<unknown, string, never>;
    noted_at: Date;
    settled_at: Date | null;
  };
  document_orders: {
    id: Generated<number>;
    user_id: number;
    bid_document_id: number;
    invoice_id: number;
    first_name: string;
    last_name: string;
    tin: string | null;
    vat_number: string | null;
    company_name: string | null;
    email: string;
    phone: Phone;
    address: string | null;
    price: Santim;
    updated_at: Date;
  };
  bid_document_files: { bid_document_id: number; pdf: Buffer; byte_size: GeneratedAlways<number> };
}
