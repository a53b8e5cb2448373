// How long it takes to read all stored documents again: pnpm measure rereading [notices] [part that changes]
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { openPostgres } from '@awaj/api/database/database';
import { startCluster } from '@awaj/api/testing/postgres-cluster';
import { createDemo } from '@awaj/demo-data/demo';
import { sql } from 'kysely';
import { printTable, verdict } from '../table.ts';

const notices = Number(process.argv[2] ?? 10_000);
const changing = Number(process.argv[3] ?? 0.05);
const wanted = { notices: 100_000, minutes: 10 };
const rowsAtOnce = 500;
const command = createRequire(import.meta.url).resolve('@awaj/api/cli/main');

const cluster = await startCluster();
if (!cluster) throw new Error('No PostgreSQL is installed.');
const { db, close } = openPostgres(cluster.url);

const type = (...args: string[]) =>
  promisify(execFile)(process.execPath, [command, ...args], {
    env: { ...process.env, DATABASE_URL: cluster.url },
    maxBuffer: 64 * 1024 ** 2,
  });

/** Reads all waiting documents; returns the outcome and the seconds it took. */
async function reread() {
  const since = performance.now();
  const { stdout } = await type('reread', '--json');
  const { collectors, fields } = JSON.parse(stdout);
  return { ...collectors[0], fields, seconds: (performance.now() - since) / 1_000 };
}

/** A site with one page for each notice, which gives the most documents. */
async function keepDocuments(): Promise<void> {
  const now = new Date();
  const { id: collectorId } = await db
    .insertInto('collectors')
    .values({
      name: 'measured',
      source_id: 1,
      kind: 'html',
      config: JSON.stringify({
        list: 'https://papers.example/',
        item: 'li',
        detail: { text: '.notice', date: '.day' },
        defaults: { company: 'Roads Administration', categories: 'spare-parts-tyres', language: 'english' },
      }),
      config_version: 1,
      every_seconds: 86_400,
      hosts: [],
      fill_rates: '{}',
      next_run_at: now,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { tenders } = createDemo({ now, tenderCount: notices });
  for (let start = 0; start < tenders.length; start += rowsAtOnce) {
    const rows = tenders.slice(start, start + rowsAtOnce).map(({ id, title, contentHtml, sources }) => {
      const day = `<p class="day">${sources[0]?.publishedOn}</p>`;
      const body = Buffer.from(
        `<!doctype html><meta charset="utf-8">${day}<div class="notice"><h1>${title}</h1>${contentHtml}</div>`,
      );
      return {
        collector_id: collectorId,
        address: `https://papers.example/${id}`,
        sha256: createHash('sha256').update(body).digest(),
        media_type: 'text/html',
        charset: null,
        hints: JSON.stringify({ key: `measured-${id}` }),
        byte_count: body.length,
        body: gzipSync(body),
        run_id: null,
        fetched_at: now,
      };
    });
    await db.insertInto('raw_documents').values(rows).execute();
  }
  // An earlier reader has read them and understood nothing.
  await sql`insert into readings (raw_document_id, notice_key, reader_version, fields, read_at)
    select id, hints ->> 'key', '0', '{}', now() from raw_documents`.execute(db);
}

/** Marks all as read by an older version of the reader that missed the closing day in some. */
async function makeOld(): Promise<void> {
  await sql`delete from readings where reader_version = '0'`.execute(db);
  await sql`update readings set reader_version = '1'`.execute(db);
  await sql`update raw_documents set read_by = 1`.execute(db);
  await sql`update notices set record = jsonb_set(record, '{closesAt}', 'null'), content_hash = decode(repeat('00', 32), 'hex')
    where id % ${Math.round(1 / changing)} = 0`.execute(db);
  await sql`vacuum analyze`.execute(db);
}

try {
  await type('setup');
  await keepDocuments();
  const first = await reread();
  await makeOld();
  const again = await reread();
  const rate = again.read / again.seconds;
  const minutes = wanted.notices / rate / 60;
  printTable(
    ['What', 'Target', 'Measured', ''],
    [
      [`${first.read} notices read for the first time: new, refused`, '', `${first.new}, ${first.newly_refused}`, ''],
      ['– a second, read and stored', '≥ 500', first.read / first.seconds, verdict(first.read / first.seconds >= 500)],
      [`${again.read} read again: changed, same`, '', `${again.changed}, ${again.same}`, ''],
      ['– a second', '', rate, ''],
      ['– minutes for 100,000', `≤ ${wanted.minutes}`, minutes, verdict(minutes <= wanted.minutes)],
    ],
  );
  if (minutes > wanted.minutes || again.read !== notices) process.exitCode = 1;
} finally {
  await close();
  await cluster.stop();
}
