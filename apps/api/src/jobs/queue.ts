import { fromKysely, PgBoss } from 'pg-boss';
import type { Database, JobStore } from '../database/database.ts';

/** Work that outlives its request. It may run twice, so it must be idempotent. */
export interface Job<Data extends object = object> {
  name: string;
  /** Its schedule, as five cron fields in UTC. */
  cron?: string;
  /** The number of retries, with pauses that double up to an hour. */
  retries: number;
  firstPauseSeconds?: number;
  run(data: Data): Promise<void>;
}

export interface Queue {
  /** Sends within the given transaction, so that a rollback drops the job. Runs not before `at` if given. */
  send(db: Database, name: string, data: object, at?: Date): Promise<void>;
}

export interface JobRunner {
  queue: Queue;
  /** Opens the queue, which is required before sending. */
  open(jobs: readonly Job[]): Promise<void>;
  /** Runs jobs as they arrive. Failures are reported and retried. */
  work(report: (error: unknown) => void): Promise<void>;
  /** Runs due jobs and the jobs that they send. A failing job is retried later, and its error is thrown here. */
  drain(): Promise<void>;
  /** Waits for running jobs, and returns those that take too long to the queue. */
  stop(): Promise<void>;
}

/** At most this many jobs of a kind run together; while so many are waiting, the next follow at once. */
const atOnce = 10;
/** Schedules are in minutes. Each poll is one statement for each kind of job. */
const polling = {
  pollingIntervalSeconds: 5,
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
  // pg-boss looks up a queue on first use. In a transaction of PGlite, which has one connection, that would deadlock,
  // so each queue is used once now.
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

/** The queue is in the same database as the data, so that both change in one transaction. */
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
