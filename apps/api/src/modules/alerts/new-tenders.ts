import type { Database } from '../../database/database.ts';
import type { ReadNames } from '../catalog/names/names.ts';
import type { ReadSynonyms } from '../catalog/synonyms/synonyms.ts';
import { createTextMatcher } from '../catalog/tenders/words/text-matching.ts';
import type { Outbox } from '../notifications/notification.ts';
import { openTendersSince, readDescriptions } from './alert-tenders.ts';
import { createTenderBatch } from './tender-batch.ts';

export interface AlertDependencies {
  db: Database;
  now: () => Date;
  messages: Outbox;
  readNames: ReadNames;
  readSynonyms: ReadSynonyms;
}

/** The open tenders that were collected between two instants, prepared for matching and for messages. */
export async function readNewTenders(
  { db, now, readNames, readSynonyms }: Omit<AlertDependencies, 'messages'>,
  wanted: Omit<Parameters<typeof openTendersSince>[1], 'now'>,
) {
  const tenders = await openTendersSince(db, { ...wanted, now: now() });
  const batch = createTenderBatch(tenders, createTextMatcher(tenders, await readSynonyms()));
  return { tenders, batch, descriptionOf: await readDescriptions(tenders, readNames) };
}

export type NewTenders = Awaited<ReturnType<typeof readNewTenders>>;
