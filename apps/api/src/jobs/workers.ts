import { setTimeout as delay } from 'node:timers/promises';

/** Work of one kind, of which one process does only so much at the same time. */
export interface Lane {
  /** The concurrency of one process. */
  atOnce: number;
  /** Claims up to this many items for this process. */
  take(atMost: number): Promise<readonly (() => Promise<void>)[]>;
}

/** Work that waits in its own table, from which the workers of all processes claim it. */
export interface Backlog {
  lanes: readonly Lane[];
  /** The lanes that may have something due. Asked of all together, because most of the time none has. */
  dueLanes(): Promise<readonly Lane[]>;
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

/** Works on one lane whenever it is woken, until nothing more is due in it. */
function createLaneWorker({ atOnce, take }: Lane, stopping: AbortSignal, report: Report) {
  const running = new Set<Promise<void>>();
  let taking: Promise<void> | null = null;

  async function takeAll(): Promise<void> {
    for (let isMore = true; isMore && !stopping.aborted; ) {
      const room = atOnce - running.size;
      const taken = await take(room);
      for (const work of taken) {
        const run: Promise<void> = work()
          .catch(report)
          .finally(() => running.delete(run));
        running.add(run);
      }
      isMore = taken.length === room;
      while (isMore && running.size > atOnce / 2) await Promise.race(running);
    }
  }

  return {
    wake(): void {
      taking ??= takeAll()
        .catch(report)
        .finally(() => {
          taking = null;
        });
    },
    async finish(): Promise<void> {
      await taking;
      await Promise.all(running);
    },
  };
}

async function workOn({ lanes, dueLanes }: Backlog, stopping: AbortSignal, report: Report): Promise<void> {
  const workers = new Map(lanes.map((lane) => [lane, createLaneWorker(lane, stopping, report)]));
  while (!stopping.aborted) {
    try {
      for (const lane of await dueLanes()) workers.get(lane)?.wake();
    } catch (error) {
      report(error);
    }
    await delay(pollMs, undefined, { signal: stopping }).catch(() => {});
  }
  await Promise.all([...workers.values()].map((worker) => worker.finish()));
}

async function drain({ atOnce, take }: Lane): Promise<void> {
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
      for (const { lanes } of backlogs) for (const lane of lanes) await drain(lane);
    },
    async stop() {
      stopping.abort();
      await Promise.race([working, delay(stopMs, undefined, { ref: false })]);
    },
  };
}
