// Whether memory or other resources grow over time: pnpm bench soak [minutes]
import { readdirSync } from 'node:fs';
import { openPostgres } from '@awaj/api/database/database';
import { printTable, verdict } from '../table.ts';
import { startApi } from './api-process.ts';
import { sendCrowd, signInMany } from './crowd.ts';
import { onDemoPostgres } from './demo-postgres.ts';

const minutes = Number(process.argv[2] ?? 10);
const people = 200;
const warmUpMinutes = 2;
const goals = { slope: 0.01, handles: 5 };

interface Sample {
  minute: number;
  mb: number;
  handles: number;
}

/** The slope of a line through all samples, in megabytes a minute, so that no single one decides. */
function slopeOf(samples: readonly Sample[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(samples.map(({ minute }) => minute)), mean(samples.map(({ mb }) => mb))];
  const over = samples.reduce((sum, { minute, mb }) => sum + (minute - x) * (mb - y), 0);
  return over / samples.reduce((sum, { minute }) => sum + (minute - x) ** 2, 0);
}

await onDemoPostgres(async (env) => {
  const { db, close } = openPostgres(env.DATABASE_URL);
  const members = await signInMany(db, people);
  await close();
  const api = await startApi(env);
  const samples: Sample[] = [];
  let failed = 0;
  for (let minute = 1; minute <= warmUpMinutes + minutes; minute += 1) {
    const onVisit = ({ status }: { status: number }) => {
      if (status !== 200) failed += 1;
    };
    await sendCrowd({ urls: [api.url], members, seconds: 60, thinkMs: 2_000, onVisit });
    if (minute <= warmUpMinutes) continue;
    samples.push({ minute, mb: api.memory(), handles: readdirSync(`/proc/${api.pid}/fd`).length });
  }
  await api.kill('SIGTERM');
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last) throw new Error('There was no minute to measure.');
  const slope = slopeOf(samples) / first.mb;
  const more = last.handles - first.handles;
  printTable(
    [`${minutes} minutes, ${people} people`, 'wanted', 'seen', ''],
    [
      ['memory', '', `${Math.round(first.mb)} → ${Math.round(last.mb)} MB`, ''],
      [
        'growth of memory a minute',
        `≤ ${goals.slope * 100} %`,
        `${(slope * 100).toFixed(2)} %`,
        verdict(slope <= goals.slope),
      ],
      ['open handles', 'as before', `${first.handles} → ${last.handles}`, verdict(more <= goals.handles)],
      ['not 200', '0', failed, verdict(failed === 0)],
    ],
  );
});
