// How long setup and imports take, and whether killed imports lose or double anything:
// pnpm bench import [notices] [kills]
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openPostgres } from '@awaj/api/database/database';
import { startCluster } from '@awaj/api/testing/postgres-cluster';
import { createDemo } from '@awaj/demo-data/demo';
import { createRandom } from '@awaj/demo-data/prng';
import { sql } from 'kysely';
import { endedChildrenCpuMsOf, parentOf } from '../processor.ts';
import { median } from '../statistics.ts';
import { printTable, verdict } from '../table.ts';

const notices = Number(process.argv[2] ?? 10_000);
const kills = Number(process.argv[3] ?? 50);
const runs = 10;
/** A killed import takes half as long as a complete one. Few notices, so that all end, but enough for two threads. */
const killed = Math.min(notices, 600);
const command = createRequire(import.meta.url).resolve('@awaj/api/cli/main');

const cluster = await startCluster();
if (!cluster) throw new Error('No PostgreSQL is installed.');
const folder = mkdtempSync(join(tmpdir(), 'awaj-bench-import-'));
const { db, close } = openPostgres(cluster.url);

const start = (...args: string[]) =>
  spawn(process.execPath, [command, ...args], {
    // As `pnpm api` runs it: Node.js reuses code that it compiled before.
    env: { ...process.env, DATABASE_URL: cluster.url, NODE_COMPILE_CACHE: join(folder, 'compiled') },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

/** Prints each result at once, so that an interrupted run keeps them. */
const tell = (text: string) => console.error(`${new Date().toISOString().slice(11, 19)} ${text}`);

/** Seconds until the command ends. */
async function run(...args: string[]): Promise<number> {
  const since = performance.now();
  const code = await new Promise<number | null>((resolve) => start(...args).once('exit', resolve));
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}.`);
  const seconds = (performance.now() - since) / 1_000;
  tell(`${args[0]}: ${seconds.toFixed(1)} s`);
  return seconds;
}

/** The processor time of a first import, in milliseconds for each notice. */
async function workOf(work: () => Promise<number>) {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const server = parentOf(rows[0]?.pid ?? 0);
  const spent = () => ({ node: endedChildrenCpuMsOf(process.pid), postgres: endedChildrenCpuMsOf(server) });
  const before = spent();
  const seconds = await work();
  const after = spent();
  return {
    seconds,
    node: (after.node - before.node) / notices,
    postgres: (after.postgres - before.postgres) / notices,
  };
}

/** A file such as a typist keeps: notices of the demo, each with its own key. */
function writeNotices(count: number): string {
  const { tenders, companies, categories, regions, languages } = createDemo({ now: new Date(), tenderCount: count });
  const slugOf = (list: readonly { id: number; slug: string }[], id: number) =>
    list.find((each) => each.id === id)?.slug ?? '';
  const lines = tenders.map((tender) =>
    JSON.stringify({
      external_key: `notice-${tender.id}`,
      source: 'addis-zemen',
      published_on: tender.sources[0]?.publishedOn,
      title: tender.title,
      content: tender.contentHtml,
      snippet: tender.snippet,
      language: slugOf(languages, tender.languageId),
      company: companies.find(({ id }) => id === tender.companyId)?.names.en,
      company_language: 'english',
      categories: tender.categoryIds.map((id) => slugOf(categories, id)),
      regions: tender.regionIds.map((id) => slugOf(regions, id)),
      posted_at: tender.createdAt,
      closes_at: tender.closesAt,
    }),
  );
  const path = join(folder, `notices-${count}.jsonl`);
  writeFileSync(path, `${lines.join('\n')}\n`);
  return path;
}

/** Two notices of the demo may be matched to one tender, because they are the same in two languages. */
async function count(): Promise<{ notices: number; tenders: number }> {
  const { rows } = await sql<{ notices: number; tenders: number }>`
    select (select count(*)::int from notices) as notices, (select count(*)::int from tenders) as tenders`.execute(db);
  return rows[0] ?? { notices: 0, tenders: 0 };
}

/** The keys of notices have no foreign key, and the notices get the same numbers again. */
const forget = () =>
  sql`truncate tenders, notices, notice_keys, import_batches, tender_events restart identity cascade`.execute(db);

/** Compares the rows after one import with those after several killed imports and a complete last one. */
async function killAndFinish(path: string) {
  await forget();
  const seconds = await run('import', path);
  const undisturbed = await count();
  await forget();
  const random = createRandom('kills of an import');
  for (let kill = 0; kill < kills; kill += 1) {
    const child = start('import', path);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    await delay((random.int(0, 1_000) / 1_000) * seconds * 1_000);
    child.kill('SIGKILL');
    await ended;
    tell(`killed ${kill + 1} of ${kills}`);
  }
  await run('import', path);
  return { undisturbed, afterKills: await count() };
}

try {
  const setup = await run('setup');
  const path = writeNotices(notices);
  const times: number[] = [];
  const first = await workOf(() => run('import', path));
  times.push(first.seconds);
  const once = await count();
  for (let turn = 1; turn < runs; turn += 1) times.push(await run('import', path));
  const imported = await count();
  const filling = first.seconds;
  const last = times.at(-1) ?? 0;
  const { undisturbed, afterKills } = await killAndFinish(writeNotices(killed));
  const rows = [
    ['setup on an empty database, s', '≤ 5', setup, verdict(setup <= 5)],
    [
      `${notices} notices imported ${runs} times: notices`,
      notices,
      imported.notices,
      verdict(imported.notices === notices),
    ],
    ['– tenders', once.tenders, imported.tenders, verdict(imported.tenders === once.tenders)],
    ['notices a second, first import', '≥ 500', notices / filling, verdict(notices / filling >= 500)],
    ['– work of Node.js, ms a notice', '', first.node, ''],
    ['– work of PostgreSQL, ms a notice', '', first.postgres, ''],
    ['last import, s', '≤ 10', last, verdict(last <= 10)],
    ['imports of what is there, median s', '', median(times.slice(1)), ''],
    [
      `${killed} notices after ${kills} killed imports and one more`,
      killed,
      afterKills.notices,
      verdict(afterKills.notices === killed),
    ],
    ['– tenders', undisturbed.tenders, afterKills.tenders, verdict(afterKills.tenders === undisturbed.tenders)],
  ] as const;
  printTable(['What', 'Target', 'Measured', ''], rows);
  if (rows.some(([, , , told]) => told === 'MISSED')) process.exitCode = 1;
} finally {
  await close();
  await cluster.stop();
  rmSync(folder, { recursive: true });
}
