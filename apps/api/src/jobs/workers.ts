import { setTimeout as delay } from 'node:timers/promises';

/** Work that waits in its own table, from which the workers of all processes claim it. */
export interface Backlog {
  /** The concurrency of one process. */
  atOnce: number;
  /** Claims up to this many items for this process. */
  take(atMost: number): Promise<readonly (() => Promise<void>)[]>;
}

type Report = (error: unknown) => void;

export interface Workers {
  /** Works until it is stopped, and reports failures. */
  start(report: Report): void;
  /** Does what is due. */
  drain(): Promise<void>;
  /** Waits for running work. Work that takes too long is left for another process. */
  stop(): Promise<void>;
}

const pollMs = 500;
const stopMs = 8_000;

async function workOn({ atOnce, take }: Backlog, stopping: AbortSignal, report: Report): Promise<void> {
  const running = new Set<Promise<void>>();
  while (!stopping.aborted) {
    const room = atOnce - running.size;
    const taken = await take(room).catch((error: unknown) => {
      report(error);
      return [];
    });
    for (const work of taken) {
      const run: Promise<void> = work()
        .catch(report)
        .finally(() => running.delete(run));
      running.add(run);
    }
    if (taken.length < room) await delay(pollMs, undefined, { signal: stopping }).catch(() => {});
    else while (running.size > atOnce / 2) await Promise.race(running);
  }
  await Promise.all(running);
}

async function drain({ atOnce, take }: Backlog): Promise<void> {
  for (let taken = await take(atOnce); taken.length > 0; taken = await take(atOnce))
    await Promise.all(taken.map((work) => work()));
}

export function createWorkers(backlogs: readonly Backlog[]): Workers {
  const stopping = new AbortController();
  let working: Promise<unknown> = Promise.resolve();
  return {
    start(report) {
      working = Promise.all(backlogs.map((backlog) => workOn(backlog, stopping.signal, report)));
    },
    async drain() {
      for (const backlog of backlogs) await drain(backlog);
    },
    async stop() {
      stopping.abort();
      await Promise.race([working, delay(stopMs, undefined, { ref: false })]);
    },
  };
}
