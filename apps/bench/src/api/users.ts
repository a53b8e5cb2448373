// How the API performs under many users: pnpm bench users [seconds]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded, openPostgres } from '@awaj/api/database/database';
import { quantile } from '../statistics.ts';
import { printTable, type Row, verdict } from '../table.ts';
import { type ApiProcess, startApi } from './api-process.ts';
import { type Member, sendCrowd, signInMany, type Visit } from './crowd.ts';
import { fill, onDemoPostgres } from './demo-postgres.ts';

const seconds = Number(process.argv[2] ?? 180);
const thinkMs = 2_000;

interface Goal {
  name: string;
  /** One process for each core on PostgreSQL; only one on the embedded database. */
  processes: number;
  people: number;
  p50: number | null;
  p99: number;
}

function summarise({ name, people, p50, p99 }: Goal, visits: readonly Visit[]): Row {
  const times = visits.map(({ ms }) => ms);
  const failed = visits.filter(({ status }) => status < 200 || status > 299).length;
  const [half, late] = [quantile(times, 0.5), quantile(times, 0.99)];
  const isMet = failed === 0 && late <= p99 && (p50 === null || half <= p50);
  const wanted = `${p50 === null ? '' : `p50 ≤ ${p50}, `}p99 ≤ ${p99}, 0 errors`;
  return [name, people, Math.round(visits.length / seconds), half, late, failed, wanted, verdict(isMet)];
}

async function measure(goal: Goal, env: Record<string, string>, members: readonly Member[]): Promise<Row> {
  const apis: ApiProcess[] = [];
  for (let count = 0; count < goal.processes; count += 1) apis.push(await startApi(env));
  const crowd = { urls: apis.map(({ url }) => url), members, thinkMs };
  const visits: Visit[] = [];
  await sendCrowd({ ...crowd, seconds: 5, onVisit: () => {} });
  await sendCrowd({ ...crowd, seconds, onVisit: (visit) => visits.push(visit) });
  for (const api of apis) await api.kill('SIGTERM');
  return summarise(goal, visits);
}

const onPostgres = (goal: Goal): Promise<Row> =>
  onDemoPostgres(async (env) => {
    const { db, close } = openPostgres(env.DATABASE_URL);
    const members = await signInMany(db, goal.people);
    await close();
    return measure(goal, env, members);
  });

async function onPglite(goal: Goal): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), 'awaj-bench-'));
  const env = { AWAJ_DATA_DIR: folder };
  try {
    await fill(env);
    const { db, close } = await openEmbedded(folder);
    const members = await signInMany(db, goal.people);
    await close();
    return await measure(goal, env, members);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const rows = [
  await onPostgres({ name: 'PostgreSQL, 2 processes', processes: 2, people: 1_000, p50: 50, p99: 400 }),
  await onPglite({ name: 'PGlite', processes: 1, people: 200, p50: null, p99: 500 }),
];
printTable(['database', 'people', 'requests/s', 'p50 ms', 'p99 ms', 'not 2xx', 'wanted', ''], rows);
