import { sql } from 'kysely';
import type { Database } from '../../../../database/database.ts';
import { periodOf } from './posting-periods.ts';
import { wordsOf } from './tender-words.ts';

/** Reading a notice blocks the process for most of a millisecond, so only this many are read at once. */
const readAtOnce = 25;
const busyAtMostMs = 40_000;

interface UnreadTender {
  id: number;
  title: string;
  content: string;
}

/** Locks the tenders by id, in the same order as everywhere, to avoid deadlocks. */
async function newestUnread(trx: Database, belowId: number): Promise<UnreadTender[]> {
  const { rows } = await sql<UnreadTender>`
    select t.id, t.title, c.content from tenders t join tender_contents c on c.tender_id = t.id
    where t.id in (select id from tenders where id < ${belowId} order by id desc limit ${readAtOnce})
    order by t.id for update of t`.execute(trx);
  return rows;
}

async function storeWords(trx: Database, tenders: readonly UnreadTender[]): Promise<void> {
  const words = tenders.map(({ id, title, content }) => ({ id, ...wordsOf({ title, content }) }));
  await sql`
    with n as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) x (
        id integer, title_words tsvector, all_words tsvector, pairs integer[])
    ), title as (
      update tender_title_keys k set words = n.title_words from n where k.tender_id = n.id
    )
    insert into tender_content_words (tender_id, created_at, words, pairs, facets)
    select n.id, k.created_at, n.all_words, n.pairs, k.facets || ${periodOf(sql`k.created_at`)}
    from n join tender_title_keys k on k.tender_id = n.id
    on conflict (tender_id) do update
      set (words, pairs, facets) = (excluded.words, excluded.pairs, excluded.facets)`.execute(trx);
}

/** Indexes a few tenders; false when none is left or another process is doing it. */
const readSome = (db: Database): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const left = await trx.selectFrom('unread_words').select('below_id').forUpdate().skipLocked().executeTakeFirst();
    if (!left) return false;
    const tenders = await newestUnread(trx, left.below_id);
    const [oldest] = tenders;
    if (oldest) {
      await storeWords(trx, tenders);
      await trx.updateTable('unread_words').set({ below_id: oldest.id }).execute();
    } else await trx.deleteFrom('unread_words').execute();
    return oldest !== undefined;
  });

/**
 * Indexes the words of older tenders that have none in the present form, newest first, for some time. The next run
 * continues where this one stopped, even after a crash.
 */
export async function readUnreadWords(db: Database, now: () => Date): Promise<void> {
  const endsAt = now().getTime() + busyAtMostMs;
  for (let isLeft = true; isLeft && now().getTime() < endsAt; ) isLeft = await readSome(db);
}
