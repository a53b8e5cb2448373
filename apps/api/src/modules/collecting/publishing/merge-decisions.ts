import { sql } from 'kysely';
import type { MergeDecision } from '../../../database/collector-tables.ts';
import type { Database } from '../../../database/database.ts';
import { type Comparison, factsOf } from '../matching/compare/compare-notices.ts';
import { identityOf, type KeyedNotice } from './notice-keys.ts';

/** Identifies a notice across imports. */
export type NoticeIdentity = Pick<KeyedNotice, 'sourceId' | 'key'>;

export interface DecisionMade {
  notice: NoticeIdentity;
  tenderId: number;
  /** The notice of the tender that was compared. */
  other: NoticeIdentity | null;
  decision: MergeDecision;
  evidence: object;
}

export interface DecidedBy {
  /** Null if the program decided. */
  operator: string | null;
  at: Date;
}

export const evidenceOf = (comparison: Comparison): object => ({
  score: comparison.score,
  facts: factsOf(comparison),
});

/** Marks earlier decisions about the same two notices as undone. */
async function undoEarlier(trx: Database, { notice, other, tenderId }: DecisionMade, at: Date): Promise<void> {
  await sql`
    update merge_decisions set undone_at = ${at}
    where undone_at is null and (
      (source_id = ${notice.sourceId} and notice_key = ${notice.key} and (tender_id = ${tenderId}
        or (other_source_id = ${other?.sourceId ?? null} and other_notice_key = ${other?.key ?? null})))
      or (source_id = ${other?.sourceId ?? null} and notice_key = ${other?.key ?? null}
        and other_source_id = ${notice.sourceId} and other_notice_key = ${notice.key}))`.execute(trx);
}

export async function recordDecisions(
  trx: Database,
  decisions: readonly DecisionMade[],
  { operator, at }: DecidedBy,
): Promise<void> {
  if (decisions.length === 0) return;
  if (operator !== null) for (const each of decisions) await undoEarlier(trx, each, at);
  const rows = decisions.map(({ notice, tenderId, other, decision, evidence }) => ({
    source_id: notice.sourceId,
    notice_key: notice.key,
    tender_id: tenderId,
    other_source_id: other?.sourceId ?? null,
    other_notice_key: other?.key ?? null,
    decision,
    decided_by: operator === null ? ('machine' as const) : ('person' as const),
    operator,
    evidence: JSON.stringify(evidence),
    decided_at: at,
  }));
  await trx.insertInto('merge_decisions').values(rows).execute();
}

/** Decisions by people about a notice: its tender, tenders that are not its own, and other notices. */
export interface ManualDecisions {
  same: number | null;
  notSame: Set<number>;
  others: Map<string, 'same' | 'not-same'>;
}

export const noManualDecisions = (): ManualDecisions => ({ same: null, notSame: new Set(), others: new Map() });

interface Row extends NoticeIdentity {
  decision: 'same' | 'not-same';
  tenderId: number | null;
  otherSourceId: number | null;
  otherKey: string | null;
}

/**
 * Reads the decisions of people, which are permanent. If a repeated import has created the tender anew, the notice
 * leads to it.
 */
export async function readManualDecisions(
  trx: Database,
  notices: readonly NoticeIdentity[],
): Promise<ReadonlyMap<string, ManualDecisions>> {
  const sources = notices.map(({ sourceId }) => sourceId);
  const keys = notices.map(({ key }) => key);
  const { rows } = await sql<Row>`
    with manual as (
      select k.source_id, k.key, d.id, d.decision, d.tender_id, d.other_source_id, d.other_notice_key
      from unnest(${sources}::smallint[], ${keys}::text[]) k (source_id, key)
      join merge_decisions d on d.source_id = k.source_id and d.notice_key = k.key
      where d.decided_by = 'person' and d.undone_at is null
      union all
      select k.source_id, k.key, d.id, d.decision, null, d.source_id, d.notice_key
      from unnest(${sources}::smallint[], ${keys}::text[]) k (source_id, key)
      join merge_decisions d on d.other_source_id = k.source_id and d.other_notice_key = k.key
      where d.decided_by = 'person' and d.undone_at is null
    )
    select m.source_id as "sourceId", m.key, m.decision, t.id as "tenderId",
      m.other_source_id as "otherSourceId", m.other_notice_key as "otherKey"
    from manual m left join notices n on n.source_id = m.other_source_id and n.external_key = m.other_notice_key
    left join tenders t on t.id = coalesce(n.tender_id, m.tender_id) order by m.id`.execute(trx);
  const manual = new Map<string, ManualDecisions>();
  for (const { decision, tenderId, otherSourceId, otherKey, ...notice } of rows) {
    const decided = manual.get(identityOf(notice)) ?? noManualDecisions();
    manual.set(identityOf(notice), decided);
    if (otherSourceId !== null && otherKey !== null)
      decided.others.set(identityOf({ sourceId: otherSourceId, key: otherKey }), decision);
    if (tenderId === null) continue;
    if (decision === 'same') decided.same = tenderId;
    else decided.notSame.add(tenderId);
  }
  return manual;
}
