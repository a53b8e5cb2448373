import type { ColumnType, Generated } from 'kysely';

export type CollectorKind = 'ocds' | 'feed' | 'html' | 'json' | 'csv' | 'xlsx' | 'eml' | 'pdf';
export type RunState = 'running' | 'complete' | 'incomplete' | 'failed';
export type MergeDecision = 'same' | 'not-same' | 'doubtful';
export type QuarantineState = 'open' | 'replayed' | 'dismissed';

type Json = ColumnType<unknown, string, string>;

/** The tables of collecting and matching: collectors, their runs, and the fetched documents. */
export interface CollectorTables {
  collectors: {
    id: Generated<number>;
    name: string;
    source_id: number;
    kind: CollectorKind;
    config: Json;
    config_version: number;
    every_seconds: number;
    hosts: string[];
    least_found: number | null;
    most_found: number | null;
    fill_rates: Json;
    paused_at: Date | null;
    next_run_at: Date;
    cursor: ColumnType<unknown, string | null, string | null>;
    misses: Generated<number>;
    alarm: string | null;
    created_at: Date;
  };
  collection_runs: {
    id: Generated<number>;
    collector_id: number;
    state: Generated<RunState>;
    started_at: Date;
    heartbeat_at: Date;
    ended_at: Date | null;
    counts: ColumnType<unknown, string | undefined, string>;
    reason: string | null;
    faults: ColumnType<unknown, string | undefined, string>;
  };
  raw_documents: {
    id: Generated<number>;
    collector_id: number;
    address: string;
    sha256: Buffer;
    media_type: string;
    charset: string | null;
    hints: Json;
    byte_count: number;
    body: Buffer;
    run_id: number | null;
    fetched_at: Date;
    read_by: number | null;
  };
  fetched_addresses: {
    collector_id: number;
    address: string;
    etag: string | null;
    last_modified: string | null;
    raw_document_id: number;
    fetched_at: Date;
  };
  readings: {
    id: Generated<number>;
    raw_document_id: number;
    notice_key: string;
    reader_version: string;
    fields: Json;
    read_at: Date;
    is_uncertain: ColumnType<boolean, never, never>;
    reviewed_at: Date | null;
  };
  quarantine: {
    id: Generated<number>;
    collector_id: number;
    address: string;
    notice_key: Generated<string>;
    reason: string;
    detail: string;
    raw_document_id: number | null;
    run_id: number | null;
    state: Generated<QuarantineState>;
    first_seen_at: Date;
    last_seen_at: Date;
  };
  notice_fingerprints: {
    notice_id: number;
    version: number;
    fingerprint: Buffer;
    keys: number[];
  };
  notice_keys: {
    key: number;
    notice_id: number;
  };
  merge_decisions: {
    id: Generated<number>;
    source_id: number;
    notice_key: string;
    tender_id: number;
    other_source_id: number | null;
    other_notice_key: string | null;
    decision: MergeDecision;
    decided_by: 'machine' | 'person';
    operator: string | null;
    evidence: Json;
    decided_at: Date;
    undone_at: Date | null;
  };
  collector_hosts: {
    host: string;
    held_by: string | null;
    held_until: Date | null;
    free_at: Date | null;
    failures: Generated<number>;
    backoff_until: Date | null;
    robots: string | null;
    robots_read_at: Date | null;
  };
}
