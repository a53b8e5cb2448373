// Whether writes are lost when processes or the database are killed: pnpm bench crashes
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Database, openEmbedded, openPostgres } from '@awaj/api/database/database';
import { startCluster } from '@awaj/api/testing/postgres-cluster';
import { printTable, type Row, verdict } from '../table.ts';
import { type ApiProcess, startApi } from './api-process.ts';
import { sendCrowd, signInMany, type Visit } from './crowd.ts';
import { bypassCache } from './speed.ts';

const kills = Number(process.argv[2] ?? 20);
const restarts = 5;
const people = 200;
const killedAfterMs = 700;

const keyOf = (userId: number, tenderId: number) => `${userId}/${tenderId}`;

async function lost(db: Database, confirmed: ReadonlySet<string>): Promise<number> {
  const rows = await db.selectFrom('saved_tenders').select(['user_id', 'tender_id']).execute();
  const kept = new Set(rows.map(({ user_id, tender_id }) => keyOf(user_id, tender_id)));
  return [...confirmed].filter((key) => !kept.has(key)).length;
}

/** Writes as fast as possible until the process is killed, again and again, on one folder. */
async function killEmbedded(): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), 'awaj-bench-'));
  const env = { AWAJ_DATA_DIR: folder };
  try {
    await (await startApi(env)).kill('SIGTERM');
    const opened = await openEmbedded(folder);
    const members = await signInMany(opened.db, 10);
    await opened.close();
    const confirmed = new Set<string>();
    let secondOpeners = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      const api = await startApi(env);
      const second = await openEmbedded(folder).catch(() => null);
      if (second) secondOpeners += 1;
      let isAlive = true;
      const writing = members.map(async ({ userId, token }, index) => {
        for (let tenderId = 1 + kill * 200; isAlive && tenderId < (kill + 1) * 200; tenderId += 1) {
          const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
          const request = { method: 'POST', headers, body: '{"to":1}' };
          const answer = await fetch(`${api.url}/client/save-unsave/${tenderId + index}`, request).catch(() => null);
          if (answer?.ok && isAlive) confirmed.add(keyOf(userId, tenderId + index));
        }
      });
      await delay(killedAfterMs);
      isAlive = false;
      await api.kill('SIGKILL');
      await Promise.all(writing);
    }
    const again = await openEmbedded(folder);
    const missing = await lost(again.db, confirmed);
    await again.close();
    const isMet = missing === 0 && secondOpeners === 0;
    return [
      'PGlite, kill -9',
      kills,
      confirmed.size,
      missing,
      `${secondOpeners} second openers let in`,
      verdict(isMet),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function answersWithin(api: ApiProcess, ms: number): Promise<number | null> {
  const before = performance.now();
  while (performance.now() - before < ms) {
    const answer = await fetch(`${api.url}/latest-tenders`, { headers: bypassCache }).catch(() => null);
    if (answer?.ok) return performance.now() - before;
    await delay(20);
  }
  return null;
}

async function restartPostgres(): Promise<Row> {
  const cluster = await startCluster();
  if (!cluster) throw new Error('No PostgreSQL is installed.');
  try {
    const api = await startApi({ DATABASE_URL: cluster.url, AWAJ_SEED: 'demo' });
    const { db, close } = openPostgres(cluster.url);
    const members = await signInMany(db, people);
    const confirmed = new Set<string>();
    const visits: Visit[] = [];
    const crowd = sendCrowd({
      urls: [api.url],
      members,
      seconds: restarts * 6,
      thinkMs: 1_000,
      onSaved: ({ userId }, tenderId) => confirmed.add(keyOf(userId, tenderId)),
      onVisit: (visit) => visits.push(visit),
    });
    const backAfter: (number | null)[] = [];
    for (let restart = 0; restart < restarts; restart += 1) {
      await delay(2_000);
      await cluster.restart(restart % 2 ? 'immediate' : 'fast');
      backAfter.push(await answersWithin(api, 5_000));
    }
    await crowd;
    const missing = await lost(db, confirmed);
    const odd = visits.map(({ status }) => status).filter((status) => status !== 200 && status !== 503);
    const hasEnded = api.hasEnded();
    await close();
    if (!hasEnded) await api.kill('SIGTERM');
    const slowest = Math.max(...backAfter.map((ms) => ms ?? Number.POSITIVE_INFINITY));
    const isMet = missing === 0 && odd.length === 0 && !hasEnded && slowest <= 5_000;
    const told = `back after ${Math.round(slowest)} ms at most, answers other than 200 and 503: ${odd.length === 0 ? 'none' : [...new Set(odd)].join(', ')}`;
    return ['PostgreSQL restarted', restarts, confirmed.size, missing, told, verdict(isMet)];
  } finally {
    await cluster.stop();
  }
}

const rows = [await killEmbedded(), await restartPostgres()];
printTable(['what', 'times', 'confirmed writes', 'lost', 'besides', ''], rows);
