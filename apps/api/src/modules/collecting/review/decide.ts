import type { Database } from '../../../database/database.ts';
import { dismissQuarantined } from '../collectors/quarantine.ts';
import { identitiesOf, joinTenders } from '../join-tenders.ts';
import { recordDecisions } from '../publishing/merge-decisions.ts';
import { lockPublishing } from '../publishing/notice-publisher.ts';
import type { Waiting } from './waiting.ts';

export const choices = ['same', 'not-same', 'right'] as const;
export type Choice = (typeof choices)[number];

/** The choices for each kind. */
export const choicesFor = {
  duplicate: ['same', 'not-same'],
  reading: ['right'],
  lost: ['same', 'right'],
} as const satisfies Record<Waiting['kind'], readonly Choice[]>;

interface Deciding {
  operator: string;
  at: Date;
  /** The tender of a notice whose tender was not found. */
  tenderId: number | null;
}

export type Decided = 'done' | 'no-tender';

async function joinDuplicate(trx: Database, waiting: Waiting, { operator, at }: Deciding): Promise<Decided> {
  const { tenderId: from, otherTenderId: into } = waiting;
  if (from === null || into === null) return 'no-tender';
  const outcome = await joinTenders(trx, { from, into }, { operator, at, reason: 'they are one tender' });
  return outcome === 'merged' ? 'done' : 'no-tender';
}

async function keepApart(trx: Database, waiting: Waiting, { operator, at }: Deciding): Promise<Decided> {
  const { tenderId, otherTenderId, noticeId, evidence } = waiting;
  if (tenderId === null || otherTenderId === null || noticeId === null) return 'no-tender';
  const notice = await trx
    .selectFrom('notices')
    .select(['source_id as sourceId', 'external_key as key'])
    .where('id', '=', noticeId)
    .executeTakeFirstOrThrow();
  const decided = { notice, tenderId: otherTenderId, decision: 'not-same', evidence: evidence as object } as const;
  const others = await identitiesOf(trx, otherTenderId);
  await recordDecisions(
    trx,
    others.length > 0 ? others.map((other) => ({ ...decided, other })) : [{ ...decided, other: null }],
    { operator, at },
  );
  return 'done';
}

/** Stores the tender that a person named, for when the notice is read again. */
async function nameTender(trx: Database, { number }: Waiting, { operator, at, tenderId }: Deciding): Promise<Decided> {
  const tender =
    tenderId === null
      ? null
      : await trx.selectFrom('tenders').select('id').where('id', '=', tenderId).executeTakeFirst();
  const notice = await trx
    .selectFrom('quarantine')
    .innerJoin('collectors', 'collectors.id', 'quarantine.collector_id')
    .select(['collectors.source_id as sourceId', 'notice_key as key'])
    .where('quarantine.id', '=', number)
    .executeTakeFirstOrThrow();
  if (!tender) return 'no-tender';
  const [other = null] = await identitiesOf(trx, tender.id);
  const decided = { notice, tenderId: tender.id, other, decision: 'same', evidence: { found: 'by a person' } } as const;
  await recordDecisions(trx, [decided], { operator, at });
  return 'done';
}

/** Stores a person's decision about a waiting item. */
export async function decide(trx: Database, waiting: Waiting, choice: Choice, deciding: Deciding): Promise<Decided> {
  await lockPublishing(trx);
  if (waiting.kind === 'duplicate')
    return choice === 'same' ? joinDuplicate(trx, waiting, deciding) : keepApart(trx, waiting, deciding);
  if (waiting.kind === 'reading')
    await trx.updateTable('readings').set({ reviewed_at: deciding.at }).where('id', '=', waiting.number).execute();
  else if (choice === 'same') return nameTender(trx, waiting, deciding);
  else await dismissQuarantined(trx, waiting.number);
  return 'done';
}
