import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Cause } from '../../catalog/tenders/records/tender-events.ts';
import type { CheckedNotice } from '../import/notice/checked-notice.ts';
import { addToTender } from './add-to-tender.ts';
import { createTenders } from './create-tenders.ts';
import { followUp } from './follow-up.ts';
import { recordDecisions } from './merge-decisions.ts';
import type { ReadText } from './notice-fingerprint.ts';
import { identityOf, type KeyedNotice, splitAtRepeats, toKeyed } from './notice-keys.ts';
import { readStored } from './notice-store.ts';
import { placeInChunk, placeNotices } from './place-notices.ts';
import { decisionsOf } from './placing-decisions.ts';
import { openPublishing, type Publication, type Publishing, refused } from './publishing.ts';
import { updateTender } from './update-tender.ts';

/** Creates tenders for new notices and adds further printings to them. */
async function publishNew(notices: readonly KeyedNotice[], publishing: Publishing): Promise<Publication[]> {
  const { trx, cause } = publishing;
  const placed = await placeNotices(notices, publishing);
  const making = notices.filter((_, at) => placed[at]?.tenderId === null);
  const made = (await createTenders(making, publishing)).values();
  const outcomes = placed.map(({ tenderId }) => (tenderId === null ? (made.next().value ?? null) : null));
  const tenderOf = (tenderId: number): number | null => {
    if (tenderId > 0) return tenderId;
    const maker = outcomes[placeInChunk(tenderId)];
    return maker?.kind === 'new' ? maker.tenderId : null;
  };
  for (const [at, keyed] of notices.entries()) {
    const tenderId = placed[at]?.tenderId ?? null;
    if (tenderId === null) continue;
    const tender = tenderOf(tenderId);
    // The notice that would have created the tender was refused, so this one creates it.
    outcomes[at] =
      tender === null
        ? ((await createTenders([keyed], publishing))[0] ?? null)
        : await addToTender(keyed, tender, publishing);
  }
  const decisions = notices.flatMap((keyed, at) => {
    const place = placed[at];
    return place && outcomes[at]?.kind !== 'refused' ? decisionsOf(keyed, place, tenderOf) : [];
  });
  await recordDecisions(trx, decisions, { operator: null, at: cause.at });
  return outcomes.map((outcome) => outcome ?? refused('is empty'));
}

/** Publishes a chunk in which no notice occurs twice. */
async function publishChunk(notices: readonly KeyedNotice[], publishing: Publishing): Promise<Publication[]> {
  const stored = await readStored(publishing.trx, notices);
  const isNew = (each: KeyedNotice) => !stored.has(identityOf(each)) && each.notice.kind === 'tender';
  const published = (await publishNew(notices.filter(isNew), publishing)).values();
  const outcomes: Publication[] = [];
  for (const each of notices) {
    const before = stored.get(identityOf(each));
    if (isNew(each)) outcomes.push(published.next().value ?? { kind: 'same' });
    else if (!before) outcomes.push(await followUp(each, publishing));
    else if (each.contentHash.equals(before.contentHash)) outcomes.push({ kind: 'same' });
    else outcomes.push(await updateTender(before, each, publishing));
  }
  return outcomes;
}

/**
 * Locks publishing until the transaction ends. Otherwise two papers could create the same buyer or tender twice. The
 * timeout is long because an import may hold the lock for minutes.
 */
export async function lockPublishing(trx: Database): Promise<void> {
  await sql`set local statement_timeout = '10min'`.execute(trx);
  await sql`select pg_advisory_xact_lock(hashtextextended('publishing notices', 0))`.execute(trx);
}

export interface NoticeToPublish {
  notice: CheckedNotice;
  /** Set if the notice was made from a text. */
  read?: ReadText | undefined;
  /** Set if the key was computed before. */
  keyed?: KeyedNotice | undefined;
}

/**
 * Returns a function that publishes notices. New ones create a tender, others update theirs, unchanged ones are
 * skipped. It returns an outcome for each.
 */
export async function openNoticePublisher(
  trx: Database,
  cause: Cause,
  isStillInImport?: Publishing['isStillInImport'],
) {
  await lockPublishing(trx);
  const publishing = await openPublishing(trx, cause, isStillInImport);
  return async (notices: readonly NoticeToPublish[]): Promise<Publication[]> => {
    const outcomes: Publication[] = [];
    for (const chunk of splitAtRepeats(notices.map(({ notice, read, keyed }) => keyed ?? toKeyed(notice, read))))
      outcomes.push(...(await publishChunk(chunk, publishing)));
    return outcomes;
  };
}
