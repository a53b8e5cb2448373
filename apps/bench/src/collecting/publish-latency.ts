// How long it takes from a press of the newsroom's button until the printed notices can be read:
// pnpm bench publish-latency [times]
import { setTimeout as delay } from 'node:timers/promises';
import { type Database, openPostgres } from '@awaj/api/database/database';
import { type Sandbox, startSandbox } from '@awaj/api/testing/sandbox';
import { newsroomCollectors } from '@awaj/demo-data/newsroom';
import { sql } from 'kysely';
import { startApi } from '../api/api-process.ts';
import { onDemoPostgres } from '../api/demo-postgres.ts';
import { printTable, verdict } from '../table.ts';

const times = Number(process.argv[2] ?? 3);
const firstPort = Number(process.env.BENCH_FIRST_PORT || 4450) + 10;
const wantedMs = 60_000;
const lookMs = 250;

interface Came {
  source: string;
  tender: number | null;
}

/** Notices that arrived after these, as tenders or in quarantine. */
async function cameAfter(db: Database, last: { notice: number; waiting: number }): Promise<Came[]> {
  const { rows } = await sql<Came>`
    select s.slug as source, n.tender_id as tender from notices n join sources s on s.id = n.source_id
      where n.id > ${last.notice}
    union all
    select s.slug, null from quarantine q join collectors c on c.id = q.collector_id join sources s on s.id = c.source_id
      where q.id > ${last.waiting} and q.state = 'open'`.execute(db);
  return rows;
}

async function lastOf(db: Database): Promise<{ notice: number; waiting: number }> {
  const { rows } = await sql<{ notice: number; waiting: number }>`
    select (select coalesce(max(id), 0) from notices)::int as notice,
      (select coalesce(max(id), 0) from quarantine)::int as waiting`.execute(db);
  return rows[0] ?? { notice: 0, waiting: 0 };
}

/** The first runs collect what was printed before. They are over when nothing more arrives. */
async function untilQuiet(db: Database): Promise<void> {
  for (let before = -1, quiet = 0; quiet < 25; ) {
    const { notice, waiting } = await lastOf(db);
    quiet = notice + waiting === before && notice > 0 ? quiet + 1 : 0;
    before = notice + waiting;
    await delay(1_000);
  }
}

/** How many notices each site has printed, by the source of its collector. */
async function printAll(sandbox: Sandbox): Promise<Map<string, number>> {
  const { issues } = await sandbox.control<{ issues: { site: string; printings: unknown[] }[] }>(
    'POST',
    'newsroom/issues',
    {},
  );
  const files = newsroomCollectors(0).map(({ json }) => ({
    source: (JSON.parse(json) as { source: string }).source,
    place: Number(/127\.0\.0\.1:(\d+)/.exec(json)?.[1]),
  }));
  return new Map(files.map(({ source, place }) => [source, issues[place]?.printings.length ?? 0]));
}

interface Seen {
  source: string;
  printed: number;
  published: number;
  waiting: number;
  slowestMs: number;
}

async function pressOnce(db: Database, sandbox: Sandbox, apiUrl: string): Promise<Seen[]> {
  const last = await lastOf(db);
  const started = performance.now();
  const printed = await printAll(sandbox);
  const seen = new Map<string, Seen>(
    [...printed].map(([source, count]) => [
      source,
      { source, printed: count, published: 0, waiting: 0, slowestMs: Number.NaN },
    ]),
  );
  const isOver = ({ published, waiting, printed: all }: Seen) => published + waiting >= all;
  while (performance.now() - started < wantedMs && ![...seen.values()].every(isOver)) {
    await delay(lookMs);
    const came = await cameAfter(db, last);
    for (const each of seen.values()) {
      const own = came.filter(({ source }) => source === each.source);
      const published = own.flatMap(({ tender }) => tender ?? []);
      each.waiting = own.length - published.length;
      if (published.length === each.published) continue;
      const newest = Math.max(...published);
      if (!(await fetch(`${apiUrl}/tender/detail/${newest}`)).ok) continue;
      Object.assign(each, { published: published.length, slowestMs: performance.now() - started });
    }
  }
  return [...seen.values()];
}

await onDemoPostgres(async (env) => {
  const sandbox = await startSandbox({ SANDBOX_SITES_PORT: String(firstPort) });
  const api = await startApi({ ...env, SANDBOX_URL: sandbox.url, SANDBOX_SITES_PORT: String(firstPort) });
  const { db, close } = openPostgres(env.DATABASE_URL);
  await untilQuiet(db);
  const rounds: Seen[] = [];
  for (let round = 0; round < times; round++) rounds.push(...(await pressOnce(db, sandbox, api.url)));
  const rows = [...new Set(rounds.map(({ source }) => source))].map((source) => {
    const all = rounds.filter((each) => each.source === source);
    const sum = (of: (each: Seen) => number) => all.reduce((total, each) => total + of(each), 0);
    const slowest = Math.max(...all.map(({ slowestMs }) => slowestMs)) / 1_000;
    const counts = [sum((each) => each.printed), sum((each) => each.published), sum((each) => each.waiting)];
    return [source, ...counts, slowest, verdict(slowest <= wantedMs / 1_000)];
  });
  printTable(['source', 'printed', 'published', 'in quarantine', 'the last visible after, s', ''], rows);
  await api.kill('SIGTERM');
  await close();
  await sandbox.stop();
});
