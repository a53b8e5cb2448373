import { setTimeout as delay } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Database } from '../../../database/database.ts';
import { createFetcherOptions } from '../fetching/fetcher.ts';
import { type Collecting, type RunReport, runCollector } from './run-collector.ts';
import { expireRuns } from './runs.ts';

export interface CollectOptions extends Collecting {
  /** A run whose heartbeat is older belongs to a dead process. */
  silentMs: number;
  onRun(report: RunReport): void;
  onError(error: unknown): void;
}

/** The usual settings. */
export const usualCollecting = (
  db: Database,
  now: () => Date,
  { allowsLoopback }: { allowsLoopback: boolean },
): Collecting & { silentMs: number } => ({
  db,
  now,
  fetching: createFetcherOptions(db, { allowsLoopback }),
  heartbeatMs: 4_000,
  silentMs: 20_000,
});

/** Concurrent runs in a process. They mostly wait for hosts. */
const runsAtOnce = 16;
const pollEveryMs = 2_000;

async function dueCollectors({ db, now }: Collecting): Promise<number[]> {
  const rows = await db
    .selectFrom('collectors')
    .select('id')
    .where('paused_at', 'is', null)
    .where('next_run_at', '<=', now())
    .orderBy('next_run_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** Runs due collectors until it is stopped. A collector that hangs or fails does not delay the others. */
export function startCollecting(options: CollectOptions): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const limit = pLimit(runsAtOnce);
  const running = new Map<number, Promise<void>>();

  async function runOne(id: number): Promise<void> {
    try {
      const report = await runCollector(options, id, stopping.signal);
      if (report) options.onRun(report);
    } catch (error) {
      options.onError(error);
    } finally {
      running.delete(id);
    }
  }

  async function startDue(): Promise<void> {
    await expireRuns(options.db, options.silentMs, options.now());
    for (const id of await dueCollectors(options))
      if (!running.has(id))
        running.set(id, limit(() => (stopping.signal.aborted ? undefined : runOne(id))) as Promise<void>);
  }

  const loop = (async () => {
    while (!stopping.signal.aborted) {
      await startDue().catch(options.onError);
      await delay(pollEveryMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  })();

  return {
    async stop() {
      stopping.abort();
      await loop;
      await Promise.all(running.values());
    },
  };
}

/** Runs all due collectors once, and returns their outcomes. */
export async function collectDue(options: CollectOptions, signal: AbortSignal): Promise<void> {
  await expireRuns(options.db, options.silentMs, options.now());
  const limit = pLimit(runsAtOnce);
  const ids = await dueCollectors(options);
  await Promise.all(
    ids.map((id) =>
      limit(async () => {
        const report = await runCollector(options, id, signal).catch(options.onError);
        if (report) options.onRun(report);
      }),
    ),
  );
}
