import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';

/**
 * The kinds of waiting items: two notices that may be one tender, a deadline that was read with doubt, or a later
 * notice whose tender was not found.
 */
export type WaitingKind = 'duplicate' | 'reading' | 'lost';

export interface Waiting {
  kind: WaitingKind;
  /** The id of the decision, the reading or the quarantine item. */
  number: number;
  /** The waiting notice. Null if it could not be published. */
  noticeId: number | null;
  tenderId: number | null;
  /** The notice and tender to compare with. */
  otherNoticeId: number | null;
  otherTenderId: number | null;
  title: string;
  why: string;
  evidence: unknown;
  since: Date;
}

const letters = { duplicate: 'd', reading: 'r', lost: 'q' } as const satisfies Record<WaitingKind, string>;

/** The name in commands, such as d12. */
export const nameOf = ({ kind, number }: Pick<Waiting, 'kind' | 'number'>): string => `${letters[kind]}${number}`;

function parseName(name: string): Pick<Waiting, 'kind' | 'number'> | null {
  const [, letter, digits] = /^([drq])([1-9]\d{0,8})$/.exec(name) ?? [];
  const kind = (Object.keys(letters) as WaitingKind[]).find((each) => letters[each] === letter);
  return kind && digits ? { kind, number: Number(digits) } : null;
}

const empty = sql`null::integer`;

/** The compared tender may have been merged since, so the compared notice leads to it. */
const duplicates = sql`
  select 'duplicate' as kind, d.id as number, n.id as "noticeId", n.tender_id as "tenderId", o.id as "otherNoticeId",
    t.id as "otherTenderId", coalesce(n.record ->> 'title', '') as title,
    'may be tender ' || t.id || ': ' || t.title as why, d.evidence, d.decided_at as since
  from merge_decisions d
  join notices n on n.source_id = d.source_id and n.external_key = d.notice_key
  left join notices o on o.source_id = d.other_source_id and o.external_key = d.other_notice_key
  join tenders t on t.id = coalesce(o.tender_id, d.tender_id)
  join tenders own on own.id = n.tender_id
  where d.decision = 'doubtful' and d.undone_at is null and n.tender_id <> t.id`;

const readings = sql`
  select 'reading' as kind, r.id as number, n.id as "noticeId", t.id as "tenderId", ${empty} as "otherNoticeId",
    ${empty} as "otherTenderId", t.title as title, 'its deadline is not sure' as why,
    null::jsonb as evidence, r.read_at as since
  from readings r
  join raw_documents w on w.id = r.raw_document_id
  join collectors c on c.id = w.collector_id
  join notices n on n.source_id = c.source_id and n.external_key = r.notice_key
  join tenders t on t.id = n.tender_id
  where r.is_uncertain and r.reviewed_at is null and not exists (
    select from readings l where l.raw_document_id = r.raw_document_id and l.notice_key = r.notice_key and l.id > r.id)`;

const lost = sql`
  select 'lost' as kind, q.id as number, ${empty} as "noticeId", ${empty} as "tenderId", ${empty} as "otherNoticeId",
    ${empty} as "otherTenderId", q.notice_key as title, 'it ' || q.detail as why, null::jsonb as evidence,
    q.first_seen_at as since
  from quarantine q where q.state = 'open' and q.reason = 'not-published'`;

const queries = { duplicate: duplicates, reading: readings, lost } as const;

/** Lists the oldest items, up to a limit for each kind. */
export async function listWaiting(db: Database, limit: number): Promise<Waiting[]> {
  const lists: Waiting[] = [];
  for (const query of Object.values(queries))
    lists.push(...(await sql<Waiting>`select * from (${query}) w order by number limit ${limit}`.execute(db)).rows);
  return lists;
}

/** Null if nothing with that name is waiting. */
export async function findWaiting(db: Database, name: string): Promise<Waiting | null> {
  const parsed = parseName(name);
  if (!parsed) return null;
  const { rows } = await sql<Waiting>`
    select * from (${queries[parsed.kind]}) w where number = ${parsed.number}`.execute(db);
  return rows[0] ?? null;
}
