// Kills processes that collect from the sandbox, again and again, and counts what is lost or doubled:
// pnpm bench collector-kills [times]
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Database, openPostgres } from '@awaj/api/database/database';
import { type Sandbox, startSandbox } from '@awaj/api/testing/sandbox';
import { sql } from 'kysely';
import { startApi } from '../api/api-process.ts';
import { onDemoPostgres } from '../api/demo-postgres.ts';
import { printTable, verdict } from '../table.ts';

const kills = Number(process.argv[2] ?? 50);
const firstPort = Number(process.env.BENCH_FIRST_PORT || 4450) + 10;
const commands = join(import.meta.dirname, '..', '..', '..', 'api', 'src', 'cli', 'main.ts');
const processes = 2;
/** The collectors whose notices have addresses that end in the newsroom's key. */
const papers = ['addis-dimts', 'nile-herald', 'tana-roads', 'tender-wire'];
const settlesWithinMs = 240_000;

function collect(databaseUrl: string): ChildProcess {
  return spawn(process.execPath, [commands, 'collect'], {
    env: { PATH: process.env.PATH ?? '', AWAJ_MODE: 'demo', NODE_ENV: 'production', DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

interface Count {
  tenders: number;
  printed: number;
  doubled: number;
  running: number;
  lost: number;
}

/** Keys that are neither a notice nor waiting; tenders without a notice, and tenders that share one. */
async function count(db: Database, keys: readonly string[], demoTenders: number): Promise<Count> {
  const { rows } = await sql<Count>`
    with known as (select external_key as key from notices union select notice_key from quarantine
        union select address from quarantine)
    select (select count(*)::int from tenders) as tenders,
      (select count(distinct tender_id)::int from notices) as printed,
      (select count(*)::int from tenders) - ${demoTenders}::int - (select count(distinct tender_id)::int from notices)
        as doubled,
      (select count(*)::int from collection_runs where state = 'running') as running,
      (select count(*)::int from unnest(${keys}::text[]) k (key)
        where not exists (select from known where known.key like '%' || k.key)) as lost`.execute(db);
  if (!rows[0]) throw new Error('Nothing was counted.');
  return rows[0];
}

async function printedKeys(sandbox: Sandbox): Promise<string[]> {
  const { issues } = await sandbox.control<{ issues: { site: string; printings: { key: string }[] }[] }>(
    'GET',
    'newsroom/issues',
  );
  return issues.filter(({ site }) => papers.includes(site)).flatMap(({ printings }) => printings.map(({ key }) => key));
}

async function killAgainAndAgain(sandbox: Sandbox, databaseUrl: string): Promise<void> {
  let running = Array.from({ length: processes }, () => collect(databaseUrl));
  for (let kill = 0; kill < kills; kill++) {
    if (kill % 10 === 0) await sandbox.control('POST', 'newsroom/issues', {});
    // Kills each time at a different moment.
    await delay(2_000 + ((kill * 733) % 5_000));
    const ended = running.map((each) => once(each, 'exit'));
    for (const each of running) each.kill('SIGKILL');
    await Promise.all(ended);
    running = Array.from({ length: processes }, () => collect(databaseUrl));
  }
  await delay(1);
  for (const each of running) each.kill('SIGKILL');
}

await onDemoPostgres(async (env) => {
  const sandbox = await startSandbox({ SANDBOX_SITES_PORT: String(firstPort) });
  // Adds the collectors, but does not collect.
  const sites = { SANDBOX_SITES_PORT: String(firstPort), COLLECTING: 'process' };
  const { db, close } = openPostgres(env.DATABASE_URL);
  const { tenders: demoTenders } = await db
    .selectFrom('tenders')
    .select((eb) => eb.fn.countAll<number>().as('tenders'))
    .executeTakeFirstOrThrow();
  await (await startApi({ ...env, ...sites, SANDBOX_URL: sandbox.url })).kill('SIGTERM');
  await killAgainAndAgain(sandbox, env.DATABASE_URL);
  const last = collect(env.DATABASE_URL);
  const keys = await printedKeys(sandbox);
  const since = performance.now();
  let seen = await count(db, keys, Number(demoTenders));
  while (seen.lost > 0 && performance.now() - since < settlesWithinMs) {
    await delay(1_000);
    seen = await count(db, keys, Number(demoTenders));
  }
  const ended = once(last, 'exit');
  last.kill('SIGTERM');
  await ended;
  const { visits } = await sandbox.control<{ visits: Record<string, { mostAtOnce: number; requests: number }> }>(
    'GET',
    'newsroom/visits',
  );
  const atOnce = Math.max(...Object.values(visits).map(({ mostAtOnce }) => mostAtOnce));
  const requests = Object.values(visits).reduce((sum, each) => sum + each.requests, 0);
  const isMet = seen.lost === 0 && seen.doubled === 0 && atOnce === 1;
  printTable(
    ['killed', 'printed', 'lost', 'tenders', 'twice', 'requests', 'most at once to a host', ''],
    [[kills * processes, keys.length, seen.lost, seen.printed, seen.doubled, requests, atOnce, verdict(isMet)]],
  );
  if (!isMet) process.exitCode = 1;
  await close();
  await sandbox.stop();
});
