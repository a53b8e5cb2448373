import { dayMs } from '@awaj/domain/duration';
import { addDays, dateInAddis, instantInAddis } from '@awaj/domain/ethiopian-calendar';
import { sql } from 'kysely';
import { type Database, vacuumAnalyze, withoutTimeLimit } from '../database/database.ts';
import { isAnythingDue } from '../modules/alerts/alert-batches.ts';
import { hasMatches, matchesFor } from '../modules/alerts/alert-matches.ts';
import { type DueReader, dueReadersAfter } from '../modules/alerts/alert-readers.ts';
import { openTendersSince } from '../modules/alerts/alert-tenders.ts';
import { createAlerts } from '../modules/alerts/alerts.ts';
import { createTenderBatch } from '../modules/alerts/tender-batch.ts';
import { createSynonyms } from '../modules/catalog/synonyms/synonyms.ts';
import { createTextMatcher } from '../modules/catalog/tenders/words/text-matching.ts';
import { createServices } from '../services.ts';
import { addresses, providersAt } from './providers.ts';

const usersAtOnce = 50_000;

/**
 * Adds subscribers from this id on, each with three categories and two regions and due now. Every tenth has a saved
 * search for a word from a tender's title. The same arguments give the same readers.
 */
async function addReaders(db: Database, from: number, until: number, now: Date): Promise<void> {
  const ids = sql`generate_series(${from}::integer, ${until}::integer) n`;
  const endsAt = new Date(now.getTime() + 30 * dayMs);
  await sql`insert into users (id, first_name, last_name, email, is_email_verified, created_at) overriding system value
    select n, 'Reader', 'Measured', 'reader' || n || '@measured.test', true, ${now} from ${ids}`.execute(db);
  await sql`insert into subscriptions (user_id, starts_at, ends_at) select n, ${now}, ${endsAt} from ${ids}`.execute(
    db,
  );
  await sql`insert into preferred_categories (user_id, category_id)
    select n, 1 + (n * 7 + k * 5) % 25 from ${ids} cross join generate_series(0, 2) k`.execute(db);
  await sql`insert into preferred_regions (user_id, region_id)
    select n, 1 + (n * 3 + k * 4) % 14 from ${ids} cross join generate_series(0, 1) k`.execute(db);
  const told = sql`'-infinity'::timestamptz`;
  await sql`insert into saved_searches (user_id, frequency, hour, created_at, next_at, told_until)
    select n, 'daily', 7, ${now}, ${now}, ${told} from ${ids}`.execute(db);
  await sql`
    with words as (
      select array_agg(distinct word order by word) as list
      from tenders, string_to_table(title, ' ') word where word ~ '^[[:alpha:]]{4,}$'
    )
    insert into saved_searches (user_id, name, filters, frequency, hour, created_at, next_at, told_until)
    select n, 'Words', jsonb_build_object('title', list[1 + n * 31 % cardinality(list)]), 'daily', 7, ${now}, ${now}, ${told}
    from ${ids} cross join words where n % 10 = 0`.execute(db);
}

/** Makes all tenders new and open, and adds readers who wait for them. */
export async function prepareAlerts(db: Database, readers: number, now: Date): Promise<void> {
  await db.deleteFrom('saved_searches').execute();
  await db
    .updateTable('tenders')
    .set({ closes_at: new Date(now.getTime() + 30 * dayMs), cancelled_at: null })
    .execute();
  await sql`insert into alert_batches (at, tender_ids, finished_at) select ${now}, array_agg(id), ${now} from tenders`.execute(
    db,
  );
  const first = 1_000_001;
  for (let done = 0; done < readers; done += usersAtOnce)
    await withoutTimeLimit(db, (connection) =>
      addReaders(connection, first + done, first + Math.min(readers, done + usersAtOnce) - 1, now),
    );
  await vacuumAnalyze(db);
}

async function openBatch(db: Database, now: Date, only: readonly number[] | null) {
  const since = new Date(now.getTime() - dayMs);
  const all = await openTendersSince(db, { since, until: now, now, readers: 'subscribers' });
  const tenders = only ? all.filter(({ id }) => only.includes(id)) : all;
  const synonymsOf = await createSynonyms({ db, now: () => now })();
  return { tenders, batch: createTenderBatch(tenders, createTextMatcher(tenders, synonymsOf)) };
}

/** Reads everybody who is due, in the batches of the job. */
async function* allDue(db: Database, now: Date): AsyncGenerator<DueReader[]> {
  const moment = { now, oldest: new Date(now.getTime() - dayMs), unfinished: null };
  for (let after = 0; ; ) {
    const readers = await dueReadersAfter(db, after, moment);
    const last = readers.at(-1);
    if (!last) return;
    yield readers;
    after = last.id;
  }
}

const memoryMb = (): number => process.memoryUsage().rss / 1024 ** 2;

/** CPU time of this process, which does not include other processes. */
function ownCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Reads all readers as the job does and finds who has new tenders. It sends nothing. */
export async function measureMatching(db: Database, now: Date) {
  const began = performance.now();
  const { tenders, batch } = await openBatch(db, now, null);
  const openingMs = performance.now() - began;
  let [readers, found] = [0, 0];
  const matching = { wall: 0, cpu: 0 };
  const start = { wall: performance.now(), cpu: ownCpuMs() };
  for await (const due of allDue(db, now)) {
    const before = { wall: performance.now(), cpu: ownCpuMs() };
    for (const reader of due) if (hasMatches(reader, batch)) found += 1;
    matching.wall += performance.now() - before.wall;
    matching.cpu += ownCpuMs() - before.cpu;
    readers += due.length;
  }
  return {
    tenders: tenders.length,
    readers,
    found,
    openingMs,
    matchingCpuMs: matching.cpu,
    readingMs: performance.now() - start.wall - matching.wall,
    readingCpuMs: ownCpuMs() - start.cpu - matching.cpu,
    memoryMb: memoryMb(),
  };
}

/** Counts the pairs of tender and reader that match by preferences, in memory. */
export async function pairsInMemory(db: Database, now: Date, tenderIds: readonly number[]): Promise<number> {
  const { tenders, batch } = await openBatch(db, now, tenderIds);
  let pairs = 0;
  for await (const due of allDue(db, now))
    for (const reader of due) {
      const matches = matchesFor({ ...reader, skipped: [] }, tenders, batch);
      pairs += matches.filter(({ because }) => because.some(({ kind }) => kind === 'preferences')).length;
    }
  return pairs;
}

/** Counts the pairs of tender and reader that match by preferences, with plain SQL. */
export async function pairsOfFeeds(db: Database, tenderIds: readonly number[]): Promise<number> {
  const { rows } = await withoutTimeLimit(db, (trx) =>
    sql<{ pairs: number }>`
    select count(*)::integer as pairs from tenders t join saved_searches s on s.filters is null
    where t.id = any(${tenderIds}::integer[])
      and exists (select from tender_categories l join preferred_categories p using (category_id)
        where l.tender_id = t.id and p.user_id = s.user_id)
      and exists (select from tender_regions l join preferred_regions p using (region_id)
        where l.tender_id = t.id and p.user_id = s.user_id)`.execute(trx),
  );
  return rows[0]?.pairs ?? 0;
}

/** Runs the job at noon, outside quiet hours, until nobody is left. Only these tenders are new to the readers. */
export async function measureTelling(db: Database, now: Date, tenderIds: readonly number[]) {
  await withoutTimeLimit(db, (connection) =>
    connection.updateTable('saved_searches').set({ told_until: now }).execute(),
  );
  const at = new Date(now.getTime() + 1);
  await db
    .insertInto('alert_batches')
    .values({ at, tender_ids: [...tenderIds] })
    .execute();
  const noon = instantInAddis(addDays(dateInAddis(now), 1), { hour: 12, minute: 0 });
  const queue = { send: async () => {} };
  const providers = providersAt(null);
  const services = createServices({ db, reads: db, now: () => noon, queue, providers, addresses });
  const job = createAlerts(services);
  const start = { wall: performance.now(), cpu: ownCpuMs() };
  while (await isAnythingDue(db, noon)) await job.run({});
  const tellingMs = performance.now() - start.wall;
  const tellingCpuMs = ownCpuMs() - start.cpu;
  const { told } = await db
    .selectFrom('alert_digests')
    .select((eb) => eb.fn.countAll<number>().as('told'))
    .executeTakeFirstOrThrow();
  return { told, tellingMs, tellingCpuMs, memoryMb: memoryMb() };
}
