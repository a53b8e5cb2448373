import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { type NoticeContext, toCheckedNotice } from '../../modules/collecting/collectors/to-notice.ts';
import { toKeyed } from '../../modules/collecting/publishing/notice-keys.ts';
import { openNoticePublisher } from '../../modules/collecting/publishing/notice-publisher.ts';
import { placeNotices } from '../../modules/collecting/publishing/place-notices.ts';
import { openPublishing } from '../../modules/collecting/publishing/publishing.ts';
import { readLookups } from '../../modules/collecting/read-lookups.ts';
import type { PrintedNotice } from './facts.ts';
import type { NoticePair } from './make-pairs.ts';

/** The two notices of a pair are in two papers. */
const papers = ['addis-zemen', 'reporter'] as const;

const now = new Date('2026-06-01T00:00:00+03:00');
const atOnce = 100;

async function contextsOf(db: Database): Promise<Record<(typeof papers)[number], NoticeContext>> {
  const lookups = await readLookups(db);
  const contextOf = (sourceSlug: string): NoticeContext => ({
    now,
    lookups,
    sourceSlug,
    defaults: { categories: 'ict' },
    holidays: new Set(),
    countsSaturdays: false,
  });
  return { 'addis-zemen': contextOf('addis-zemen'), reporter: contextOf('reporter') };
}

export interface PublishedPairs {
  notices: number;
  /** How many printed texts gave no notice. */
  refused: number;
  seconds: number;
  wrong: readonly NoticePair[];
  /** For each kind: how many pairs were published completely, and how many became one tender. */
  counts: ReadonlyMap<string, { pairs: number; joined: number }>;
}

type Paper = (typeof papers)[number];

/** Reads the printed notices and publishes them by day, in batches of the size that a collector uses. */
async function publishAll(
  db: Database,
  prefix: string,
  printed: readonly { paper: Paper; notice: PrintedNotice }[],
): Promise<number> {
  const contexts = await contextsOf(db);
  let refused = 0;
  for (let start = 0; start < printed.length; start += atOnce) {
    const notices = printed.slice(start, start + atOnce).flatMap(({ paper, notice }) => {
      const piece = {
        key: `${prefix}-${notice.id}`,
        address: '',
        text: notice.text,
        cells: {},
        date: notice.published_on,
      };
      const made = toCheckedNotice({ ...piece, version: null }, notice.published_on, contexts[paper]);
      return 'notice' in made ? [made] : [];
    });
    await db.transaction().execute(async (trx) => {
      const outcomes = await (await openNoticePublisher(trx, { at: now }))(notices);
      refused += Math.min(atOnce, printed.length - start) - notices.length;
      refused += outcomes.filter(({ kind }) => kind === 'refused').length;
    });
  }
  return refused;
}

/** Publishes all notices of the pairs in the order in which papers print them. */
export async function publishPairs(db: Database, pairs: readonly NoticePair[]): Promise<PublishedPairs> {
  const printed = pairs
    .flatMap(({ one, other }) => [
      { paper: papers[0], notice: one },
      { paper: papers[1], notice: other },
    ])
    .toSorted((one, other) => one.notice.published_on.localeCompare(other.notice.published_on));
  const began = performance.now();
  const refused = await publishAll(db, 'made', printed);
  const seconds = (performance.now() - began) / 1_000;
  const rows = await db
    .selectFrom('notices')
    .select(['external_key', 'tender_id'])
    .where('external_key', 'like', 'made-%')
    .execute();
  const tenderOf = new Map(rows.map(({ external_key, tender_id }) => [external_key, tender_id]));
  const counts = new Map<string, { pairs: number; joined: number }>();
  const wrong: NoticePair[] = [];
  for (const pair of pairs) {
    const [one, other] = [tenderOf.get(`made-${pair.one.id}`), tenderOf.get(`made-${pair.other.id}`)];
    if (one === undefined || other === undefined) continue;
    const { pairs: before = 0, joined = 0 } = counts.get(pair.kind) ?? {};
    counts.set(pair.kind, { pairs: before + 1, joined: joined + (one === other ? 1 : 0) });
    if (one === other && pair.kind === 'hard') wrong.push(pair);
  }
  return { notices: printed.length, refused, seconds, wrong, counts };
}

/**
 * Copies the published notices until there are `count`. One copy in twenty shares the keys of its original, like
 * another notice of the same buyer. The others have their own keys. Nobody can see the copied tenders.
 */
export async function multiplyNotices(db: Database, count: number): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`set maintenance_work_mem = '512MB'`.execute(connection);
    await sql`create temporary table originals as
      select n.*, row_number() over (order by n.id) as place, count(*) over () as total, max(n.id) over () as last
      from notices n join notice_fingerprints f on f.notice_id = n.id`.execute(connection);
    await sql`create temporary table copies as
      select o.id as original, c.copy, o.last + o.total * (c.copy - 1) + o.place as id
      from originals o cross join lateral generate_series(1, ${count} / o.total) c (copy)
      where o.total * c.copy + o.place <= ${count}`.execute(connection);
    await sql`insert into notices (id, source_id, external_key, tender_id, kind, published_on, content_hash, record, created_at)
      select c.id, n.source_id, n.external_key || ' copy ' || c.copy, 100000000 + c.id, n.kind, n.published_on, n.content_hash,
        '{}', n.created_at
      from copies c join notices n on n.id = c.original order by c.id`.execute(connection);
    const key = sql`k.key + case when c.copy % 20 = 0 then 0 else c.copy end`;
    await sql`insert into notice_fingerprints (notice_id, version, fingerprint, keys)
      select c.id, f.version, f.fingerprint, f.keys from copies c join notice_fingerprints f on f.notice_id = c.original
      order by c.id`.execute(connection);
    await sql`insert into notice_keys (key, notice_id)
      select ${key}, c.id from copies c join notice_keys k on k.notice_id = c.original
      order by 1, 2`.execute(connection);
    await sql`select setval(pg_get_serial_sequence('notices', 'id'), (select max(id) from notices))`.execute(
      connection,
    );
    for (const table of ['notices', 'notice_fingerprints', 'notice_keys'])
      await sql`vacuum analyze ${sql.table(table)}`.execute(connection);
    await sql`drop table copies, originals`.execute(connection);
    await sql`reset all`.execute(connection);
  });
}

export interface PublishingFigures {
  notices: number;
  /** Seconds to read, match and store. */
  seconds: number;
  /** The part of `seconds` that matching took. */
  matchingSeconds: number;
}

/** Publishes new notices, then matches them again alone to measure that part. */
export async function measurePublishing(db: Database, notices: readonly PrintedNotice[]): Promise<PublishingFigures> {
  const contexts = await contextsOf(db);
  const checked = notices.flatMap((notice) => {
    const piece = { key: `later-${notice.id}`, address: '', text: notice.text, cells: {}, date: notice.published_on };
    const made = toCheckedNotice({ ...piece, version: null }, notice.published_on, contexts.reporter);
    return 'notice' in made ? [toKeyed(made.notice, made.read)] : [];
  });
  let matching = 0;
  for (let start = 0; start < checked.length; start += atOnce)
    await db.transaction().execute(async (trx) => {
      const publishing = await openPublishing(trx, { at: now });
      const began = performance.now();
      await placeNotices(checked.slice(start, start + atOnce), publishing);
      matching += performance.now() - began;
    });
  const began = performance.now();
  await publishAll(
    db,
    'later',
    notices.map((notice) => ({ paper: 'reporter', notice })),
  );
  return {
    notices: notices.length,
    seconds: (performance.now() - began) / 1_000,
    matchingSeconds: matching / 1_000,
  };
}
