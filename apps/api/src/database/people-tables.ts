import type { Phone } from '@awaj/domain/phone';
import type { BidStage } from '@awaj/domain/saved-tender';
import type { Locale as Language } from '@awaj/i18n/server';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** A saved search's filters, by the parameter names of lists. */
export type SavedFilters = Readonly<Record<string, string | number>>;

/** The reason for an alert: a saved search, the preferences, or a saved tender. */
export type AlertReason =
  | { kind: 'saved_search'; id: number; name: string }
  | { kind: 'saved_tender'; id: number; name: string }
  | { kind: 'preferences'; id: null; name: null };

/** The ways by which messages are sent. */
type Channel = 'email' | 'sms' | 'telegram';

/** The tables about people: accounts, choices, addresses, and actions of operators. */
export interface PeopleTables {
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
  channels: Record<Channel, boolean> & { user_id: number; weekly_letter: Generated<boolean> };
  saved_tenders: {
    user_id: number;
    tender_id: number;
    saved_at: Date;
    stage: Generated<BidStage>;
    note: string | null;
  };
  visits: { user_id: number; first_at: Date; last_at: Date; new_since: Date | null; seen_ids: number[] };
  ticked_requirements: { user_id: number; tender_id: number; kind: string; ticked_at: Date };
  dismissed_tenders: { user_id: number; tender_id: number; dismissed_at: Date };
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
  reset_requests: { phone: Phone; asked_at: Date };
  limits: { key: string; hits: number[]; expires_at: Date };
  saved_searches: {
    id: Generated<number>;
    user_id: number;
    /** Null, like the filters, for the search that represents the preferences. */
    name: string | null;
    filters: ColumnType<SavedFilters | null, string | null, string>;
    frequency: 'at_once' | 'daily' | 'weekly';
    hour: number;
    is_paused: Generated<boolean>;
    created_at: Date;
    next_at: Date | null;
    told_until: Generated<Date>;
  };
  alert_settings: {
    user_id: number;
    quiet_from: number;
    quiet_until: number;
    most_a_day: number | null;
    holiday_until: string | null;
  };
  mutes: {
    id: Generated<number>;
    user_id: number;
    company_id: number | null;
    word: string | null;
    folded_word: string | null;
    created_at: Date;
  };
  alert_batches: { at: Date; tender_ids: number[]; finished_at: Date | null };
  alert_digests: { user_id: number; at: Date; tender_ids: number[]; more: number };
  change_alerts: { user_id: number; event_id: number; due_at: Date };
  weekly_letters: { monday: Date; done_until: Generated<number>; finished_at: Date | null };
  feed_addresses: {
    id: Generated<number>;
    user_id: number;
    saved_search_id: number | null;
    token_hash: Buffer;
    sealed_token: Buffer;
    created_at: Date;
    content_digest: Buffer | null;
    changed_at: Date;
  };
  reminders: { user_id: number; tender_id: number; days_before: number; deadline_version: number; told_at: Date };
  reminders_off: { user_id: number };
  reminder_round: {
    is_only: Generated<boolean>;
    hour: Date;
    hour_before: Date;
    done_until: Generated<number>;
    is_done: Generated<boolean>;
  };
  messages: {
    id: string;
    user_id: number | null;
    /** Null, like the recipient, if nobody could be reached. */
    channel: Channel | null;
    template: string;
    recipient: string | null;
    sealed_text: Buffer | null;
    created_at: Date;
    expires_at: Date;
    started_at: Date | null;
    sent_at: Date | null;
    failed_at: Date | null;
    provider: string | null;
    provider_reference: string | null;
    event: string | null;
    not_before: Date | null;
    claimed_until: Date | null;
    claim_ran_out: Generated<boolean>;
    attempts: Generated<number>;
    doubts: Generated<number>;
    reason: string | null;
    held_at: Date | null;
    delivered_at: Date | null;
    because: ColumnType<AlertReason[] | null, string | null, string | null>;
    company_id: number | null;
    state: GeneratedAlways<'waiting' | 'started' | 'sent' | 'delivered' | 'failed' | 'held'>;
  };
  suppressions: {
    channel: Channel;
    address: string;
    reason: 'hard-bounce' | 'soft-bounces' | 'complaint' | 'stopped' | 'blocked';
    suppressed_at: Date;
  };
  carrier_events: { id: string; message_id: string; bounced_address: string | null; received_at: Date };
  provider_rests: { provider: string; until: Date; failures: number; trial_until: Date | null };
  sms_replies: { id: string; received_at: Date };
  chat_paces: { chat: string; free_at: Date };
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
}
