import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { CheckedNotice } from '../import/checked-notice.ts';
import type { Fingerprint } from '../matching/fingerprint.ts';
import type { Slugs } from './notice-fingerprint.ts';

/** One thread stores what the others read, and no more than these can keep it busy. */
const mostThreads = 3;
export const threadCount = Math.min(availableParallelism() - 1, mostThreads);

/** What a notice leaves behind is garbage at once, for which a thread would take three times as much memory. */
const resourceLimits = { maxYoungGenerationSizeMb: 16 };

interface Answer {
  resolve(fingerprints: readonly Fingerprint[]): void;
  reject(error: unknown): void;
}

function startThread(slugs: Slugs) {
  const worker = new Worker(new URL('./reading-thread.ts', import.meta.url), { workerData: slugs, resourceLimits });
  const waiting: Answer[] = [];
  worker.on('message', (fingerprints: readonly Fingerprint[]) => waiting.shift()?.resolve(fingerprints));
  worker.on('error', (error) => {
    for (const answer of waiting.splice(0)) answer.reject(error);
  });
  return {
    read(notices: readonly CheckedNotice[]): Promise<readonly Fingerprint[]> {
      const reading = new Promise<readonly Fingerprint[]>((resolve, reject) => waiting.push({ resolve, reject }));
      // Its failure is told to whoever awaits it, and until then to nobody else.
      reading.catch(() => {});
      worker.postMessage(notices);
      return reading;
    },
    end: () => worker.terminate(),
  };
}

/** Threads that read notices by turns, each started when its first turn comes. */
export function createReadingThreads(slugs: Slugs) {
  const threads: ReturnType<typeof startThread>[] = [];
  let turn = 0;
  return {
    read(notices: readonly CheckedNotice[]): Promise<readonly Fingerprint[]> {
      const thread = threads[turn] ?? startThread(slugs);
      threads[turn] = thread;
      turn = (turn + 1) % threadCount;
      return thread.read(notices);
    },
    async end(): Promise<void> {
      await Promise.all(threads.map((thread) => thread.end()));
    },
  };
}
