import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Cause } from '../../catalog/tenders/tender-events.ts';
import type { CheckedNotice } from '../import/checked-notice.ts';
import { createTenders } from './create-tenders.ts';
import { identityOf, type KeyedNotice, splitAtRepeats, toKeyed } from './notice-keys.ts';
import { readStored } from './notice-store.ts';
import { openPublishing, type Publication, type Publishing } from './publishing.ts';
import { followUp, updateTender } from './update-tender.ts';

/** Of notices among which none comes twice. */
async function publishStretch(notices: readonly KeyedNotice[], publishing: Publishing): Promise<Publication[]> {
  const stored = await readStored(publishing.trx, notices);
  const isFirst = (each: KeyedNotice) => !stored.has(identityOf(each)) && each.notice.kind === 'tender';
  const created = (await createTenders(notices.filter(isFirst), publishing)).values();
  const outcomes: Publication[] = [];
  for (const each of notices) {
    const before = stored.get(identityOf(each));
    if (isFirst(each)) outcomes.push(created.next().value ?? { kind: 'same' });
    else if (!before) outcomes.push(await followUp(each, publishing));
    else if (each.contentHash.equals(before.contentHash)) outcomes.push({ kind: 'same' });
    else outcomes.push(await updateTender(before, each, publishing));
  }
  return outcomes;
}

/**
 * Until the transaction is over nobody else publishes: two papers that come in at the same time would each make the
 * buyer, and the tender, that they both name. An import may keep others waiting for minutes.
 */
async function publishAlone(trx: Database): Promise<void> {
  await sql`set local statement_timeout = '10min'`.execute(trx);
  await sql`select pg_advisory_xact_lock(hashtextextended('publishing notices', 0))`.execute(trx);
}

/**
 * Publishes notices: a tender for each that is new, and the tender that it is about brought up to date for each other
 * one. What came in before and has not changed is left alone. Says for each what came of it.
 */
export async function openNoticePublisher(trx: Database, cause: Cause) {
  await publishAlone(trx);
  const publishing = await openPublishing(trx, cause);
  return async (notices: readonly CheckedNotice[]): Promise<Publication[]> => {
    const outcomes: Publication[] = [];
    for (const stretch of splitAtRepeats(notices.map(toKeyed)))
      outcomes.push(...(await publishStretch(stretch, publishing)));
    return outcomes;
  };
}
