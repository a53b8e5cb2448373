// Harmful answers of sites, against a process that collects and against an API that collects itself: the outcome of
// each run and the memory it takes. pnpm bench bad-input
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Database, openPostgres } from '@awaj/api/database/database';
import { addCollector } from '@awaj/api/testing/collecting';
import { sql } from 'kysely';
import { startApi } from '../api/api-process.ts';
import { onDemoPostgres } from '../api/demo-postgres.ts';
import { printTable, verdict } from '../table.ts';
import { type BadSource, startBadSources } from './bad-sources.ts';

const commands = join(import.meta.dirname, '..', '..', '..', 'api', 'src', 'cli', 'main.ts');
const endsWithinMs = 180_000;
const mostAlone = 400;
const mostAdded = 150;

/** The peak memory, in megabytes. */
const peakOf = (pid: number | undefined): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const addAll = async (db: Database, sources: readonly BadSource[]): Promise<void> => {
  for (const [at, { kind, config, site }] of sources.entries())
    await addCollector(db, `bad-${at}`, { kind, config, hosts: [site.host] });
};

/** Makes all collectors due again, as if they had never run. */
async function forget(db: Database): Promise<void> {
  await sql`delete from fetched_addresses`.execute(db);
  await sql`delete from collector_hosts`.execute(db);
  await db
    .updateTable('collectors')
    .set({ next_run_at: new Date(0) })
    .execute();
}

async function untilAllRan(db: Database, after: number, count: number): Promise<boolean> {
  for (const started = performance.now(); performance.now() - started < endsWithinMs; await delay(250)) {
    const { rows } = await sql<{ ended: number }>`
      select count(distinct collector_id)::int as ended from collection_runs where id > ${after} and state <> 'running'`.execute(
      db,
    );
    if ((rows[0]?.ended ?? 0) >= count) return true;
  }
  return false;
}

const lastRun = async (db: Database): Promise<number> =>
  (await sql<{ id: number }>`select coalesce(max(id), 0)::int as id from collection_runs`.execute(db)).rows[0]?.id ?? 0;

interface Said {
  name: string;
  state: string;
  counts: { new?: number; quarantined?: number };
  reason: string | null;
  detail: string | null;
}

/** By collector, the result of its last run and the reasons for quarantine. */
async function whatWasSaid(db: Database, sources: readonly BadSource[]): Promise<(string | number)[][]> {
  const { rows } = await sql<Said>`
    select distinct on (c.name) c.name, r.state, r.counts, r.reason,
      (select min(q.reason || ': ' || q.detail) from quarantine q where q.collector_id = c.id) as detail
    from collectors c join collection_runs r on r.collector_id = c.id
    where c.name like 'bad-%' order by c.name, r.id desc`.execute(db);
  return sources.map(({ name }, at) => {
    const said = rows.find((row) => row.name === `bad-${at}`);
    const { new: added = 0, quarantined = 0 } = said?.counts ?? {};
    return [name, said?.state ?? 'none', added, quarantined, said?.reason ?? '–', (said?.detail ?? '–').slice(0, 90)];
  });
}

function collect(databaseUrl: string): ChildProcess {
  return spawn(process.execPath, [commands, 'collect'], {
    env: { PATH: process.env.PATH ?? '', AWAJ_MODE: 'demo', NODE_ENV: 'production', DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

await onDemoPostgres(async (env) => {
  const { db, close } = openPostgres(env.DATABASE_URL);
  const sources = await startBadSources();

  const quiet = await startApi({ ...env, COLLECTING: 'process' });
  for (let page = 1; page <= 20; page++) await fetch(`${quiet.url}/latest-tenders?page=${page}`);
  const without = peakOf(quiet.pid);
  await quiet.kill('SIGTERM');

  await addAll(db, sources);
  const own = collect(env.DATABASE_URL);
  const ownEnded = once(own, 'exit');
  const hasEnded = await untilAllRan(db, 0, sources.length);
  const alone = peakOf(own.pid);
  const isAlive = own.exitCode === null && own.signalCode === null;
  own.kill('SIGTERM');
  await ownEnded;
  printTable(
    ['what comes', 'the run', 'new', 'in quarantine', 'says', 'waits because of'],
    await whatWasSaid(db, sources),
  );

  await forget(db);
  const after = await lastRun(db);
  const api = await startApi(env);
  for (let page = 1; page <= 20; page++) await fetch(`${api.url}/latest-tenders?page=${page}`);
  const hasEndedInside = await untilAllRan(db, after, sources.length);
  const inside = peakOf(api.pid);
  const answers = (await fetch(`${api.url}/latest-tenders`)).ok;
  await api.kill('SIGTERM');

  console.log();
  printTable(
    ['', 'most memory, MB', 'wanted', 'all runs ended, and it lives', ''],
    [
      [
        'a process that collects',
        alone,
        `< ${mostAlone}`,
        String(hasEnded && isAlive),
        verdict(alone < mostAlone && hasEnded && isAlive),
      ],
      ['the API without collecting', without, '', '', ''],
      [
        'the API that collects',
        inside,
        `≤ ${(without + mostAdded).toFixed(0)}`,
        String(hasEndedInside && answers),
        verdict(inside - without <= mostAdded && hasEndedInside && answers),
      ],
    ],
  );
  await Promise.all(sources.map(({ site }) => site.stop()));
  await close();
});
