import { minuteMs, secondMs } from '@awaj/domain/duration';

const firstPauseMs = 5 * secondMs;
const longestPauseMs = 5 * minuteMs;

/** Does what another service has to take until it takes it, with pauses that double up to the longest. */
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
    // A call that is under way may go on to its end; nothing depends on it.
    async stop() {
      isStopped = true;
      endPause();
    },
  };
}
