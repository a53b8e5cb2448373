import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { CheckedNotice } from '../import/notice/checked-notice.ts';
import type { Fingerprint } from '../matching/fingerprint/fingerprint.ts';
import type { Slugs } from './notice-fingerprint.ts';

/** One thread stores notices, and this many readers keep it busy. */
const mostThreads = 3;
export const threadCount = Math.min(availableParallelism() - 1, mostThreads);

/** Reading leaves much garbage. With the default size a thread would use three times the memory. */
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
      // The caller's await reports this failure. Without a handler it would end the process.
      reading.catch(() => {});
      worker.postMessage(notices);
      return reading;
    },
    end: () => worker.terminate(),
  };
}

/** Creates threads that read notices in turn. Each starts with its first chunk. */
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
