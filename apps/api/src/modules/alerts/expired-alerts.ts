import { dayMs } from '@awaj/domain/duration';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Announcement } from '../notifications/notification.ts';
import { oldestAnnounced } from './alert-batches.ts';
import { alertOf } from './alert-digests.ts';
import { matchesFor } from './alert-matches.ts';
import { type AlertCriteria, canBeAlerted, preferencesAndMutes, type Skipped, searchesSince } from './alert-readers.ts';
import { type AlertDependencies, readNewTenders } from './new-tenders.ts';
import { isSubscriber, type Reader, readerColumns } from './reader-channels.ts';

interface LateReader extends Reader, AlertCriteria, Skipped {
  /** The time until which those tenders could be announced, and now. */
  isSubscriber: boolean;
}

const readersAtOnce = 200;
/** Even older tenders are ignored. */
const looksBackMs = 30 * dayMs;

/** Readers whose searches have not handled the tenders that were new before an instant. */
async function lateReadersAfter(
  trx: Database,
  after: number,
  { oldest, now }: { oldest: Date; now: Date },
): Promise<LateReader[]> {
  const { rows } = await sql<LateReader>`
    with late as materialized (
      select id from saved_searches where next_at is not null and not is_paused and told_until < ${oldest}
        and user_id in (
          select distinct user_id from saved_searches
          where next_at is not null and not is_paused and told_until < ${oldest} and user_id > ${after}
          order by user_id limit ${sql.lit(readersAtOnce)})
      order by id for update
    ), searching as (
      select user_id, ${searchesSince(new Date(0))} as searches from saved_searches s join late using (id) group by user_id
    )
    select ${readerColumns},
      u.disabled_at is null and ${isSubscriber(oldest)} and ${isSubscriber(now)} as "isSubscriber",
      array(select unnest(tender_ids) from alert_digests d where d.user_id = u.id
        union select tender_id from dismissed_tenders where user_id = u.id) as skipped,
      ${preferencesAndMutes}, searches
    from searching join users u on u.id = user_id left join channels c on c.user_id = u.id
    order by u.id`.execute(trx);
  return rows;
}

/**
 * Records for each reader the tenders whose alert has expired unsent. The list of messages shows it as one that was not
 * sent.
 */
export async function recordExpiredAlerts(dependencies: AlertDependencies): Promise<void> {
  const { db, now, messages } = dependencies;
  const oldest = oldestAnnounced(now());
  const since = new Date(oldest.getTime() - looksBackMs);
  const { tenders, batch, descriptionOf } = await readNewTenders(dependencies, {
    since,
    until: oldest,
    readers: 'subscribers',
  });
  if (tenders.length === 0) return;
  const occasion = { at: oldest, now: now(), descriptionOf };
  for (let after: number | null = 0; after !== null; ) {
    after = await db.transaction().execute(async (trx) => {
      const readers = await lateReadersAfter(trx, after ?? 0, { oldest, now: now() });
      const announcements = readers.filter(canBeAlerted).flatMap((reader): Announcement[] => {
        const matches = matchesFor(reader, tenders, batch);
        if (matches.length === 0) return [];
        const event = `newTenders ${reader.id} ${oldest.toISOString()} left out`;
        const notSentBecause = 'waited-too-long';
        const unsent = { userId: reader.id, language: reader.language, address: null, event, notSentBecause } as const;
        return [{ ...unsent, ...alertOf({ reader, matches }, occasion) }];
      });
      await messages.announce(trx, ...announcements);
      const ids = readers.flatMap(({ searches }) => searches.map(({ id }) => id));
      if (ids.length > 0)
        await trx.updateTable('saved_searches').set({ told_until: oldest }).where('id', 'in', ids).execute();
      return readers.at(-1)?.id ?? null;
    });
  }
}
