import { minuteMs, secondMs } from '@awaj/domain/duration';

const firstPauseMs = 5 * secondMs;
const longestPauseMs = 5 * minuteMs;

/** Repeats work until another service accepts it, with pauses that double up to a maximum. */
export function retryUntilDone(work: () => Promise<void>, report: (error: unknown) => void): { stop(): Promise<void> } {
  let isStopped = false;
  let endPause = () => {};

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function run(): Promise<void> {
    for (let pauseMs = firstPauseMs; !isStopped; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
      try {
        return await work();
      } catch (error) {
        report(error);
      }
      if (!isStopped) await pause(pauseMs);
    }
  }

  void run();
  return {
    // A running call may finish; nothing depends on it.
    async stop() {
      isStopped = true;
      endPause();
    },
  };
}
