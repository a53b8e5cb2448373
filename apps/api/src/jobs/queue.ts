import { fromKysely, PgBoss } from 'pg-boss';
import type { Database, JobStore } from '../database/database.ts';

/** Work that outlives the request that asked for it. It may run twice, and twice must come to the same as once. */
export interface Job<Data extends object = object> {
  name: string;
  /** When it runs by itself, in five fields of cron and UTC. */
  cron?: string;
  /** How often it is tried again, with pauses that double from the first up to an hour. */
  retries: number;
  firstPauseSeconds?: number;
  run(data: Data): Promise<void>;
}

export interface Queue {
  /** Part of the transaction it is given: what is rolled back never runs. Not before `at`, where that is given. */
  send(db: Database, name: string, data: object, at?: Date): Promise<void>;
}

export interface JobRunner {
  queue: Queue;
  /** Opens the queue; nothing can be sent before. */
  open(jobs: readonly Job[]): Promise<void>;
  /** Runs jobs as they come. What fails is reported, and tried again. */
  work(report: (error: unknown) => void): Promise<void>;
  /** Runs what is due, and what that leads to. A failing job is tried again later, and its error thrown here. */
  drain(): Promise<void>;
  /** Lets running jobs finish; those that take too long are given back. */
  stop(): Promise<void>;
}

/** As many of one kind as there are run together; as long as there are so many, the next follow at once. */
const atOnce = 10;
const polling = {
  pollingIntervalSeconds: 0.5,
  batchSize: atOnce,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;
const runsAtMostSeconds = 60;
const longestPauseSeconds = 3_600;
const stopMs = 8_000;
const nobody = '00000000-0000-0000-0000-000000000000';

async function declare(boss: PgBoss, { name, retries, firstPauseSeconds = 1 }: Omit<Job, 'run'>): Promise<void> {
  const rules = {
    retryLimit: retries,
    retryDelay: firstPauseSeconds,
    retryBackoff: true,
    retryDelayMax: longestPauseSeconds,
    expireInSeconds: runsAtMostSeconds,
  };
  if (await boss.getQueue(name)) await boss.updateQueue(name, rules);
  else await boss.createQueue(name, rules);
  // A queue is looked up when it is first used. Within a transaction of the embedded database, which has a single
  // connection, that look-up would wait for itself; so it is used now.
  await boss.cancel(name, nobody);
}

const queueOf = (boss: PgBoss): Queue => ({
  async send(db, name, data, at) {
    await boss.send(name, data, { db: fromKysely(db), ...(at && { startAfter: at }) });
  },
});

/** Runs one waiting job; false when there is none. */
async function runOne(boss: PgBoss, { name, run }: Job): Promise<boolean> {
  const [job] = await boss.fetch<object>(name);
  if (!job) return false;
  try {
    await run(job.data);
  } catch (error) {
    await boss.fail(name, job.id);
    throw error;
  }
  await boss.complete(name, job.id);
  return true;
}

/** The queue lives in the database that the product's data is in, so that both change together. */
export function createJobRunner(store: JobStore): JobRunner {
  const boss = new PgBoss({ ...store, schema: 'jobs' });
  let report: (error: unknown) => void = () => {};
  boss.on('error', (error) => report(error));
  let known: readonly Job[] = [];

  async function statusOf(work: Promise<void>): Promise<'completed' | 'failed'> {
    try {
      await work;
      return 'completed';
    } catch (error) {
      report(error);
      return 'failed';
    }
  }

  return {
    queue: queueOf(boss),
    async open(jobs) {
      known = jobs;
      await boss.start();
      for (const job of jobs) await declare(boss, job);
    },
    async work(to) {
      report = to;
      for (const { name, cron, run } of known) {
        await boss.work(name, polling, (batch: { id: string; data: object }[]) =>
          Promise.all(batch.map(async ({ id, data }) => ({ id, status: await statusOf(run(data)) }))),
        );
        if (cron) await boss.schedule(name, cron);
      }
    },
    async drain() {
      for (let ran = true; ran; ) {
        ran = false;
        for (const job of known) while (await runOne(boss, job)) ran = true;
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: stopMs, close: true }),
  };
}
