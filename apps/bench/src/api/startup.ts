// How long the API takes to start, and how much memory it needs at rest: pnpm bench startup
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startCluster } from '@awaj/api/testing/postgres-cluster';
import { median } from '../statistics.ts';
import { printTable, type Row, verdict } from '../table.ts';
import { startApi } from './api-process.ts';

const starts = 5;
const settledMs = 5_000;

async function measure(
  name: string,
  env: Record<string, string>,
  wanted: { bootMs: number; mb: number },
): Promise<Row> {
  await (await startApi(env)).kill('SIGTERM');
  const boots: number[] = [];
  let mb = 0;
  for (let start = 0; start < starts; start += 1) {
    const api = await startApi(env);
    boots.push(api.bootMs);
    if (start === starts - 1) {
      await delay(settledMs);
      mb = api.memory();
    }
    await api.kill('SIGTERM');
  }
  const bootMs = median(boots);
  const isMet = bootMs <= wanted.bootMs && mb <= wanted.mb;
  return [name, bootMs, wanted.bootMs, mb, wanted.mb, verdict(isMet)];
}

const folder = mkdtempSync(join(tmpdir(), 'awaj-bench-'));
const cluster = await startCluster();
if (!cluster) throw new Error('No PostgreSQL is installed.');
try {
  const rows = [
    await measure('PGlite, demo data', { AWAJ_DATA_DIR: folder }, { bootMs: 2_000, mb: 500 }),
    await measure('PostgreSQL', { DATABASE_URL: cluster.url, AWAJ_SEED: 'demo' }, { bootMs: 2_000, mb: 150 }),
  ];
  printTable(['database', 'start ms (median)', 'wanted', 'memory MB', 'wanted', ''], rows);
} finally {
  await cluster.stop();
  rmSync(folder, { recursive: true });
}
