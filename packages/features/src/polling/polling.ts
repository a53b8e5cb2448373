import { secondMs } from '@awaj/domain/duration';

/** Most of what others report to our server, such as a payment, is there within this time. */
const promptMs = 20 * secondMs;

/** After two minutes a page stops waiting for it. */
export const longestWaitMs = 120 * secondMs;

/** The pause before the server is asked again; false when there is nothing more to wait for. */
export function pollPauseMs(waitedMs: number): number | false {
  if (waitedMs >= longestWaitMs) return false;
  return (waitedMs < promptMs ? 2 : 5) * secondMs;
}
