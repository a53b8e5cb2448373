import { setTimeout as delay } from 'node:timers/promises';
import { type Database, openPostgres } from '@awaj/api/database/database';
import { migrate } from '@awaj/api/database/migrate';
import { type Delivering, startCarriers, startDelivering } from '@awaj/api/testing/delivering';
import { type Cluster, startCluster } from '@awaj/api/testing/postgres-cluster';
import type { Sandbox } from '@awaj/api/testing/sandbox';
import { sql } from 'kysely';

export const message = { template: 'planEnded', isTrial: false, endsAt: new Date() } as const;

export interface Scene {
  db: Database;
  cluster: Cluster;
  sandbox: Sandbox;
}

/** Runs the work with an empty database and carriers that count what arrives. */
export async function inScene(work: (scene: Scene) => Promise<void>): Promise<void> {
  const cluster = await startCluster();
  if (!cluster) throw new Error('No PostgreSQL is installed.');
  const sandbox = await startCarriers();
  const { db, close } = openPostgres(cluster.url);
  try {
    await migrate(db);
    await work({ db, cluster, sandbox });
  } finally {
    await close();
    await sandbox.stop();
    await cluster.stop();
  }
}

/** Two processes that deliver in parallel until they are killed. */
export const startTwoProcesses = ({ cluster, sandbox }: Scene): Promise<Delivering[]> =>
  Promise.all([1, 2].map(() => startDelivering(cluster.url, sandbox)));

interface Progress {
  open: number;
  done: number;
}

/** How many messages are open and done. Retries while the database is down. */
async function progressOf(db: Database): Promise<Progress> {
  const counted = sql<Progress>`
    select count(*) filter (where state in ('waiting', 'started'))::int as open,
      count(*) filter (where state in ('sent', 'failed'))::int as done from messages`.execute(db);
  const progress = await counted.then(({ rows }) => rows[0]).catch(() => undefined);
  if (progress) return progress;
  await delay(lookMs);
  return progressOf(db);
}

const lookMs = 200;

/** Polls until enough is done; false if that takes too long. */
export async function isReached(db: Database, isEnough: (progress: Progress) => boolean, withinMs: number) {
  const since = performance.now();
  while (!isEnough(await progressOf(db))) {
    if (performance.now() - since > withinMs) return false;
    await delay(lookMs);
  }
  return true;
}
